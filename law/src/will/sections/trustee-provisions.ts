import { wording } from '../../wording/wording.ts';
import type { ClauseRule, SectionRule } from './clause-rule.ts';
import { allGifts, childrenInheritanceAge } from './sources.ts';

const answers = [childrenInheritanceAge, allGifts];

const income: ClauseRule = {
  id: 'trustees.income',
  write: ({ specifiedAges: [age, ...others] }) => {
    const instead = others.length === 0 ? `the age of ${age}` : 'the Specified Age';
    return {
      runs: wording`What this will lets a person take only on reaching the Specified Age is held on the terms of section 31 of the Trustee Act 1925, on the use of income, as if ${instead} replaced the age of 18 wherever that age appears in it. In this section “child” means anyone who waits for that age, whether or not a child of mine.`,
      explanation:
        'By law, income from a child’s share must be paid to the child at 18. You chose a later age, so until then your executors may use the income for the child, or save it.',
      source: 'Trustee Act 1925 ss.31 and 69(2); Inheritance and Trustees’ Powers Act 2014 s.8',
      answers,
    };
  },
};

const capital: ClauseRule = {
  id: 'trustees.capital',
  write: () => ({
    runs: wording`Section 32 of the Trustee Act 1925, on the early use of capital, applies to the whole of what a child may come to take, so that my Trustees may pay or apply any of it early for the advancement or benefit of that child.`,
    explanation:
      'Your executors need not keep every penny locked away until that age. They may use a child’s share early, for school, training or a home.',
    source: 'Trustee Act 1925 ss.32 and 69(2); Inheritance and Trustees’ Powers Act 2014 s.9',
    answers,
  }),
};

const death: ClauseRule = {
  id: 'trustees.death',
  write: () => ({
    runs: wording`If a child dies before reaching the Specified Age, what is left of what that child would have taken passes as this will provides where that child does not take: to that child’s stand-ins if the will lets them take, and otherwise to those who take next.`,
    explanation:
      'If a child dies too young to take, their share goes where you have said it should: to their own children if they have any, then to the others.',
    source: 'Trustee Act 1925 s.31(2); Wills Act 1837 s.33',
    answers,
  }),
};

// Last and short, so that it shares a page with the signatures.
const payments: ClauseRule = {
  id: 'trustees.payments',
  write: () => ({
    runs: wording`My Trustees may make a payment for a child to that child’s parent or guardian, whose receipt is enough, or directly to a school or to anyone else who supplies the child with goods or services.`,
    explanation:
      'School fees or the rent can be paid straight to whoever is owed them, or through a parent or guardian.',
    source: 'Trustee Act 1925 s.31(1); Children Act 1989 s.3(3)',
    answers,
  }),
};

export const trusteeProvisions: SectionRule = {
  key: 'trustees',
  heading: 'TRUSTEE PROVISIONS',
  clauses: ({ specifiedAges }) => (specifiedAges.length > 0 ? [income, capital, death, payments] : []),
};
