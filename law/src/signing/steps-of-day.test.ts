import { describe, expect, it } from 'vitest';
import { type DayOfSigning, firstStepInInk, mishaps, stepsOfDay } from './steps-of-day.ts';

const day = (changes: Partial<DayOfSigning> = {}): DayOfSigning => ({
  testator: 'Eleanor Hart',
  witnesses: ['Ruth Amos', 'Ken Price'],
  signsForTestator: '',
  reader: '',
  interpreter: '',
  needsInterpreter: false,
  variant: 'standard',
  copy: { number: 3, pageCount: 4, mark: '7F3A91BC' },
  today: '2026-11-20',
  ...changes,
});

const titles = (changes?: Partial<DayOfSigning>) => stepsOfDay(day(changes)).map(({ title }) => title);
const said = (changes?: Partial<DayOfSigning>) =>
  stepsOfDay(day(changes))
    .flatMap(({ title, says, toWrite = '' }) => [title, ...says, toWrite])
    .join('\n');

describe('the steps of the day', () => {
  it('have the testator sign first, then each witness, and the initials last', () => {
    expect(titles()).toEqual([
      'The right paper',
      'Everyone is here',
      'One staple',
      'Ask the witnesses',
      'Write the date',
      'Eleanor Hart signs',
      'Ruth Amos signs',
      'Ken Price signs',
      'Initials on every page',
      'Look through it',
      'Finished',
    ]);
  });

  it('name the copy, its pages and its mark, and give the date in words', () => {
    expect(said()).toContain('copy 3, with the mark 7F3A91BC. There are 4 pages.');
    expect(said()).toContain('Count to 4.');
    expect(said()).toContain('twentieth day of November two thousand and twenty-six');
  });

  it('have everybody named in the room, and a third witness sign after the second', () => {
    expect(said({ witnesses: ['Ruth Amos', 'Ken Price', 'Ann Lee'] })).toMatch(
      /Eleanor Hart, Ruth Amos, Ken Price and Ann Lee are in one room.*Ann Lee does the same\./s,
    );
  });

  it('speak of the witnesses where none is named', () => {
    expect(titles({ witnesses: [] })).toContain('The first witness signs');
    expect(said({ witnesses: [] })).toContain('the first witness and the second witness are in one room');
  });

  it.each([
    ['cannot_read', 'Sam Reed reads every word aloud'],
    ['by_mark', 'Eleanor Hart makes a mark'],
    ['signed_by_another', 'Jo Bell signs for Eleanor Hart'],
  ] as const)('are other where the testator signs otherwise: %s', (variant, words) => {
    const steps = { variant, reader: 'Sam Reed', signsForTestator: 'Jo Bell' };
    expect(titles(steps)).toContain('Read it aloud');
    expect(said(steps)).toContain(words);
    expect(said(steps)).toContain('Sam Reed signs beside “Reader”');
  });

  it('have it interpreted before anything is written', () => {
    const steps = stepsOfDay(day({ needsInterpreter: true, interpreter: 'Mo Khan' }));
    const at = steps.findIndex(({ says }) => says.some((line) => line.startsWith('Mo Khan puts it into')));
    expect(steps[at]?.step).toBeLessThan(firstStepInInk);
  });

  it('never number two steps alike', () => {
    const numbers = stepsOfDay(day({ variant: 'by_mark', needsInterpreter: true })).map(({ step }) => step);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

it('cures each thing that can go wrong, and says when the paper is spoilt', () => {
  expect(mishaps.filter(({ needsNewCopy }) => needsNewCopy).map(({ id }) => id)).toEqual(['order']);
  expect(new Set(mishaps.map(({ id }) => id)).size).toBe(mishaps.length);
});
