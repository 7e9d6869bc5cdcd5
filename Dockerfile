# Builds Chalkline and packs only what it needs to run.
# Tested: the commands of the first stage on Debian 12; the second stage, built with podman 4.3 on a base image made of
# Debian packages; its files run as user 10001 with Node as the first process (ready, answers, stops on SIGTERM).
# Not tested: the image named by NODE_IMAGE, which could not be downloaded, and a container runtime.
#   docker build -t chalkline .        (or: podman build -t chalkline .)

ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund \
 && npm run build \
 && cd release \
 && npm ci --omit=dev --no-audit --no-fund \
 && npm cache clean --force

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The process cannot change the program, and the folder for its data belongs to it.
COPY --from=build /source/release /app
RUN mkdir /data && chown 10001:10001 /data && chmod 0700 /data
USER 10001:10001
WORKDIR /app
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so it gets the signal to stop. It needs up to DRAIN_SECONDS and ten seconds more.
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
