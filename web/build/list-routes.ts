import type { Plugin } from 'vite';
import { routePatterns } from '../src/paths/route-patterns.ts';

/** Writes the paths that are pages, so that the gateway can answer any other with 404. */
export function listRoutes(): Plugin {
  return {
    name: 'list-routes',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routePatterns) });
    },
  };
}
