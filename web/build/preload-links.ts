import type { Rollup } from 'vite';
import { routes } from '../src/shared/paths/paths.ts';

const surroundings = '/src/app/routes/page-surroundings.tsx';

/** What a page that is no page for reading will ask for one after another, unless it is told at once. */
const modules: Record<string, string[]> = {
  [routes.questionnaire]: [surroundings, '/src/public/questionnaire/questionnaire-page.tsx'],
  [routes.inheritanceTaxCalculator]: ['/src/public/estimator/estimator-page.tsx'],
};
const ofOthers = [surroundings];

function chunkOf(module: string, bundle: Rollup.OutputBundle): string {
  const chunk = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`${module} is in no chunk of its own`);
  return chunk.fileName;
}

function withImports(fileName: string, bundle: Rollup.OutputBundle, found: Set<string>): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) withImports(imported, bundle, found);
  return found;
}

/** The scripts of the page at a path, or of the shell. */
export function preloadLinks(path: string, bundle: Rollup.OutputBundle): string {
  const found = new Set<string>();
  for (const module of ['/src/app/main.tsx', ...(modules[path] ?? ofOthers)]) {
    withImports(chunkOf(module, bundle), bundle, found);
  }
  return [...found].map((file) => `  <link rel="modulepreload" crossorigin href="/${file}" />\n  `).join('');
}
