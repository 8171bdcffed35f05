import { ageOn, type CalendarDate, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import {
  spouseKey,
  type Taking,
  type WhatIfAnswer,
  type WhatIfEvents,
} from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { isClass, type LevelRead } from '../../will/testing/reading/beneficiaries-read.ts';
import { subjectOf } from '../../will/testing/reading/law.ts';
import { executorsRead, plansRead } from '../../will/testing/reading/offices-read.ts';
import { type Mention, printedWill } from '../../will/testing/reading/printed-will.ts';
import type { Family } from '../../will/testing/reading/random-family.ts';
import { type WillRead, willRead } from '../../will/testing/reading/will-read.ts';
import { subjectIn, whoIs } from '../../will/testing/reading/words-outcome.ts';
import { eventIdOf } from '../../will/testing/reading/world-of-events.ts';

/** A will as somebody reads it who knows nothing but the paper and who is who. */
export interface Paper {
  family: Family;
  read: WillRead;
  /** The key of whom an id of answers means. */
  keyOf: (id: string) => string;
  /** Says whether the facts hold them, so that the paper can name them. */
  isNamed: (key: string) => boolean;
  ageOn: (id: string, day: CalendarDate) => number | null;
  /** The keys of those a clause names; null where no clause of that id is printed. */
  namedIn: (clause: string) => string[] | null;
  /** Says whether a clause gives to some whom it does not name: children, grandchildren, relatives by law. */
  isOpen: (clause: string) => boolean;
  /** The age to reach that is printed for whoever takes a row; null where none is. */
  ageFor: (row: Taking) => number | null;
  executorsAfter: (events: WhatIfEvents) => WhatIfAnswer['executors'];
  guardiansAfter: (events: WhatIfEvents, child: string, caredForBy: string | null) => string[];
}

const mostOnOneGrant = 4;

export function paperOf(document: WillDocument, family: Family): Paper {
  const printed = printedWill(document);
  const read = willRead(printed);
  const executors = executorsRead(printed);
  const plans = plansRead(printed);
  const { facts, people } = family;
  const byId = new Map(people.map((someone) => [eventIdOf(someone), someone]));
  const who = (mention: Mention) => whoIs(mention, people);
  const idOf = (mention: Mention) => eventIdOf(who(mention));
  const birthdays = new Map([...facts.children, ...facts.contacts].map((row) => [row.id, row.dateOfBirth]));
  const ageOnDay: Paper['ageOn'] = (id, day) => {
    const birthday = birthdays.get(id);
    return birthday ? ageOn(birthday, day) : null;
  };
  const clauses = new Map(
    document.sections.flatMap(({ clauses }, section) =>
      clauses.map(({ id }, at) => [id, printed.sections[section]?.clauses[at]] as const),
    ),
  );
  const wordsOf = (id: string) => {
    const clause = clauses.get(id);
    return clause ? [clause.text, ...clause.items].join(' ') : null;
  };

  const isAble = ({ deathOn, died = [], willNotAct = [], divorcedOn }: WhatIfEvents) => {
    const dead = new Set(died.filter(({ on }) => on <= daysAfter(deathOn, 28)).map(({ person }) => person));
    return (id: string) =>
      !dead.has(id) &&
      !willNotAct.includes(id) &&
      !(divorcedOn && id === spouseKey) &&
      (ageOnDay(id, deathOn) ?? 18) >= 18;
  };

  function levelsFor({ gift, clause }: Taking): readonly LevelRead[] {
    const residue = /^residue\.level-(\d+)$/u.exec(clause ?? '')?.[1];
    if (residue) return read.residue?.levels.slice(Number(residue) - 1, Number(residue)) ?? [];
    const stored = facts.gifts.find(({ id }) => id === gift);
    return read.gifts.find(({ what }) => stored && subjectIn(what) === subjectOf(stored))?.levels ?? [];
  }

  return {
    family,
    read,
    keyOf: (id) => byId.get(id)?.key ?? id,
    isNamed: (key) => people.some((someone) => someone.key === key),
    ageOn: ageOnDay,
    namedIn: (clause) => {
      const words = wordsOf(clause);
      if (words === null) return null;
      return [...words.matchAll(/⟦(\d+)⟧/gu)].flatMap(([, at]) => {
        const mention = printed.mentions[Number(at)];
        return mention ? [who(mention).key] : [];
      });
    },
    isOpen: (clause) => /children|grandchild|child of mine|those who would take/u.test(wordsOf(clause) ?? ''),
    ageFor: (row) => {
      const beneficiaries = levelsFor(row).flatMap(({ beneficiaries }) => beneficiaries);
      const named = beneficiaries.find(
        (beneficiary) => !isClass(beneficiary.who) && idOf(beneficiary.who) === row.person,
      );
      const asChild = beneficiaries.find(
        (beneficiary) => isClass(beneficiary.who) && beneficiary.who.of === 'children',
      );
      if (!byId.get(row.person)?.isGrandchild) return (named ?? asChild)?.age ?? null;
      // A grandchild takes at once in the class, and may be named at another level with an age to reach.
      const hasClass = beneficiaries.some(({ who }) => isClass(who) && who.of === 'grandchildren');
      return hasClass && row.heldUntil !== String(named?.age) ? null : (named?.age ?? null);
    },
    executorsAfter: (events) => {
      const able = isAble(events);
      const named = executors.first.map(idOf).filter(able);
      const others = executors.substitutes.map(idOf).filter(able);
      const vacancies = executors.first.length - named.length;
      const inOffice = [...named, ...others.slice(0, vacancies)];
      return {
        acting: inOffice.slice(0, mostOnOneGrant),
        inReserve: [...inOffice.slice(mostOnOneGrant), ...others.slice(vacancies)],
      };
    },
    guardiansAfter: (events, child, caredForBy) => {
      const able = isAble(events);
      const isStored = byId.has(child);
      const plan = plans.find(({ children, isForOthersToo }) =>
        isStored ? children.some((mention) => idOf(mention) === child) : isForOthersToo,
      );
      const steps = plan?.steps.map((step) => step.map(idOf).filter((id) => id !== caredForBy && able(id)));
      return steps?.find((step) => step.length > 0) ?? [];
    },
  };
}
