import { aChild, anAdultChild, anItem, aPerson, aSum, levels } from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const sue = aPerson('Sue Vale');
const [tom, amy] = [aChild('Tom Hart'), anAdultChild('Amy Hart')];
const of22 = aChild('Max Hart', { date_of_birth: '2004-06-01' });
const given = (children_access_age: number, ...people: (typeof tom)[]) => ({
  gifts: [{ ...aSum(1, people), id: 'g1', children_access_age }],
});
const forResidue = 'residue.childrenInheritanceAge';
const forGift = 'gifts.childrenAccessAge#g1';
const tooEarly =
  'Under 18 a child can receive money but cannot own land, and many banks will not pay them. 18 is the usual minimum.';
const smallCharge = (age: number) =>
  `Keeping the money until ${age} can mean a small tax charge when it is paid out (at most 4.2%).`;
const tenYears =
  'Ages over 25 can bring tax charges every ten years and when money is paid out, and can lose the family home allowance. 25 or less avoids most of this.';
const register = 'Your executors may have to register the trust with HMRC and file returns.';
const owned = { home_ownership: 'own-outright', tenancy_type: 'sole-owner' };

export const ageCases: Record<string, Case> = {
  'AGE-01': {
    finds: [{ ...given(17, tom), age: 16 }, [tooEarly, forGift], [tooEarly, forResidue]],
    not: [{ ...given(18, tom), age: 18 }, given(16, sue)],
  },
  'AGE-02': {
    finds: [
      { ...given(25, tom), residue: levels([tom]), age: 19 },
      [smallCharge(25), forGift],
      [smallCharge(19), forResidue],
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
      ['Tom Hart would receive different parts at 21 and 25. Is that intended?', forGift],
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
      { home: { home_ownership: 'rent' }, residue: levels([tom]) },
      { home: { ...owned, tenancy_type: 'joint-tenants' }, residue: levels([tom]) },
      { gifts: [anItem('The opal ring', [tom])] },
    ],
  },
};
