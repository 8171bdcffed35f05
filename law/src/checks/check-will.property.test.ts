import { provisionKinds } from '@plainwill/contracts/will-data/questions/provision-questions';
import { type AnswerPart, AnswerPlace, answerParts } from '@plainwill/contracts/will-data/will/answer-place';
import { Finding, severities } from '@plainwill/contracts/will-data/will/will-checks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../services/kit/src/testing/test-scope.ts';
import { checkWill } from '../../../services/will-data/src/documents/check-will.ts';
import type { WillFacts } from '../facts/will-facts.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import { asOf } from '../will/testing/facts.ts';
import { anyWill } from './testing/any-will.ts';

const numRuns = runsOf(40, 400);
const forFamilies = (check: (facts: WillFacts, findings: Finding[]) => void) =>
  fc.assert(
    fc.property(anyWill, (facts) => check(facts, checkWill(facts, { asOf }))),
    { numRuns },
  );

/** The checks of which the composer knows too, since their clauses cannot be printed. */
const printable = 'TES-03 GRD-01 GRD-08 EXE-01 GFT-01 GFT-02 GFT-03 GFT-18 HOM-04 RES-01 RES-12 FUN-01 REF-01'.split(
  ' ',
);

type Rows = Partial<Record<AnswerPart, readonly { id: string | null }[]>>;

const idsIn = (findings: readonly Finding[]) => new Set(findings.map(({ id }) => id));

describe('checkWill, for any family', () => {
  it('says whole sentences, and no leftovers of code or of blanks', () => {
    forFamilies((_facts, findings) => {
      for (const { message } of findings) {
        expect(message).not.toMatch(/undefined|null|NaN|\[object|id-\w|Unknown/);
        expect(message).not.toMatch(/\s\s|^\s|\s$|\s[,.;:!?)]|\(\s|,\s*,|“”|["']/);
        expect(message).toMatch(/^[“£\p{L}].*[.?)]$/u);
      }
    });
  });

  it('points at answers that are there', () => {
    forFamilies((facts, findings) => {
      const { children, contacts, executors, gifts } = facts;
      const provisions = provisionKinds.map((id) => ({ id }));
      const rows: Rows = { children, guardianship: children, contacts, executors, gifts, provisions };
      for (const { id, place } of findings) {
        if (!place || place.recordId === null) continue;
        expect(rows[place.part]?.map((row) => row.id) ?? [], id).toContain(place.recordId);
      }
    });
  });

  it('names the fields that forms have', () => {
    forFamilies((_facts, findings) => {
      for (const { id, place } of findings) {
        expect(AnswerPlace.nullable().safeParse(place).success, id).toBe(true);
      }
    });
  });

  it('puts what blocks first, then what warns, each in the order of the portal', () => {
    forFamilies((_facts, findings) => {
      const ranks = findings.map(({ severity, place }) => [
        severities.indexOf(severity),
        place ? answerParts.indexOf(place.part) : answerParts.length,
      ]);
      expect(ranks).toEqual(ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    });
  });

  it('is what the contract says, and the same each time', () => {
    forFamilies((facts, findings) => {
      for (const finding of findings) expect(Finding.parse(finding)).toEqual(finding);
      expect(checkWill(structuredClone(facts), { asOf })).toEqual(findings);
    });
  });

  it('blocks whatever the composer cannot print, and nothing that it can', () => {
    forFamilies((facts, findings) => {
      const found = idsIn(findings);
      expect(printable.filter((id) => found.has(id))).toEqual(composeWill(facts, { asOf }).notReady);
    });
  });
});
