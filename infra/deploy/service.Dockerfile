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
# A password hash takes 19 MB, which is mapped anew each time: in pages of 2 MB that costs next to nothing.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 GLIBC_TUNABLES=glibc.malloc.hugetlb=1
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
