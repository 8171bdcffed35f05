import {
  aChild,
  aGift,
  anAdultChild,
  anItem,
  aPerson,
  aSpouse,
  aSum,
  levels,
  type Named,
} from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const [sue, rob, joan] = [aPerson('Sue Vale'), aPerson('Rob Finch'), aPerson('Joan Vale')];
const [tom, amy] = [aChild('Tom Hart'), anAdultChild('Amy Hart')];
const [dan, ruth] = [aSpouse('Dan Hart'), aSpouse('Ruth Amos', 'partner')];
const hope = aPerson('Hope House', 'Other', { isCharity: true, charityNumber: '1' });
const married = { maritalStatus: 'married' };
const owned = { homeOwnership: 'own-outright', tenancyType: 'sole-owner' };
const who = 'residue.recipients';
/** Two at one level, with these percentages. */
const shared = (...shares: (number | null)[]) =>
  levels([sue, rob]).map((row, at) => ({ ...row, percentage: shares[at] ?? null }));
const debtOf = (person: Named) => aGift({ giftType: 'forgiven_debt' }, [person]);
/** Something given already to a contact of this name. */
const given = (personId: string, row: object = {}) => ({
  more: { advances: [{ id: 'a1', personType: 'contact', personId, amount: 9000, ...row }] },
});
const noFamily = 'No one in your close family inherits anything. They may be able to claim.';
const noExemption = 'Money passing to an unmarried partner has no tax exemption. Above £325,000 tax at 40% may be due.';

export const residueCases: Record<string, Case> = {
  'RES-01': {
    finds: [{ residue: [] }, ['Choose who inherits the rest of your estate. Otherwise the law decides.', who]],
    not: [{ residue: levels([sue]) }],
  },
  'RES-02': {
    finds: [
      { residue: levels([sue]) },
      [
        'If Sue Vale dies before you, or within 28 days, there is no one in line for the rest of your estate. Add a second choice.',
        who,
      ],
    ],
    not: [
      { residue: levels([sue], [rob]) },
      { residue: levels([sue, rob]) },
      { residue: levels([hope]) },
      { residue: levels([sue]), more: { residueFallback: { kind: 'relatives' } } },
    ],
  },
  'RES-03': {
    finds: [
      { residue: levels([sue, rob]) },
      [
        'If everyone you have named dies before you, the law decides who inherits the rest of your estate. Consider a second choice or a charity.',
        who,
      ],
    ],
    not: [{ residue: levels([sue, rob], [joan]) }, { residue: levels([sue]) }, { residue: levels([sue, hope]) }],
  },
  'RES-04': {
    finds: [
      { testator: married, residue: levels([dan, tom, amy]) },
      [
        'Dan Hart and your children share equally, per person. With 3 people Dan Hart receives one share of 3. Most couples put the children second.',
        who,
      ],
    ],
    not: [
      { testator: married, residue: levels([dan], [tom, amy]) },
      { testator: married, residue: levels([dan, sue]) },
      { testator: married, residue: levels([dan, tom]).map((row, at) => ({ ...row, percentage: [75, 25][at] })) },
    ],
  },
  'RES-05': {
    finds: [
      { residue: levels([sue], [rob], [joan]) },
      ['Your third choice, and any after it, inherits only if everyone before them has died.', who],
    ],
    not: [{ residue: levels([sue], [rob, joan]) }],
  },
  'RES-06': {
    finds: [
      { residue: levels([sue], [rob], [sue, joan]) },
      ['Sue Vale is first and third choice. The later place is never reached.', who],
    ],
    not: [{ residue: levels([sue], [rob]) }, { gifts: [aSum(1, [sue])], residue: levels([sue]) }],
  },
  'RES-07': {
    finds: [{ residue: levels([], [sue]) }, ['We treat the lowest number as first choice.', who]],
    not: [{ residue: levels([sue], [rob]) }, { residue: levels([sue, rob]) }],
  },
  'RES-08': {
    finds: [
      { residue: levels([tom, amy]), age: 21 },
      [
        'Tom Hart is 11: the share is kept in trust until 21. Your executors can use the money for their upkeep and education before then.',
        'residue.childrenInheritanceAge',
      ],
    ],
    not: [{ residue: levels([amy]), age: 21 }, { people: [tom] }],
  },
  'RES-09': {
    finds: [
      { residue: levels([sue], [amy]) },
      [
        'If Amy Hart dies before you, their share goes to their own children at once, held for them until 18. If one of those dies under 18, the money goes to that one’s own next of kin, usually the other parent.',
        who,
      ],
    ],
    not: [
      { people: [amy] },
      { gifts: [{ ...aSum(1, [amy]), grandchildrenInherit: false }] },
      { residue: levels([amy]), more: { residue: { grandchildrenInherit: false } } },
    ],
  },
  'RES-10': {
    finds: [{ people: [amy], residue: levels([sue]) }, [noFamily, who]],
    not: [
      { residue: levels([sue]) },
      { people: [amy], gifts: [aSum(1, [sue], [amy])] },
      { people: [amy], residue: levels([aPerson('Max Hart', 'child')]) },
      { people: [amy], residue: [] },
    ],
  },
  'RES-11': {
    finds: [{ testator: { maritalStatus: 'partner' }, home: owned, residue: levels([ruth, sue]) }, [noExemption, who]],
    not: [
      { testator: { maritalStatus: 'partner' }, residue: levels([ruth]) },
      { testator: { maritalStatus: 'partner' }, home: owned, residue: levels([sue], [ruth]) },
      { testator: married, home: owned, residue: levels([dan]) },
    ],
  },
  'RES-12': {
    finds: [
      { residue: shared(60, 30) },
      [
        'The shares of the rest of your estate do not add up to 100%. Give them again, so that no part is left over.',
        who,
      ],
    ],
    not: [{ residue: shared(60, 40) }, { residue: shared(null, null) }, { residue: shared(60, null).slice(0, 1) }],
  },
  'RES-13': {
    finds: [
      { residue: shared(60, 40) },
      [
        'The shares you set are fixed when you sign. They do not change if a child is born or someone dies or marries. If your faith or another rule sets the shares, make a new will when your family changes.',
        who,
      ],
    ],
    not: [{ residue: shared(null, null) }],
  },
  'RES-14': {
    finds: [
      { residue: levels([tom, amy]), more: { residue: { grandchildrenInherit: false } } },
      [
        'If Tom Hart or Amy Hart dies before you, their own children will not take that share of the rest of your estate. Your will excludes the usual rule.',
        'residue.grandchildrenInherit',
      ],
    ],
    not: [
      { residue: levels([tom, amy]) },
      { residue: levels([tom, amy]), more: { residue: { grandchildrenInherit: true } } },
      { residue: levels([sue]), more: { residue: { grandchildrenInherit: false } } },
    ],
  },
  'RES-15': {
    finds: [
      { gifts: [{ ...anItem('£500 for Amy once she is discharged from bankruptcy', [amy, sue]), id: 'g1' }] },
      [
        'Amy Hart seems to be bankrupt or in debt. Whatever a bankrupt is left before the bankruptcy ends goes to the creditors, a share of the rest of your estate too. A trust can protect it, and this service cannot make one: ask a solicitor before you sign.',
        'gifts.recipients#g1',
      ],
    ],
    not: [{ residue: levels([sue, amy]) }, { gifts: [anItem('my history of the Bank of England', [sue])] }],
  },
  'RES-16': {
    finds: [
      { residue: levels([sue], [rob, amy]), ...given('Sue Vale', { amount: 20_000 }) },
      [
        'Sue Vale does not share the rest of your estate with anyone, so the £20,000 you already gave counts for nothing. Change who shares it, or remove the £20,000.',
        'provisions.personId#a1',
      ],
    ],
    not: [
      { residue: levels([sue], [rob, amy]), ...given('Rob Finch') },
      { residue: levels([sue, rob]), ...given('Sue Vale') },
      { people: [sue], residue: levels([rob, amy]) },
    ],
  },
  'RES-17': {
    finds: [
      { residue: levels([sue, rob]), gifts: [debtOf(sue)], ...given('Sue Vale', { amount: 500 }) },
      [
        'You forgive what Sue Vale owes you, and the £500 you gave comes off Sue Vale’s share. If it is the same money, it counts twice: keep one of the two.',
        'provisions.amount#a1',
      ],
    ],
    not: [
      { residue: levels([sue, rob]), gifts: [debtOf(rob)], ...given('Sue Vale') },
      { residue: levels([sue, rob]), gifts: [aSum(500, [sue])], ...given('Sue Vale') },
    ],
  },
  'RES-18': {
    finds: [
      { residue: levels([sue, rob]), ...given('Sue Vale') },
      [
        'What you already gave Sue Vale comes off Sue Vale’s share. Whoever has had more than their share inherits nothing more and pays nothing back. A later gift counts only if you add it and sign a new will.',
        'provisions.amount#a1',
      ],
    ],
    not: [{ residue: levels([sue, rob]) }, { residue: levels([sue], [rob]), ...given('Sue Vale') }],
  },
  'RES-19': {
    finds: [
      { residue: levels([sue, rob]), ...given('Sue Vale', { purpose: 'a loan for her car' }) },
      [
        'You call the £9,000 you gave Sue Vale a loan. A loan that is still owed is not a gift: it is paid back to your estate. Remove it here, and forgive the debt under gifts if it need not be paid.',
        'provisions.purpose#a1',
      ],
    ],
    not: ['towards a home', 'to repay her student loan', 'loan repayments', 'university fees', 'a wedding', ''].map(
      (purpose) => ({ residue: levels([sue, rob]), ...given('Sue Vale', { purpose, year: 2026 }) }),
    ),
  },
};
