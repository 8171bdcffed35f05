import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originMark, pagesFolder } from '@plainwill/contracts/shared/built-pages';

export interface BuiltPages {
  /** The page at a path as it was rendered when the web app was built; undefined where it is made in the browser. */
  at(path: string): string | undefined;
  /** The app without a page, for all that is made in the browser. */
  shell: string;
  notFound: string;
  /** The site map and its like, each at the root under its own name. */
  files: { name: string; text: string }[];
  /** Of the styles within the pages, for the content security policy. */
  styleHashes: string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const stylesIn = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, styles = '']) => styles);

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);
const own = ['shell.html', '404.html'];

/** What the build left for us to fill in: the origin that people know this site by. */
export async function readBuiltPages(webRoot: string, publicUrl: string): Promise<BuiltPages> {
  const folder = join(webRoot, pagesFolder);
  const { origin } = new URL(publicUrl);
  const read = async (file: string) => (await readFile(join(folder, file), 'utf8')).replaceAll(originMark, origin);
  const all = await readdir(folder);
  const pages = new Map<string, string>();
  for (const file of all) if (file.endsWith('.html') && !own.includes(file)) pages.set(pathOf(file), await read(file));
  const notFound = await read('404.html');
  const names = all.filter((file) => !file.endsWith('.html'));
  return {
    at: (path) => pages.get(path),
    shell: await read('shell.html'),
    notFound,
    files: await Promise.all(names.map(async (name) => ({ name, text: await read(name) }))),
    styleHashes: [...new Set([...pages.values(), notFound].flatMap(stylesIn).map(hashOf))],
  };
}
