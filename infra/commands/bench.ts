import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Figure } from '../bench/figures.ts';
import { command } from '../launcher/command.ts';
import { inRoot } from '../launcher/paths.ts';
import { say, step } from '../launcher/say.ts';

const shown = ({ value, unit }: Pick<Figure, 'value' | 'unit'>) => `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`;

// Each file in infra/bench named *.bench.ts exports measure().
await command(async () => {
  const figures: Figure[] = [];
  for (const file of globSync(inRoot('infra', 'bench', '*.bench.ts')).sort()) {
    const { measure }: { measure: () => Promise<Figure[]> } = await import(pathToFileURL(file).href);
    figures.push(...(await step(`Measuring ${file.split(/[\\/]/).at(-1)}`, measure)));
  }
  const isOver = ({ value, limit = Number.POSITIVE_INFINITY }: Figure) => value > limit;
  const width = Math.max(...figures.map(({ what }) => what.length));
  say();
  for (const figure of figures) {
    const { what, unit, limit } = figure;
    const promise = limit === undefined ? '' : `  must stay under ${shown({ value: limit, unit })}`;
    say(`${what.padEnd(width)}  ${shown(figure).padStart(8)}${promise}${isOver(figure) ? '  TOO MUCH' : ''}`);
  }
  return figures.some(isOver) ? 1 : 0;
});
