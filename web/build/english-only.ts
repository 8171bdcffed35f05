import type { Plugin } from 'vite';

const otherLanguage =
  /[\\/]react-(aria|stately|aria-components)[\\/].*[\\/]intl[\\/].*[\\/](?!en-)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** React Aria carries its words in 34 languages; the product speaks one. */
export function englishOnly(): Plugin {
  return {
    name: 'english-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return otherLanguage.test(id) ? 'export default {};' : null;
    },
  };
}
