import { type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../../../services/kit/src/testing/test-scope.ts';
import { isWorkingDay } from '../../../services/kit/src/working-days.ts';
import { anyWill } from '../checks/testing/any-will.ts';
import type { WillFacts } from '../facts/will-facts.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import { asOf as signedOn } from '../will/testing/facts.ts';
import { type KnownLife, signedCopy } from './known.ts';
import { openReminders, type RememberedReminder, untoldReminders } from './open-reminders.ts';
import { isQuietDay, quietDaysOf, withRememberedDeaths } from './quiet-days.ts';
import { remindersOf } from './reminders-of.ts';
import { lived, type Step, someSteps } from './testing/random-life.ts';
import { whenToSend } from './when-to-send.ts';

const numRuns = runsOf(8, 1000);
const years = 30;
const end = daysAfter(signedOn, years * 365);

interface Letter {
  on: CalendarDate;
  keys: string[];
}

/** Lives a life as the service would watch it, and checks each letter as it goes. */
function letters(facts: WillFacts, steps: readonly Step[]): { sent: Letter[]; snoozes: number } {
  const document = composeWill(facts, { asOf: signedOn });
  const numbers = new Set(document.sections.flatMap(({ clauses }) => clauses.map(({ number }) => number)));
  const copy = signedCopy(facts, document, signedOn);
  const signed = { id: 'w1', signedOn, recordedOn: signedOn, isPlaceKnown: true, copy };
  const remembered = new Map<string, RememberedReminder>();
  const sent: Letter[] = [];
  let snoozes = 0;
  for (const { today, facts: now, deed } of lived(facts, signedOn, end, steps)) {
    const known: KnownLife = { asOf: today, today: now, signed, trusted: [], approval: null, unsigned: null };
    const found = remindersOf(known);
    if (new Set(found.map(({ key }) => key)).size < found.length) throw new Error('a key twice');
    const unknown = found.flatMap(({ clauses }) => clauses).filter((number) => !numbers.has(number));
    if (unknown.length > 0) throw new Error(`no clause ${unknown.join()}`);
    for (const { key, due } of found)
      if (!remembered.has(key)) remembered.set(key, { key, due, toldOn: null, isDone: false, snoozedUntil: null });
    const all = [...remembered.values()];
    const open = openReminders(found, all, today);
    const quiet = withRememberedDeaths(quietDaysOf(facts, now), all);
    const moment = { today, hour: 10, isWorkingDay: isWorkingDay(today) };
    const told = whenToSend(untoldReminders(open, all), sent.at(-1)?.on ?? null, moment, quiet);
    if (told.length > 0) {
      expect(isWorkingDay(today) && !isQuietDay(today, quiet)).toBe(true);
      sent.push({ on: today, keys: told.map(({ key }) => key) });
    }
    for (const { key } of told) change(remembered, key, { toldOn: today });
    const [first] = open;
    if (first && deed === 'done') change(remembered, first.key, { isDone: true });
    if (first && deed === 'snooze') {
      change(remembered, first.key, { snoozedUntil: daysAfter(today, 90) });
      snoozes++;
    }
  }
  return { sent, snoozes };
}

const change = (all: Map<string, RememberedReminder>, key: string, changes: Partial<RememberedReminder>) => {
  const known = all.get(key);
  if (known) all.set(key, { ...known, ...changes });
};

it(
  'says nothing twice, never on a quiet day, and at most once in thirty days, in any family for thirty years',
  () => {
    let count = 0;
    fc.assert(
      fc.property(anyWill, someSteps(years), (facts, steps) => {
        const { sent, snoozes } = letters(facts, steps);
        count += sent.length;
        const keys = sent.flatMap(({ keys }) => keys);
        expect(keys.length - new Set(keys).size).toBeLessThanOrEqual(snoozes);
        for (const [at, { on }] of sent.entries()) {
          const before = sent[at - 1];
          if (before) expect(on >= daysAfter(before.on, 30)).toBe(true);
        }
      }),
      { numRuns },
    );
    // Else nothing of it was tried.
    expect(count).toBeGreaterThan(numRuns * 5);
  },
  60_000 + numRuns * 2000,
);
