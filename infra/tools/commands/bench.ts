import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Figure } from '../../tests/bench/support/figures.ts';
import { isMissed, tableOf } from '../../tests/bench/support/table.ts';
import { command, print, StartError, step } from '../launcher/console.ts';
import { inRoot } from '../launcher/settings/paths.ts';

// Each file in infra/tests/bench named NAME.bench.ts exports measure(). `npm run bench -- NAME` runs only that one.
await command(async () => {
  const all = globSync('*.bench.ts', { cwd: inRoot('infra', 'tests', 'bench') }).sort();
  const chosen = process.argv.slice(2).map((name) => `${name}.bench.ts`);
  const unknown = chosen.find((file) => !all.includes(file));
  if (unknown) throw new StartError(`There is no ${unknown} in infra/tests/bench.`);
  const figures: Figure[] = [];
  let failures = 0;
  for (const file of chosen.length ? chosen : all) {
    const { measure }: { measure: () => Promise<Figure[]> } = await import(
      pathToFileURL(inRoot('infra', 'tests', 'bench', file)).href
    );
    try {
      figures.push(...(await step(`Measuring ${file}`, measure)));
    } catch (error) {
      // The others take most of half an hour, and say what they say without it.
      failures++;
      print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  print();
  for (const line of tableOf(figures)) print(line);
  return failures > 0 || figures.some(isMissed) ? 1 : 0;
});
