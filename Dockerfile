# One image for web, worker, beat and migrate: docker-compose.yml says which. Packages are installed in a first stage, with their
# hashes checked; the second has them and the code, and runs as a user who may write nowhere but in /tmp.
# --build-arg PACKAGES=requirements-telemetry.txt has what SENTRY_DSN and OTEL_EXPORTER_OTLP_ENDPOINT need, too.
FROM python:3.11-slim AS packages
ARG PACKAGES=requirements.txt
COPY requirements.txt requirements-telemetry.txt /tmp/
RUN python -m venv --without-pip /venv \
 && pip --python /venv/bin/python install --no-cache-dir --disable-pip-version-check --require-hashes -r /tmp/$PACKAGES

FROM python:3.11-slim
RUN useradd --system --uid 10001 --no-create-home fishing
ENV PATH=/venv/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 VAR_DIR=/tmp
WORKDIR /app
COPY --from=packages /venv /venv
COPY . .
RUN python -m compileall -q .
USER 10001
EXPOSE 8000
