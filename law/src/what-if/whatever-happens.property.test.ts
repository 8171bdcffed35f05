import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { Taking, WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../services/kit/src/testing/test-scope.ts';
import type { WillFacts } from '../facts/will-facts.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import { asOf } from '../will/testing/facts.ts';
import { type Dice, diceOf } from '../will/testing/reading/dice.ts';
import type { Family } from '../will/testing/reading/random-family.ts';
import { whatIf } from './answer.ts';
import { ageOnDay } from './events/days.ts';
import { eventProblems } from './problems/event-problems.ts';
import { aFamilyWithAge, personsIn, someEvents } from './testing/random-events.ts';

const numRuns = Number(process.env.WILL_PROPERTY_RUNS ?? runsOf(30, 300));
const timeout = 60_000 + numRuns * 100;

interface Tried {
  family: Family;
  facts: WillFacts;
  events: WhatIfEvents;
  answer: WhatIfAnswer;
  again: (events: WhatIfEvents) => WhatIfAnswer;
  dice: Dice;
}

/** Holds of every family, whatever happens to it. */
function always(what: string, holds: (tried: Tried) => void): void {
  it(
    what,
    () => {
      fc.assert(
        fc.property(fc.gen(), (gen) => {
          const dice = diceOf(gen);
          const family = aFamilyWithAge(dice);
          const { facts } = family;
          const events = someEvents(family, dice);
          if (eventProblems(facts, events, { asOf }).length > 0) return;
          const again = (other: WhatIfEvents) => whatIf(facts, other, { asOf });
          const answer = again(events);
          try {
            holds({ family, facts, events, answer, again, dice });
          } catch (cause) {
            throw new Error(`of ${JSON.stringify({ events, takes: answer.takes, steps: answer.steps }, null, 1)}`, {
              cause,
            });
          }
        }),
        { numRuns, seed: 1925 },
      );
    },
    timeout,
  );
}

const sumOf = (rows: readonly Pick<Taking, 'pence'>[]) => rows.reduce((sum, { pence }) => sum + pence, 0);
const byWill = ({ what }: Taking) => what === 'gift' || what === 'residue' || what === 'home';
const poolOf = ({ what, gift = '' }: Taking) => `${what} ${gift}`;
const totals = ({ takes }: WhatIfAnswer) =>
  new Map([...Map.groupBy(takes, ({ person }) => person)].map(([person, rows]) => [person, sumOf(rows)]));

describe('whatever happens', () => {
  always('shares all of the estate, and nothing twice', ({ answer, events }) => {
    expect(sumOf(answer.takes) + answer.crown).toBe(events.estatePence);
    for (const [pool, rows] of Map.groupBy(answer.takes.filter(byWill), poolOf)) {
      const whole = rows.reduce((sum, { fraction }) => sum.add(fraction ?? 0), new Fraction(0));
      expect(whole.toFraction(), pool).toBe('1');
    }
  });

  always('gives nothing under the will to who is dead, or out', ({ answer, events, facts }) => {
    const { survivorshipDays: days, spouseSurvivorship } = facts.willSettings;
    const dead = new Map((events.died ?? []).map(({ person, on }) => [person, on]));
    const barred = new Set((events.cannotTake ?? []).map(({ person }) => person));
    for (const { person, toTheirEstate } of answer.takes.filter(byWill)) {
      const on = dead.get(person);
      const isExempt = person === 'spouse' && spouseSurvivorship === 'none';
      const last = daysAfter(events.deathOn, isExempt ? 0 : (days ?? 28));
      if (on !== undefined) expect(on >= last, person).toBe(true);
      expect(toTheirEstate === true, person).toBe(on !== undefined);
      expect(barred.has(person), person).toBe(false);
    }
  });

  always(
    'keeps what somebody under 18 takes, but for money that the will lets them have at 16',
    ({ answer, events, facts }) => {
      const births = new Map([
        ...[...facts.children, ...facts.contacts].map(({ id, dateOfBirth }) => [id, dateOfBirth] as const),
        ...(events.born ?? []).map(({ id, on }) => [id, on] as const),
      ]);
      const printed = new Set([
        ...facts.gifts.map((gift) => gift.childrenAccessAge),
        facts.willSettings.childrenInheritanceAge,
      ]);
      for (const { person, heldUntil, what, toTheirEstate } of answer.takes) {
        const age = ageOnDay(births.get(person) ?? null, events.deathOn);
        // What the law kept for somebody is theirs if they have died of age; a home may come to them years later.
        if (
          what === 'survivorship' ||
          what === 'home' ||
          (what === 'intestacy' && toTheirEstate) ||
          age === null ||
          age >= 18 ||
          heldUntil !== null
        )
          continue;
        expect(age >= 16 && printed.has(16) && facts.children.some(({ id }) => id === person), person).toBe(true);
      }
    },
  );

  always('goes as printed while nothing happens', ({ again, events, facts, family }) => {
    const answer = again({ deathOn: asOf, estatePence: events.estatePence });
    const [first] = composeWill(facts, { asOf }).sections.flatMap(({ clauses }) =>
      clauses.filter(({ id }) => id === 'residue.level-1'),
    );
    const residue = answer.takes.filter(({ what, insteadOf }) => what === 'residue' && insteadOf === null);
    const isOfUnknown = facts.residuaryRecipients.every(
      ({ priority, classOf, recipientType, recipientId }) =>
        priority > 1 || classOf !== null || family.find(recipientType, recipientId)?.isDeceased,
    );
    if (first && residue.length > 0 && !isOfUnknown)
      expect(new Set(residue.map(({ clause }) => clause))).toEqual(new Set([first.id]));
    const isOfAge = (id: string) => {
      const person = [...facts.children, ...facts.contacts].find((one) => one.id === id);
      return (ageOnDay(person?.dateOfBirth ?? null, asOf) ?? 18) >= 18;
    };
    const primaries = facts.executors.filter(({ executorRole }) => executorRole === 'primary');
    const appointed = primaries.length > 0 ? primaries : facts.executors;
    const named = appointed.map(({ childId, contactId }) => childId ?? contactId ?? 'spouse');
    if (named.every(isOfAge)) expect(answer.executors.acting).toEqual(named.slice(0, 4));
    for (const { child, guardians } of answer.guardians) {
      const rows = facts.guardians.filter(
        ({ childId, guardianType }) => childId === child && guardianType !== 'backup',
      );
      const first = rows.map(({ contactId }) => contactId ?? 'spouse');
      const row = facts.children.find(({ id }) => id === child);
      // The spouse is the parent of a stepchild, for whom the will names others alone.
      const hasParent = row?.relationship === 'Step-parent' && first.includes('spouse');
      if (first.length > 0 && first.every(isOfAge) && !hasParent) expect(guardians, child).toEqual(first);
    }
  });

  always(
    'is not moved by the death of somebody who takes nothing and keeps nobody out',
    ({ answer, again, events, dice, family }) => {
      const stored = personsIn(family);
      const unused = stored.filter(
        (id) => !hasPart(family, id) && !(events.died ?? []).some(({ person }) => person === id),
      );
      const [person] = dice.someOf(unused, 1);
      if (person === undefined || answer.takes.some((row) => row.person === person)) return;
      const on = daysAfter(events.deathOn, -1);
      expect(again({ ...events, died: [...(events.died ?? []), { person, on }] }).takes).toEqual(answer.takes);
    },
  );

  always(
    'lowers nobody else’s share by one more death or refusal',
    ({ answer, again, events, dice, facts, family }) => {
      if (isByLaw(answer) || hasConditions(facts)) return;
      const dead = new Set((events.died ?? []).map(({ person }) => person));
      const living = personsIn(family).filter(
        (id) => !dead.has(id) && !(events.cannotTake ?? []).some(({ person }) => person === id),
      );
      const [person] = dice.someOf(living, 1, 1);
      if (person === undefined) return;
      const changed = dice.onceIn(2)
        ? { ...events, died: [...(events.died ?? []), { person, on: daysAfter(events.deathOn, -1) }] }
        : { ...events, cannotTake: [...(events.cannotTake ?? []), { person, why: 'witness' as const }] };
      const after = again(changed);
      if (isByLaw(after)) return;
      const then = totals(after);
      for (const [other, pence] of totals(answer))
        if (other !== person) expect(then.get(other) ?? 0, other).toBeGreaterThanOrEqual(pence - pennies(answer));
    },
  );

  always('does not ask in which order people died before', ({ answer, again, events, dice }) => {
    const before = (on: string) => on < events.deathOn;
    const died = (events.died ?? []).map((death) =>
      before(death.on) ? { ...death, on: daysAfter(events.deathOn, -dice.pick(1, 2, 3)) } : death,
    );
    const births = new Map((events.born ?? []).map(({ id, on }) => [id, on]));
    if (died.some(({ person, on }) => on < (births.get(person) ?? ''))) return;
    expect(again({ ...events, died }).takes.filter(byWill)).toEqual(answer.takes.filter(byWill));
  });

  always(
    'pays every sum no less, and the rest the difference, where there is more',
    ({ answer, again, events, facts }) => {
      if (facts.charityTenth) return;
      const more = 1_000_003;
      const after = again({ ...events, estatePence: events.estatePence + more });
      const gifts = ({ takes }: WhatIfAnswer) => takes.filter(({ what }) => what === 'gift');
      for (const [at, { pence, person }] of gifts(answer).entries())
        expect(gifts(after)[at]?.pence, person).toBeGreaterThanOrEqual(pence);
      if (sumOf(gifts(after)) === sumOf(gifts(answer))) {
        const rest = (one: WhatIfAnswer) =>
          sumOf(one.takes.filter(({ what }) => what === 'residue' || what === 'intestacy')) + one.crown;
        expect(rest(after) - rest(answer)).toBe(more);
      }
    },
  );

  always('is taxed no more where somebody exempt takes instead', ({ answer, again, events, facts }) => {
    const charity = facts.contacts.find(({ kind }) => kind === 'charity');
    if (!charity || facts.charityTenth) return;
    const instead = {
      ...facts,
      residuaryRecipients: facts.residuaryRecipients.slice(0, 1).map((row) => ({
        ...row,
        recipientId: charity.id,
        recipientType: 'contact' as const,
        classOf: null,
        percentage: null,
        priority: 1,
      })),
    };
    const after = whatIf(instead, events, { asOf });
    if (answer.will === 'revoked') return;
    expect(after.tax.exemptPence).toBeGreaterThanOrEqual(answer.tax.exemptPence - exemptRest(answer, facts));
    if (answer.tax.duePence !== null && after.tax.duePence !== null && exemptRest(answer, facts) === 0)
      expect(after.tax.duePence).toBeLessThanOrEqual(answer.tax.duePence);
    expect(again(events)).toEqual(answer);
  });

  always(
    'gives a child born later nothing, unless the will gives to whoever is a child',
    ({ answer, again, events, facts }) => {
      if (
        JSON.stringify(facts).includes('"classOf":"') ||
        facts.residueFallback?.kind === 'relatives' ||
        facts.residueFallback?.kind === 'both_families'
      )
        return;
      const child = { id: 'one-more', of: 'me', on: events.deathOn };
      const after = again({ ...events, born: [...(events.born ?? []), child] });
      const others = ({ takes }: WhatIfAnswer) =>
        takes.filter(({ what, gift }) => what !== 'intestacy' && gift !== 'guardian-sum');
      if (facts.guardianSupport?.cashAmount) return;
      expect(others(after)).toEqual(others(answer));
      if (after.will === 'stands' && !isByLaw(after))
        expect(after.steps.map(({ text }) => text).join(' ')).toContain('nothing from it');
    },
  );

  always('says the same again, to the byte, and why', ({ answer, again, events, facts }) => {
    expect(JSON.stringify(again(structuredClone(events)))).toBe(JSON.stringify(answer));
    expect(answer.steps.length).toBeGreaterThan(0);
    const printed = new Set(
      composeWill(facts, { asOf }).sections.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
    );
    for (const { clause } of [...answer.takes, ...answer.steps]) if (clause !== null) expect(printed).toContain(clause);
    for (const { text } of answer.steps)
      expect(text).not.toMatch(/undefined|null|NaN|child-\d|contact-\d|\s\s|,,|\.\./u);
  });
});

const isByLaw = ({ takes, crown, will }: WhatIfAnswer) =>
  will === 'revoked' || crown > 0 || takes.some(({ what }) => what === 'intestacy');

/** Where another’s death gives somebody something that the rest pays for, or moves the day on which it is asked who lives. */
const hasConditions = ({
  gifts,
  homeTrust,
  guardianSupport,
  charityTenth,
  residueFallback,
  pets,
  ...facts
}: WillFacts) =>
  // An advance to one of a class no longer counts for the others, while the class keeps its percentage.
  (facts.advances.length > 0 && facts.residuaryRecipients.some(({ classOf, percentage }) => classOf && percentage)) ||
  homeTrust !== null ||
  guardianSupport !== null ||
  charityTenth !== null ||
  pets.length > 0 ||
  residueFallback?.kind === 'relatives' ||
  residueFallback?.kind === 'both_families' ||
  gifts.some(({ onlyIfSpouseFails, amountEach }) => onlyIfSpouseFails || amountEach);

/** A penny for every pool. */
const pennies = ({ takes }: WhatIfAnswer) => new Set(takes.map(poolOf)).size;

const hasPart = ({ facts }: Family, id: string) => {
  const { contacts: _contacts, children: _children, spouseDetails: _spouse, ...rest } = facts;
  return JSON.stringify(rest).includes(`"${id}"`) || id === 'spouse' || facts.children.some((child) => child.id === id);
};

const exemptRest = ({ takes }: WhatIfAnswer, { contacts }: WillFacts) =>
  sumOf(
    takes.filter(
      ({ what, person }) =>
        (what === 'residue' || what === 'intestacy') &&
        (person === 'spouse' ||
          person === 'new-spouse' ||
          contacts.some(({ id, kind, isCharity }) => id === person && (kind === 'charity' || isCharity))),
    ),
  );
