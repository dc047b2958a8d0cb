"""The queue. It carries hints only: every task asks the database what is to be done, and finds it done as often as not."""
import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fishing.settings")

app = Celery("fishing")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
