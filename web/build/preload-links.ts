import type { Rollup } from 'vite';
import { type publicPages, routes } from '../src/shared/paths/pages.ts';

const surroundings = '/src/app/routes/page-surroundings.tsx';

type ToolPath = Extract<(typeof publicPages)[number], { kind: 'tool' }>['path'] | typeof routes.willMaker;

/** A page that comes rendered and is not for reading asks for these one after another, unless it is told of them at once. */
const modulesOfTools: Record<ToolPath, string[]> = {
  [routes.questionnaire]: [surroundings, '/src/public/questionnaire/questionnaire-page.tsx'],
  [routes.inheritanceTaxCalculator]: ['/src/public/estimator/estimator-page.tsx'],
  [routes.complaint]: ['/src/public/complaints/complaint-page.tsx'],
  [routes.willMaker]: [surroundings, '/src/will-maker/overview/will-maker-page.tsx'],
};
const modulesOfOthers = [surroundings];

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

/** The scripts of the page at a path, for boot.ts to ask for; or of the shell, which asks at once, as it shows nothing without. */
export function preloadLinks(path: string, bundle: Rollup.OutputBundle): string {
  const found = new Set<string>();
  for (const module of [
    '/src/app/main.tsx',
    ...((modulesOfTools as Record<string, string[]>)[path] ?? modulesOfOthers),
  ]) {
    withImports(chunkOf(module, bundle), bundle, found);
  }
  const waits = path ? ' media="not all"' : '';
  return [...found].map((file) => `  <link rel="modulepreload" crossorigin${waits} href="/${file}" />\n  `).join('');
}
