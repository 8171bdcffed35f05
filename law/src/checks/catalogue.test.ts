import { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import { describe, expect, it } from 'vitest';
import { checks } from './check-will.ts';
import { ageCases } from './testing/age-cases.ts';
import { blocking, type Case, catalogue, saidBy, warning } from './testing/case.ts';
import { childrenCases } from './testing/children-cases.ts';
import { classCases } from './testing/class-cases.ts';
import { cures } from './testing/cures.ts';
import { executorCases } from './testing/executor-cases.ts';
import { giftCases } from './testing/gift-cases.ts';
import { guardianCases } from './testing/guardian-cases.ts';
import { homeCases } from './testing/home-cases.ts';
import { homeTrustCases } from './testing/home-trust-cases.ts';
import { protectionCases } from './testing/protection-cases.ts';
import { provisionCases } from './testing/provision-cases.ts';
import { relationshipCases } from './testing/relationship-cases.ts';
import { residueCases } from './testing/residue-cases.ts';
import { signingCases } from './testing/signing-cases.ts';
import { testatorCases } from './testing/testator-cases.ts';

const cases: Record<string, Case> = {
  ...testatorCases,
  ...relationshipCases,
  ...childrenCases,
  ...guardianCases,
  ...executorCases,
  ...homeCases,
  ...giftCases,
  ...residueCases,
  ...ageCases,
  ...classCases,
  ...homeTrustCases,
  ...provisionCases,
  ...protectionCases,
  ...signingCases,
};

const idsOf = (severity: string) => checks.flatMap((check) => (check.severity === severity ? [check.id] : []));
const always = ['SIG-01', 'SIG-02'];

describe('the catalogue', () => {
  it('is all there, and each of its checks is tried both ways', () => {
    expect([...new Set(checks.map(({ id }) => id))].toSorted()).toEqual(catalogue.toSorted());
    expect(Object.keys(cases)).toEqual(catalogue);
    const oneWay = catalogue.filter((id) => (cases[id]?.not.length ?? 0) === 0);
    expect(oneWay).toEqual(always);
  });

  it('has the severities of the catalogue', () => {
    expect(idsOf('blocks').toSorted()).toEqual(blocking.toSorted());
    expect(idsOf('warns').toSorted()).toEqual(warning.toSorted());
    const others = catalogue.filter((id) => !blocking.includes(id) && !warning.includes(id));
    expect(idsOf('informs').toSorted()).toEqual(others.toSorted());
  });

  it.each(Object.entries(cases))('leads with %s to the answers that cure it', (id, { finds: [story] }) => {
    const places = saidBy(id, story).flatMap(([, place]) => place?.split('#')[0] ?? []);
    expect([...new Set(places)]).toEqual(cures[id]);
    for (const [part, field = null] of places.map((place) => place.split('.'))) {
      expect(AnswerPlace.safeParse({ part, field, recordId: null }).success).toBe(true);
    }
  });

  it('leaves nobody with what blocks or warns and no answer to change, but with a printed copy that is out of date', () => {
    expect([...blocking, ...warning].filter((id) => cures[id]?.length === 0)).toEqual(['SIG-04']);
  });

  it.each(Object.entries(cases))('says with %s what it finds, and where', (id, { finds: [story, ...said] }) => {
    expect(saidBy(id, story)).toEqual(said);
  });

  it.each(Object.entries(cases))('has with %s nothing to say where there is nothing', (id, { not }) => {
    expect(not.map((story) => saidBy(id, story))).toEqual(not.map(() => []));
  });
});
