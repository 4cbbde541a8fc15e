# The service on Node, with its embedded database in the volume or with DATABASE_URL. One process at a time has a volume.
FROM node:24.21.0-bookworm-slim
WORKDIR /app
COPY . .
# The console is built by packages that the service itself does not need. What `npm start` runs is bundled here, where node_modules can
# still be written.
RUN npm ci && npm run build:console && npm ci --omit=dev && npm cache clean --force && mkdir -p /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8787 NEUROMEM_DATA_DIR=/data
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "functions/node.ts"]
