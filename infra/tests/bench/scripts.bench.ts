import { type ScriptBudget, scriptBudgets } from '../../tools/checks/script-budgets.ts';
import { buildWeb } from '../../tools/launcher/builds.ts';
import type { Figure } from './support/figures.ts';

const figureOf = ({ what, bytes, maxKB }: ScriptBudget): Figure => ({
  what: `script of ${what}`,
  value: bytes / 1000,
  unit: 'kB',
  limit: maxKB,
});

/** Measures the compressed script that a browser fetches for the heaviest page for reading, and for each app until it stands. */
export async function measure(): Promise<Figure[]> {
  await buildWeb({ onlyIfMissing: false, signal: new AbortController().signal });
  const { reading, apps } = scriptBudgets();
  const heaviest = reading.reduce((most, page) => (page.bytes > most.bytes ? page : most));
  return [heaviest, ...apps].map(figureOf);
}
