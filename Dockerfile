# `node scripts/bareDebian.mjs` runs these steps in a bare Debian, without Docker.
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm
RUN useradd --create-home robots && install -d -o robots /srv/robot-night /data
WORKDIR /srv/robot-night
COPY --chown=robots . .
USER robots
RUN node scripts/prepare.mjs
ENV HOST=0.0.0.0 PORT=8787 DATA=/data
VOLUME /data
EXPOSE 8787
CMD ["node", "scripts/start.mjs"]
