import type { Plugin } from 'vite';

/** Stops a build in which zod would reach the browser: the schemas are parsed by the services, and weigh too much. */
export function refuseZod(): Plugin {
  return {
    name: 'refuse-zod',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const found = chunk.moduleIds.find((id) => /[\\/]node_modules[\\/](\.pnpm[\\/])?zod[@\\/]/.test(id));
        if (found) this.error(`zod reached the browser in ${chunk.fileName}, through ${found}`);
      }
    },
  };
}
