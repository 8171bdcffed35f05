import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Figure } from '../bench/figures.ts';
import { command } from '../launcher/command.ts';
import { inRoot } from '../launcher/paths.ts';
import { say, step } from '../launcher/say.ts';
import { StartError } from '../launcher/start-error.ts';

const decimals: Partial<Record<Figure['unit'], number>> = { s: 1, CLS: 3 };
const shown = ({ value, unit, digits = decimals[unit] ?? 0 }: Pick<Figure, 'value' | 'unit' | 'digits'>) =>
  `${value.toFixed(digits)} ${unit}`;

function promiseOf({ unit, limit, atLeast }: Figure): string {
  if (limit !== undefined) return `  must be at most ${shown({ value: limit, unit })}`;
  return atLeast === undefined ? '' : `  must be at least ${shown({ value: atLeast, unit })}`;
}

const isTooMuch = ({ value, limit = Number.POSITIVE_INFINITY }: Figure) => value > limit;
const isTooLittle = ({ value, atLeast = Number.NEGATIVE_INFINITY }: Figure) => value < atLeast;

// Each file in infra/bench named NAME.bench.ts exports measure(). `npm run bench -- NAME` runs only that one.
await command(async () => {
  const all = globSync('*.bench.ts', { cwd: inRoot('infra', 'bench') }).sort();
  const chosen = process.argv.slice(2).map((name) => `${name}.bench.ts`);
  const unknown = chosen.find((file) => !all.includes(file));
  if (unknown) throw new StartError(`There is no ${unknown} in infra/bench.`);
  const figures: Figure[] = [];
  for (const file of chosen.length ? chosen : all) {
    const { measure }: { measure: () => Promise<Figure[]> } = await import(
      pathToFileURL(inRoot('infra', 'bench', file)).href
    );
    figures.push(...(await step(`Measuring ${file}`, measure)));
  }
  const width = Math.max(...figures.map(({ what }) => what.length));
  say();
  for (const figure of figures) {
    const verdict = isTooMuch(figure) ? '  TOO MUCH' : isTooLittle(figure) ? '  TOO LITTLE' : '';
    say(`${figure.what.padEnd(width)}  ${shown(figure).padStart(8)}${promiseOf(figure)}${verdict}`);
  }
  return figures.some((figure) => isTooMuch(figure) || isTooLittle(figure)) ? 1 : 0;
});
