# syntax=docker/dockerfile:1.20
# One image for all services and for the migrations; what it runs is chosen by the command.
FROM node:24.21-bookworm-slim AS manifests
WORKDIR /app
ENV CI=true
COPY --parents package.json pnpm-lock.yaml pnpm-workspace.yaml */package.json services/*/package.json infra/stand-ins/*/package.json ./

FROM manifests AS built
RUN npx --yes "pnpm@$(node -p 'require("./package.json").engines.pnpm')" install --frozen-lockfile
COPY . .
RUN node infra/tools/commands/build.ts

FROM manifests AS packages
RUN npx --yes "pnpm@$(node -p 'require("./package.json").engines.pnpm')" install --frozen-lockfile --prod --filter '!@plainwill/web'

FROM node:24.21-bookworm-slim
WORKDIR /app
# The heap is bounded on purpose: a process that grows beyond it ends and starts again before the host is short of memory.
ENV NODE_OPTIONS=--max-old-space-size=512
# What a password hash has used is kept for the next, but no more than two hashes' worth.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=33554432 MALLOC_TRIM_THRESHOLD_=67108864
COPY --from=packages /app ./
COPY brand ./brand
COPY contracts ./contracts
COPY law ./law
COPY services ./services
COPY infra ./infra
COPY --from=built /app/web/dist ./web/dist
COPY --parents --from=built /app/./services/*/dist ./
# A volume that is mounted here belongs to whom it belongs to now.
RUN mkdir /audit && chown node:node /audit
USER node
CMD ["node", "services/gateway/dist/main.js"]
