import { aChild, anAdultChild, anItem, aPerson, aSum, levels } from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const sue = aPerson('Sue Vale');
const [tom, amy] = [aChild('Tom Hart'), anAdultChild('Amy Hart')];
const of22 = aChild('Max Hart', { dateOfBirth: '2004-06-01' });
const given = (childrenAccessAge: number, ...people: (typeof tom)[]) => ({
  gifts: [{ ...aSum(1, people), id: 'g1', childrenAccessAge }],
});
const forResidue = 'residue.childrenInheritanceAge';
const forGift = 'gifts.childrenAccessAge#g1';
const tooEarly =
  'Under 18 a child can receive money but cannot own land, and many banks will not pay them. 18 is the usual minimum.';
const smallCharge = (age: number, percent: string) =>
  `Keeping the money until ${age} can mean a tax charge when it is paid out: at most ${percent}% of what is above the tax-free band.`;
const tenYears =
  'Above 25 the trust for Tom Hart can be taxed every ten years and when money is paid out, on what is over the tax-free band; and a home held in it does not earn the family home allowance. With 25 or less neither happens, apart from a small charge after 18.';
const register =
  'Your executors may have to register the trust with HMRC. Not in the first two years, and not for a trust for your own child that ends at 18 or by 25, unless it pays tax; trusts for others, and above 25, usually yes.';
const max = aPerson('Max Lee', 'other_relative', { dateOfBirth: '2015-06-01' });
const owned = { homeOwnership: 'own-outright', tenancyType: 'sole-owner' };

export const ageCases: Record<string, Case> = {
  'AGE-01': {
    finds: [{ ...given(17, tom), age: 16 }, [tooEarly, forGift], [tooEarly, forResidue]],
    not: [{ ...given(18, tom), age: 18 }, given(16, sue)],
  },
  'AGE-02': {
    finds: [
      { ...given(25, tom), residue: levels([tom]), age: 19 },
      [smallCharge(25, '4.2'), forGift],
      [smallCharge(19, '0.6'), forResidue],
    ],
    not: [
      { residue: levels([tom]), age: 18 },
      { residue: levels([tom]), age: 26 },
      { residue: levels([amy]), age: 21 },
      { people: [tom], age: 21 },
    ],
  },
  'AGE-03': {
    finds: [{ ...given(30, tom), residue: levels([tom]), age: 26 }, [tenYears, forGift], [tenYears, forResidue]],
    not: [
      { residue: levels([tom]), age: 25 },
      { residue: levels([amy]), age: 30 },
    ],
  },
  'AGE-04': {
    finds: [
      { ...given(25, tom), residue: levels([sue], [tom]), age: 21 },
      ['You set different ages for parts of what one child gets: Tom Hart at 21 and 25. Is that intended?', forGift],
    ],
    not: [
      { ...given(21, tom), residue: levels([tom]), age: 21 },
      { ...given(25, tom), residue: levels([amy]), age: 21 },
      { ...given(25, amy), residue: levels([amy]), age: 21 },
      { gifts: [aSum(1, [tom])], residue: levels([tom]), age: 21 },
    ],
  },
  'AGE-05': {
    finds: [
      { residue: levels([of22, amy]), age: 21 },
      ['Your children are already over 21, so they inherit at once.', forResidue],
    ],
    not: [
      { residue: levels([of22, tom]), age: 21 },
      { residue: levels([of22]), age: 18 },
      { people: [amy], age: 21 },
    ],
  },
  'AGE-06': {
    finds: [{ home: owned, residue: levels([sue], [tom]) }, [register, forResidue]],
    not: [
      { home: owned, residue: levels([amy]) },
      { home: { homeOwnership: 'rent' }, residue: levels([tom]) },
      { home: { ...owned, tenancyType: 'joint-tenants' }, residue: levels([tom]) },
      { gifts: [anItem('The opal ring', [tom])] },
    ],
  },
  'AGE-07': {
    finds: [
      given(21, max),
      [
        'If Max Lee has to wait until 21, the money is taxed like a trust: every ten years and when it is paid out, by up to 6% of what is above the tax-free band; and for a grandchild the family home allowance is lost. Without that age there is no such tax: the money belongs to Max Lee at once, and is held until 18.',
        forGift,
      ],
    ],
    not: [given(18, max), given(21, tom), given(21, sue), { residue: levels([max]) }],
  },
  'AGE-08': {
    finds: [
      { residue: levels([sue, tom], [aPerson('Joan Vale', 'mother')]), age: 21 },
      ['Add the date of birth of Sue Vale, so that the age of 21 can apply to them.', 'contacts.dateOfBirth#Sue Vale'],
    ],
    not: [
      { residue: levels([sue]), age: 18 },
      { residue: levels([aPerson('Joan Vale', 'mother'), tom]), age: 21 },
      { residue: levels([max]), age: 21 },
    ],
  },
  'AGE-09': {
    finds: [
      { residue: levels([sue]), age: 21 },
      [
        'The age of 21 you chose for the rest of your estate is not used: no one who takes has to wait for it.',
        forResidue,
      ],
    ],
    not: [
      { residue: levels([sue], [tom]), age: 21 },
      { residue: levels([amy]), age: 21 },
      { residue: levels([max]), age: 21 },
      { residue: levels([sue]), age: 18 },
    ],
  },
};
