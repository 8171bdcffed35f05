import { authRoutes } from '@plainwill/contracts/identity/auth-routes';
import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { baseChunk } from './build/base-chunk.ts';
import { buildTarget } from './build/browser-floor.ts';
import { composeSample } from './build/compose-sample.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import {
  assumeSignedIn,
  englishOnly,
  firmColours,
  leaveOutDescriptions,
  listRoutes,
  refuseZod,
  warnOldBrowsers,
} from './build/plugins.ts';
import { prerenderPages } from './build/prerender-pages.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:3000';

// The gateway takes posts from its own origin only, and the dev server stands on another.
const toGateway = { target: gateway, changeOrigin: true, headers: { origin: gateway } };

/** The addresses of `authRoutes` take posts alone; at one of them stands a page, too. */
const postsToGateway = {
  ...toGateway,
  bypass: ({ method, url }: { method?: string; url?: string }) => (method === 'POST' ? undefined : url),
};

const proxy = {
  ...Object.fromEntries(Object.values(gatewayPaths).map((path) => [path, toGateway])),
  ...Object.fromEntries(Object.keys(authRoutes).map((path) => [path, postsToGateway])),
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firmColours(),
    englishOnly(),
    leanLibraries(),
    composeSample(),
    refuseZod(),
    leaveOutDescriptions(),
    listRoutes(),
    prerenderPages(),
    assumeSignedIn(),
    warnOldBrowsers(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(js|css|html|svg|json)$/ }),
  ],
  // The content security policy has no data: fonts, so nothing small is folded into the style sheet.
  build: {
    outDir: 'dist',
    target: buildTarget,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The pages name what to fetch ahead by themselves: build/preload-links.ts.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: baseChunk() }] } },
    },
  },
  server: { proxy },
});
