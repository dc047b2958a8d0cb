"""The Django project: settings, urls, servers, queue. It knows every room; no room knows it."""
from .celery import app as celery_app

__all__ = ("celery_app",)
