import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originMark, pagesFolder } from '@plainwill/contracts/shared/built-pages';

export interface BuiltPage {
  html: string;
  /** Of the styles within it, as the content security policy names them. */
  styleHashes: string[];
}

export interface BuiltPages {
  /** The page at a path as it was rendered when the web app was built; undefined where it is made in the browser. */
  at(path: string): BuiltPage | undefined;
  /** The app without a page, for all that is made in the browser. */
  shell: BuiltPage;
  notFound: BuiltPage;
  /** The site map and its like, each at the root under its own name. */
  files: { name: string; text: string }[];
}

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const asPage = (html: string): BuiltPage => ({
  html,
  styleHashes: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, styles = '']) => hashOf(styles)),
});

/** What the build left for us to fill in: the origin that people know this site by. */
export async function readBuiltPages(webRoot: string, publicUrl: string): Promise<BuiltPages> {
  const folder = join(webRoot, pagesFolder);
  const { origin } = new URL(publicUrl);
  const read = async (name: string) => {
    const text = await readFile(join(folder, name), 'utf8');
    return { name, text: text.replaceAll(originMark, origin) };
  };
  const all = await Promise.all((await readdir(folder)).map(read));
  const pages = new Map(
    all.filter(({ name }) => name.endsWith('.html')).map(({ name, text }) => [pathOf(name), asPage(text)]),
  );
  const own = (path: string) => {
    const page = pages.get(path);
    if (!page) throw new Error(`${folder} holds no ${path.slice(1)}.html: build the web app again`);
    pages.delete(path);
    return page;
  };
  return {
    shell: own('/shell'),
    notFound: own('/404'),
    at: (path) => pages.get(path),
    files: all.filter(({ name }) => !name.endsWith('.html')),
  };
}
