import { brand, brandDefaults } from '@plainwill/contracts/shared/brand';
import { brandProblem } from '@plainwill/contracts/shared/check-brand';
import type { Plugin } from 'vite';
import { publicPages } from '../src/shared/paths/pages.ts';
import { routePatterns } from '../src/shared/paths/route-patterns.ts';
import { oldBrowserNotice } from './browser-floor.ts';

/** Puts the firm's own colours in the place of ours in the style sheet, and builds nothing from a brand that is wrong. */
export function firmColours(): Plugin {
  const own = Object.entries(brand.colours).map(([entry, colour]) => ({
    ours: brandDefaults.colours[entry as keyof typeof brandDefaults.colours],
    colour,
  }));
  return {
    name: 'firm-colours',
    buildStart() {
      const problem = brandProblem();
      if (problem) this.error(problem);
    },
    transform: (code, id) =>
      /\.css(?:$|\?)/.test(id)
        ? { code: own.reduce((css, { ours, colour }) => css.replaceAll(ours, colour), code), map: null }
        : null,
  };
}

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

const tableOfPages = /[\\/]src[\\/]shared[\\/]paths[\\/]pages\.ts$/;
const descriptionInTable = /^\s*description:\s*(?:'[^'\n]*'|`[^`]*`),$/gm;

/** Takes the descriptions of pages out of the table that every page brings: they stand in the HTML alone. */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'leave-out-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      tableOfPages.test(id) ? { code: code.replaceAll(descriptionInTable, ''), map: null } : null,
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const found = publicPages.find(({ description }) => chunk.code.includes(description));
        if (found) this.error(`the description of ${found.path} reached the browser in ${chunk.fileName}`);
      }
    },
  };
}

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

/** The dev server knows no sessions as the gateway does, so there the app always asks. */
export function assumeSignedIn(): Plugin {
  return {
    name: 'assume-signed-in',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<html ', '<html data-session="in" '),
  };
}

/** Says on each page which browsers work. */
export function warnOldBrowsers(): Plugin {
  return {
    name: 'warn-old-browsers',
    transformIndexHtml: (html) => html.replace('<body>', `<body>\n    ${oldBrowserNotice}`),
  };
}
