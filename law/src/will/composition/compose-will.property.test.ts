import { isPassedOn } from '@plainwill/contracts/will-data/questions/gift-questions';
import { AnswerSource } from '@plainwill/contracts/will-data/will/answer-place';
import { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../../services/kit/src/testing/test-scope.ts';
import type { WillFacts } from '../../facts/will-facts.ts';
import { type Will, willOf } from '../model/will.ts';
import { fullName, inCapitals } from '../people/names.ts';
import { asOf, textOf } from '../testing/facts.ts';
import { families } from '../testing/families.ts';
import { composeWill } from './compose-will.ts';
import { willText } from './will-text.ts';

const numRuns = runsOf(40, 400);
const forFamilies = (check: (facts: WillFacts, document: WillDocument) => void) =>
  fc.assert(
    fc.property(families, (facts) => check(facts, composeWill(facts, { asOf }))),
    { numRuns },
  );
const clausesIn = ({ sections }: WillDocument) => sections.flatMap((section) => section.clauses);
const capitalsOf = (people: readonly { capitals: string }[]) =>
  [...new Set(people.map(({ capitals }) => capitals))].toSorted();

describe('composeWill, for any family', () => {
  it('prints no leftovers of code or of punctuation', () => {
    forFamilies((_facts, document) => {
      const explanations = clausesIn(document).map(({ explanation }) => explanation);
      for (const line of [...willText(document), ...explanations]) {
        expect(line).not.toMatch(/undefined|null|NaN|\[object|id-\w|Unknown/);
        expect(line).not.toMatch(/\s\s|,\s*,|,\s*[.;:)]|\.\.|\(\s|\(\)|\s[,.;:)]|[,\s]$|^\s/);
      }
    });
  });

  it('numbers without a gap', () => {
    forFamilies((_facts, { sections }) => {
      expect(sections.map((section) => section.number)).toEqual(sections.map((_, at) => at + 1));
      for (const { number, clauses } of sections) {
        expect(clauses.map((clause) => clause.number)).toEqual(clauses.map((_, at) => `${number}.${at + 1}`));
      }
    });
  });

  it('refers only to clauses that are there', () => {
    forFamilies((_facts, document) => {
      const numbers = new Set(clausesIn(document).map(({ number }) => number));
      for (const line of willText(document)) {
        for (const [, number] of line.matchAll(/clauses? (\d+\.\d+)/g)) expect(numbers).toContain(number);
      }
    });
  });

  it('names in each section everyone who has a part in it, in capitals once, and nobody else', () => {
    forFamilies((facts, { sections }) => {
      const will = willOf(facts, asOf);
      const hasJointHome = will.home.tenancy === 'joint-tenants' && will.spouse;
      const expected: Record<string, string[]> = {
        declaration: capitalsOf([
          { capitals: inCapitals(fullName(will.testator)) },
          ...(will.spouse ? [will.spouse] : []),
          ...will.children,
        ]),
        funeral: [],
        executors: capitalsOf([...will.primaries, ...will.backups]),
        guardianship: capitalsOf(will.plans.flatMap(({ children, steps }) => [...children, ...steps.flat()])),
        gifts: capitalsOf([
          ...(hasJointHome && will.home.coOwner ? [will.home.coOwner] : []),
          ...will.gifts.flatMap(({ levels }) => levels.flat().map(({ person }) => person)),
        ]),
        residue: capitalsOf(will.levels.flat().map(({ person }) => person)),
        trustees: [],
      };
      for (const { key, clauses } of sections) {
        const runs = clauses.flatMap((clause) => [...clause.runs, ...clause.items.flat()]);
        expect(runs.flatMap(({ style, text }) => (style === 'name' ? [text] : [])).toSorted()).toEqual(expected[key]);
      }
    });
  });

  it('lets every share of the residue land somewhere, whoever has died', () => {
    fc.assert(
      fc.property(families, fc.infiniteStream(fc.boolean()), (facts, coin) => {
        const will = willOf(facts, asOf);
        const clauses = new Map(clausesIn(composeWill(facts, { asOf })).map((clause) => [clause.id, clause]));
        const living = new Set(
          will.levels
            .flat()
            .filter(() => coin.next().value)
            .map(({ person }) => person.id),
        );
        const hasHeirs = new Set(
          will.levels
            .flat()
            .filter(() => coin.next().value)
            .map(({ person }) => person.id),
        );
        const total = takenUnder(will, clauses, living, hasHeirs).reduce((sum, share) => sum + share, 0);
        const someoneTakes = will.levels
          .flat()
          .some(({ person }) => person.charity || living.has(person.id) || (person.isChild && hasHeirs.has(person.id)));
        expect(Math.round(total * 1000)).toBe(someoneTakes ? 1000 : 0);
      }),
      { numRuns },
    );
  });

  it('says of every gift who takes it when anyone of those named cannot', () => {
    forFamilies((facts, document) => {
      const clauses = new Map(clausesIn(document).map((clause) => [clause.id, textOf(clause.runs)]));
      const rules = clausesIn(document).find(({ id }) => id === 'gifts.rules');
      const { gifts } = willOf(facts, asOf);
      const debts = gifts.filter(({ type }) => !isPassedOn(type));
      for (const { id, levels } of debts) {
        expect(clauses.get(`gifts.gift-${id}`)).toContain('I release, ');
        expect(levels.length).toBe(1);
        expect(rules?.items.map(textOf).join(' ')).toMatch(/released from a debt.* what nobody takes is part of/);
      }
      for (const gift of gifts.filter((one) => !debts.includes(one))) {
        const text = clauses.get(`gifts.gift-${gift.id}`) ?? '';
        expect(text.split('If nobody takes it in that way').length).toBe(gift.levels.length);
        for (const { person } of gift.levels.flat().filter((beneficiary) => beneficiary.person.isChild)) {
          expect(text).toMatch(
            new RegExp(`(If|Where it would have gone to) [^.]*${person.name}[^.]* does not take (it|a share), `),
          );
        }
        expect(rules?.items.map(textOf).join(' ')).toMatch(
          /that share is added in equal parts .* what nobody takes is part of/,
        );
      }
    });
  });

  it('is what the contract says, and the same each time', () => {
    forFamilies((facts, document) => {
      expect(WillDocument.parse(document)).toEqual(document);
      expect(JSON.stringify(composeWill(structuredClone(facts), { asOf }))).toBe(JSON.stringify(document));
    });
  });

  it('ends in a short clause, which shares its page with the signatures', () => {
    forFamilies((_facts, document) => {
      if (document.notReady.includes('RES-01')) return;
      const last = document.sections.at(-1)?.clauses.at(-1);
      expect(last?.items).toEqual([]);
      expect(textOf(last?.runs ?? []).length).toBeLessThan(300);
    });
  });

  it('explains every clause in a few short sentences', () => {
    forFamilies((_facts, document) => {
      for (const { explanation, source } of clausesIn(document)) {
        expect(source).not.toBe('');
        const sentences = explanation.split(/(?<=[.!?]) /);
        expect(sentences.length).toBeLessThanOrEqual(4);
        for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(32);
      }
    });
  });

  it('names the answers behind a clause, each in a row that is there', () => {
    forFamilies(({ children, contacts, executors, gifts }, document) => {
      const rows: Partial<Record<string, readonly { id: string | null }[]>> = {
        children,
        guardianship: children,
        contacts,
        executors,
        gifts,
      };
      for (const source of clausesIn(document).flatMap(({ answers }) => answers)) {
        expect(AnswerSource.parse(source)).toEqual(source);
        const { part, recordId } = source;
        // A file of facts may leave out the id of a row; a gift is then known by its place.
        const ids = rows[part]?.map(({ id }, at) => (part === 'gifts' ? (id ?? `${at + 1}`) : id)) ?? [];
        if (recordId !== null) expect(ids).toContain(recordId);
      }
    });
  });
});

type Clauses = ReadonlyMap<string, WillDocument['sections'][number]['clauses'][number]>;

/** The shares taken of the residue, as a reader of the printed clauses would deal them out. */
function takenUnder({ levels }: Will, clauses: Clauses, living: Set<string>, hasHeirs: Set<string>): number[] {
  for (const [at, level] of levels.entries()) {
    const gift = clauses.get(`residue.level-${at + 1}`);
    const said = [gift?.runs ?? [], ...(gift?.items ?? [])].map(textOf).join(' ');
    const standIn = textOf(clauses.get(`residue.substitution-${at + 1}`)?.runs ?? []);
    const beneficiaries = level.filter(({ person }) => {
      const { name } = person;
      const isNamed = said.includes(person.capitals) || said.includes(name);
      return (
        isNamed && (person.charity || living.has(person.id) || (standIn.includes(name) && hasHeirs.has(person.id)))
      );
    });
    if (beneficiaries.length === 0) continue;
    const first = beneficiaries.map(({ percentage }) => (percentage === null ? 1 / level.length : percentage / 100));
    const left = 1 - first.reduce((sum, share) => sum + share, 0);
    if (left < 1e-9 || !clauses.has(`residue.failed-shares-${at + 1}`)) return first;
    return first.map((share) => share + (left * share) / (1 - left));
  }
  return [];
}
