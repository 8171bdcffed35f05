import { describe, expect, it } from 'vitest';
import { anAnswer, anAnswerForOrphans, aTaking } from '../../../testing/a-what-if.ts';
import { outcomeRows, troublesIn } from './outcome.ts';

const called = { person: (id: string) => id, gift: (id: string) => id };
const nothingStored = { laterChildren: [], storedGifts: [] };
const rows = (...[answer, base]: Parameters<typeof outcomeRows> extends [infer A, infer B, unknown] ? [A, B] : never) =>
  outcomeRows(answer, base, { called, hasAmounts: true }).map(({ who, howMuch, was }) =>
    [who, howMuch, was].join(' | '),
  );

describe('who gets what', () => {
  it('is marked where it is something else than as things stand', () => {
    const less = anAnswer({ takes: [aTaking('spouse', { pence: 100 }), aTaking('tom', { pence: 200 })] });
    const more = anAnswer({ takes: [aTaking('spouse', { pence: 300 }), aTaking('sue', { what: 'gift', pence: 0 })] });
    expect(rows(less, more)).toEqual(['Spouse | £1 | was £3', 'Tom | £2 | new', 'Sue | Nothing | was the whole gift']);
    expect(rows(less, null)).toEqual(['Spouse | £1 | ', 'Tom | £2 | ']);
  });

  it('is marked where only the day is another', () => {
    const [now, before] = ['21', '18'].map((heldUntil) =>
      anAnswer({ takes: [aTaking('tom', { heldUntil, heldUntilYear: 2036 })] }),
    );
    expect(now && before && rows(now, before)).toEqual(['Tom | £292,000 | was at 18, in 2036']);
  });

  it('names the Crown', () => {
    expect(rows(anAnswer({ takes: [], crown: 500 }), null)).toEqual(['The Crown | £5 | ']);
  });
});

describe('what somebody would rather know', () => {
  const messages = (...given: Parameters<typeof troublesIn>) => troublesIn(...given).map(({ message }) => message);

  it('is nothing where all goes as the will says', () => {
    expect(troublesIn(anAnswer(), called, nothingStored)).toEqual([]);
    expect(troublesIn(anAnswerForOrphans(), called, nothingStored)).toEqual([]);
  });

  it('is that nobody is left, each with where it is changed', () => {
    const answer = anAnswer({
      takes: [aTaking('mum', { what: 'intestacy', part: 'share' })],
      failed: ['piano'],
      executors: { acting: [], inReserve: [] },
      guardians: [{ child: 'tom', caredForBy: null, guardians: [], as: null }],
    });
    const troubles = troublesIn(answer, called, { laterChildren: ['zoe'], storedGifts: ['piano'] });
    expect(troubles.map(({ message, place }) => [message, place.part, place.recordId])).toEqual([
      ['Zoe gets nothing: your will names your children one by one.', 'residue', null],
      ['Your will runs out: the law decides who gets what is left.', 'residue', null],
      ['“piano” has no one to go to.', 'gifts', 'piano'],
      ['No executor is left to act.', 'executors', null],
      ['No one is named to care for tom.', 'guardianship', null],
    ]);
  });

  it('counts gifts that fail, and leads to one that has a form of its own', () => {
    expect(messages(anAnswer({ failed: ['piano', 'clock'] }), called, nothingStored)).toEqual([
      '2 gifts have no one to go to.',
    ]);
    expect(troublesIn(anAnswer({ failed: ['belongings'] }), called, nothingStored)[0]?.place.recordId).toBeNull();
  });

  it('is that a wedding ends the will, and nothing else then', () => {
    expect(messages(anAnswer({ will: 'revoked', crown: 5 }), called, nothingStored)).toEqual([
      'A will made before a wedding ends with it, unless it says otherwise. Plan to marry? Your will can say so.',
    ]);
  });
});
