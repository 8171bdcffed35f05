import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const sampleModule = /[\\/]src[\\/]public[\\/]sample-will[\\/]sample-(will|clauses)\.ts$/;

/** Composes the sample will when the app is built, so that the browser brings its text and none of what composes it. */
export function composeSample(): Plugin {
  return {
    name: 'compose-sample',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!sampleModule.test(id)) return null;
      const composed: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(composed)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
