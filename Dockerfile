# docker build -t fish-admin .
# `npm run try:image` runs these very commands without a container engine, and lists what the image would hold.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && mkdir data

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

# Node and what it needs: no shell, no npm, no compiler.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
COPY --from=build --chown=nonroot:nonroot /app/data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 FISH_DATA=/data
VOLUME /data
EXPOSE 8000
USER nonroot
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/fish/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/nodejs/bin/node"]
CMD ["--enable-source-maps", "dist-server/main.js"]
