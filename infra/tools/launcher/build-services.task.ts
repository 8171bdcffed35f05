import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { serviceFolders } from '../../services.ts';
import { builtMain, serviceMain, standIns } from './settings/paths.ts';

// A task of its own, run only when the sources have changed, so that the launcher carries no bundler.

/** `new URL('./name', import.meta.url)`: how our sources name a thread's module, a template or styles that lie beside them. */
const fileBeside = /new URL\('(\.\/[^']+)', import\.meta\.url\)/g;

/** Puts the files that a source names into the bundle too: a module as an entry, anything else as it is. */
const filesBeside: Plugin = {
  name: 'files-beside',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, importer) {
      const named = code.replaceAll(fileBeside, (_, path: string) => {
        const id = join(dirname(importer), path);
        const file = path.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id })
          : this.emitFile({ type: 'asset', name: basename(id), source: readFileSync(id) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
      });
      // Each line keeps its number, which is what a stack trace names.
      return { code: named, map: null };
    },
  },
};

/**
 * Takes `node:http` without its module namespace: to make one, Node.js reads each export, and that of WebSocket loads all
 * of `fetch`, which costs each process some 40 ms and 1 MB.
 */
const httpWithoutNamespace: Plugin = {
  name: 'http-without-namespace',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => '\0http' },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => ({ code: `module.exports = process.getBuiltinModule('node:http');`, moduleType: 'js' }),
  },
};

const plugins = [filesBeside, httpWithoutNamespace];

/** These bring native code, or files that they look for beside their own. */
const external = ['piscina', 'fontkit', '@myriaddreamin/typst-ts-node-compiler'];

async function bundle(main: string, to: string) {
  const dir = dirname(to);
  rmSync(dir, { recursive: true, force: true });
  const build = await rolldown({ input: main, platform: 'node', external, plugins, logLevel: 'silent' });
  await build.write({
    dir,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    // A process keeps the whole text in memory, and twice the size of it for one letter beyond Latin-1.
    charset: 'ascii',
    comments: false,
    minify: { compress: false, mangle: false },
  });
  await build.close();
}

for (const name of serviceFolders) await bundle(serviceMain(name), builtMain(name));
await bundle(standIns.main, standIns.built);
