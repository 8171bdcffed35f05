import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runsOf } from '../../../services/kit/src/testing/test-scope.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import { willText } from '../will/composition/will-text.ts';
import { asOf } from '../will/testing/facts.ts';
import { type Dice, diceOf } from '../will/testing/reading/dice.ts';
import type { Family } from '../will/testing/reading/random-family.ts';
import { printedOutcome } from '../will/testing/reading/words-outcome.ts';
import { worldOf } from '../will/testing/reading/world-of-events.ts';
import { whatIf } from './answer.ts';
import { type Paper, paperOf } from './testing/paper.ts';
import { comparable, partsTold } from './testing/parts-told.ts';
import { aFamilyWithAge, someEvents } from './testing/random-events.ts';

const numRuns = Number(process.env.WILL_PROPERTY_RUNS ?? runsOf(100, 1000));
const eventsOfEach = 10;

it(
  'says what the printed will says, read from the paper alone, in any family, whatever happens',
  () => {
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const dice = diceOf(gen);
        const family = aFamilyWithAge(dice);
        const document = composeWill(family.facts, { asOf });
        const paper = paperOf(document, family);
        for (let count = 0; count < eventsOfEach; count += 1) {
          const events = readableEvents(family, dice);
          const answer = whatIf(family.facts, events, { asOf });
          try {
            givesTheSame(paper, answer, events);
            waitsAsLong(paper, answer, events);
            namesThemInTheClause(paper, answer);
            expect(answer.executors).toEqual(paper.executorsAfter(events));
            for (const { child, caredForBy, guardians } of answer.guardians)
              expect(guardians, child).toEqual(paper.guardiansAfter(events, child, caredForBy));
          } catch (cause) {
            const told = JSON.stringify({ events, answer });
            throw new Error(`of this will:\n${willText(document).join('\n')}\n${told}`, { cause });
          }
        }
      }),
      { numRuns, seed: 1925 },
    );
  },
  60_000 + numRuns * 200,
);

/** What may happen, of which the paper tells the outcome: nothing is known there of money, of marriages or of what is not owned. */
function readableEvents(family: Family, dice: Dice): WhatIfEvents {
  const { gone: _gone, married: _married, died = [], cannotTake = [], ...events } = someEvents(family, dice);
  const { gifts, homeTrust } = family.facts;
  return {
    ...events,
    estatePence: 9_000_000_000,
    // A policy or a pension is given only where it pays the estate.
    values: Object.fromEntries(gifts.map(({ id }) => [id, 100_000])),
    died: died.map((death) => (death.order === 'unknown' ? { ...death, order: 'before' as const } : death)),
    // What somebody takes years later, when the right to live in a home ends, cannot be refused now.
    cannotTake: homeTrust ? [] : cannotTake,
  };
}

/** Who takes, and which part. */
function givesTheSame({ read, family }: Paper, answer: WhatIfAnswer, events: WhatIfEvents): void {
  const rest = answer.takes.filter(({ what }) => what === 'residue').reduce((sum, { pence }) => sum + pence, 0);
  const printed = printedOutcome(read, family, worldOf(events, family, Math.max(rest, 1)));
  expect(comparable(partsTold(answer, family), answer)).toEqual(comparable(printed.parts, answer));
}

/** Until the age that is printed, and until 18 where none is. */
function waitsAsLong(paper: Paper, { takes }: WhatIfAnswer, { deathOn }: WhatIfEvents): void {
  for (const row of takes.filter(({ what, insteadOf }) => (what === 'gift' || what === 'residue') && !insteadOf)) {
    const age = paper.ageFor(row);
    const own = paper.ageOn(row.person, deathOn);
    if (age !== null && age >= 18 && own !== null && own < age) expect(row.heldUntil, row.person).toBe(String(age));
    else if (row.heldUntil !== null) expect([age ?? 18, 18], row.person).toContain(Number(row.heldUntil));
    if (row.heldUntil !== null && own !== null) expect(own, row.person).toBeLessThan(Number(row.heldUntil));
  }
}

/** Each row leads to a clause that is printed and gives it by name, to them or in the place of another. */
function namesThemInTheClause(paper: Paper, { takes }: WhatIfAnswer): void {
  for (const { clause, person, insteadOf } of takes) {
    if (clause === null) continue;
    const named = paper.namedIn(clause);
    expect(named, clause).not.toBeNull();
    const who = paper.keyOf(insteadOf ?? person);
    if (paper.isNamed(who) && !paper.isOpen(clause)) expect(named, clause).toContain(who);
  }
}
