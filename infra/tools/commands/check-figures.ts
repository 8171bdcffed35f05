import { dayInUnitedKingdom, dayParts } from '@plainwill/contracts/shared/calendar-date';
import { statutoryLegacies } from '@plainwill/law/intestacy/statutory-legacy';
import { bandsByStart, bandsCheckedOn } from '@plainwill/law/tax/bands';
import { type Figure, figures, pounds } from '../../../web/src/public/content/figures.ts';
import { type CheckedFigure, figureAges } from '../checks/figure-ages.ts';
import { command, print, readOptions, StartError } from '../launcher/console.ts';

const usage = 'Say the day to measure from: npm run check-figures -- --as-of YYYY-MM-DD; or nothing, for today';

/** `nilRateBand` as words. */
const spacedName = (name: string) => name.replaceAll(/[A-Z]|\d+/g, (found) => ` ${found.toLowerCase()}`);

const withUnit = ({ value, unit }: Figure) => {
  if (unit === 'pounds') return pounds(value);
  return unit === 'percent' ? `${value}%` : `${value} ${unit}`;
};

const onPages: CheckedFigure[] = Object.entries<Figure>(figures).map(([name, figure]) => ({
  what: spacedName(name),
  value: withUnit(figure),
  source: `${figure.source.title}, ${figure.source.url}`,
  checkedOn: figure.checkedOn,
}));

const inTheCalculator: CheckedFigure[] = bandsByStart.map(({ from, nrb, rnrb, source }) => ({
  what: `calculator from ${from}`,
  value: rnrb > 0 ? `${pounds(nrb)} + ${pounds(rnrb)}` : pounds(nrb),
  source,
  checkedOn: bandsCheckedOn,
}));

const byDateOfDeath: CheckedFigure[] = statutoryLegacies.map(({ from, pounds: legacy, source, checkedOn }) => ({
  what: `statutory legacy from ${from}`,
  value: pounds(legacy),
  source,
  checkedOn,
}));

/** Lists the figures of the law that pages quote. Exit code 1 if one was last checked more than a year ago. */
await command(async () => {
  const today = dayInUnitedKingdom(new Date());
  const { 'as-of': asOf = today } = readOptions(usage, { 'as-of': { type: 'string' } });
  if (!dayParts(asOf)) throw new StartError(usage, 2);
  const { lines, overdue } = figureAges([...onPages, ...inTheCalculator, ...byDateOfDeath], asOf);
  for (const line of lines) print(line);
  print(
    overdue > 0
      ? `${overdue} of ${lines.length} figures are older than a year. Check them.`
      : `${lines.length} figures, none older than a year`,
  );
  return overdue > 0 ? 1 : 0;
});
