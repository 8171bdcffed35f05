import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const script = /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="\/assets\/([^"]+\.js)"/g;
const staticImport = /(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g;
const captured = (expression: RegExp, text: string) => [...text.matchAll(expression)].map(([, name = '']) => name);

/** The scripts of a built web app. */
export function builtScripts(webRoot: string) {
  const assets = join(webRoot, 'assets');
  const read = (name: string) => readFileSync(join(assets, name));

  function withImports(names: readonly string[], found = new Set<string>()): Set<string> {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      withImports(captured(staticImport, read(name).toString()), found);
    }
    return found;
  }

  const gzipped = (names: readonly string[]) =>
    [...withImports(names)].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

  const chunk = (name: string) => {
    const file = readdirSync(assets).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
    if (!file) throw new Error(`No script of the built web app is called ${name}`);
    return file;
  };

  return {
    /** What a rendered page fetches by itself, compressed, in bytes. */
    ofPage: (file: string) => gzipped(captured(script, readFileSync(join(webRoot, 'pages', file), 'utf8'))),
    /** What a page of the app fetches until it stands: what its HTML asks for, and the chunks of these names. */
    ofApp: (file: string, chunks: readonly string[]) =>
      gzipped([...captured(script, readFileSync(join(webRoot, 'pages', file), 'utf8')), ...chunks.map(chunk)]),
  };
}
