import { aPerson, aSpouse, aSum, levels, type Named, primaries } from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const tom = aSpouse('Tom Hart');
const ruth = aSpouse('Ruth Amos', 'partner');
const toMarry = aSpouse('Ruth Amos', 'partner', { intendingToMarry: true });
const sue = aPerson('Sue Vale');
const married = { maritalStatus: 'married' };
const partner = { maritalStatus: 'partner' };

const byShares = (...shares: [Named, number][]) =>
  levels(shares.map(([person]) => person)).map((row, at) => ({ ...row, percentage: shares[at]?.[1] }));

const cancelled =
  'If you marry or form a civil partnership after signing, this will is cancelled automatically. Make a new one first.';
const finalOrder =
  'Check that your divorce is final (final order, formerly decree absolute). If it is not, you are still married. A former spouse who has not remarried can sometimes claim from your estate.';
const nothingAutomatic =
  'Unmarried partners inherit nothing automatically, however long you have been together: a partner gets only what your will gives. Gifts between unmarried partners are not free of inheritance tax.';
const keepPapers =
  'Keep your late spouse’s will, grant of probate and tax papers. Their unused tax-free allowances may be available to your estate.';
const oneEach =
  'You and your partner need one will each. Similar wills can be changed at any time, even after one of you has died. If that worries you, take advice.';
const forBoth = { questionnaire: { whoFor: 'Me and my Partner' } };

export const relationshipCases: Record<string, Case> = {
  'MAR-01': {
    finds: [
      { testator: partner, people: [toMarry] },
      [
        'Marriage or civil partnership normally cancels a will. Yours says it will stay valid if you marry or form a civil partnership with Ruth Amos. It would still be cancelled if you married someone else.',
        'spouseDetails.intendingToMarry',
      ],
    ],
    not: [
      { testator: partner, people: [ruth] },
      { testator: partner, people: [toMarry], more: { flags: { includePartner: false } } },
      { testator: partner, people: [aSpouse('Tom Hart', 'husband', { intendingToMarry: true })] },
    ],
  },
  'MAR-02': {
    finds: [{ testator: { maritalStatus: 'widowed' } }, [cancelled, 'personalDetails.maritalStatus']],
    not: [
      { testator: married, people: [tom] },
      { testator: partner, people: [toMarry] },
      { testator: { maritalStatus: null } },
    ],
  },
  'MAR-03': {
    finds: [
      { testator: partner, people: [aSpouse('Tom Hart', 'civil-partner')] },
      [
        'You said you are in a partnership, but describe Tom Hart as your civil partner. The law treats spouses and partners very differently, so please correct one of these.',
        'spouseDetails.relationship',
      ],
    ],
    not: [
      { testator: partner, people: [ruth] },
      { testator: married, people: [tom] },
      { testator: married, people: [aSpouse('Tom Hart', 'civil_partner')] },
    ],
  },
  'MAR-04': {
    finds: [
      { testator: { maritalStatus: 'divorced' }, people: [tom] },
      [
        'Details of a spouse or partner are saved although you are divorced. Please remove them or change your status.',
        'personalDetails.maritalStatus',
      ],
    ],
    not: [{ testator: { maritalStatus: 'divorced' } }, { testator: married, people: [tom] }],
  },
  'MAR-05': {
    finds: [{ testator: { maritalStatus: 'divorced' } }, [finalOrder, 'personalDetails.maritalStatus']],
    not: [{ testator: { maritalStatus: 'widowed' } }],
  },
  'MAR-06': {
    finds: [
      {
        testator: { maritalStatus: 'divorced' },
        executors: primaries(aPerson('Al Day', 'spouse_partner')),
        people: [aPerson('Bo Day', 'spouse_partner')],
      },
      [
        'Al Day is recorded as a spouse or partner. A divorce before this will does not cancel a gift made in it, so include a former spouse only if you mean to.',
        'contacts.role#Al Day',
      ],
    ],
    not: [
      { testator: { maritalStatus: 'divorced' }, people: [aPerson('Bo Day', 'spouse_partner')] },
      { testator: { maritalStatus: 'widowed' }, executors: primaries(aPerson('Al Day', 'spouse_partner')) },
    ],
  },
  'MAR-07': {
    finds: [
      { testator: married, people: [tom] },
      [
        'You leave nothing to your husband. They can ask the court for reasonable provision, which is not limited to what they need to live on. Get advice, and write a separate letter explaining why; do not put reasons in the will.',
        'residue',
      ],
    ],
    not: [
      { testator: married, residue: levels([tom]) },
      { testator: married, people: [tom], gifts: [aSum(5, [sue], [tom])] },
      { testator: partner, people: [ruth] },
    ],
  },
  'MAR-09': {
    finds: [
      { testator: partner, people: [ruth] },
      [
        'Ruth Amos is your partner but gets nothing in this will. If you have lived together for two years or they depend on you, they may be able to claim.',
        'residue',
      ],
    ],
    not: [
      { testator: partner, residue: levels([sue], [ruth]) },
      { testator: partner, people: [ruth], more: { flags: { includePartner: false } } },
    ],
  },
  'MAR-10': {
    finds: [{ testator: partner, people: [ruth] }, [nothingAutomatic, 'spouseDetails.relationship']],
    not: [
      { testator: partner, people: [toMarry] },
      { testator: married, people: [tom] },
    ],
  },
  'MAR-11': {
    finds: [{ testator: { maritalStatus: 'widowed' } }, [keepPapers, null]],
    not: [{}],
  },
  'MAR-12': {
    finds: [
      { testator: married, people: [toMarry] },
      [
        'You say you are married and also planning to marry. If you are married already, please clear this box.',
        'spouseDetails.intendingToMarry',
      ],
    ],
    not: [
      { testator: partner, people: [toMarry] },
      { testator: married, people: [tom] },
    ],
  },
  'MAR-13': {
    finds: [
      { testator: married },
      [
        'You say that you are married, but your husband, wife or civil partner is not named. If you leave them out they can ask the court for a share. Add their details, or tell us that you are no longer married.',
        'spouseDetails.fullName',
      ],
    ],
    not: [{ testator: married, people: [tom] }, { testator: partner }],
  },
  'MAR-14': {
    finds: [
      { testator: married, people: [tom], residue: levels([aPerson('Una Ray', 'spouse_partner')]) },
      [
        'Una Ray is recorded as a spouse or partner beside Tom Hart. Only Tom Hart is free of inheritance tax as your spouse; a marriage by religious ceremony alone may not count in law. Take advice.',
        'contacts.role#Una Ray',
      ],
    ],
    not: [
      { testator: married, people: [tom, aPerson('Una Ray', 'spouse_partner')], residue: levels([tom]) },
      { testator: married, people: [tom], residue: levels([sue]) },
    ],
  },
  'MAR-18': {
    finds: [
      { testator: married, residue: byShares([tom, 1], [sue, 99]) },
      [
        'Tom Hart gets only 1% of the rest of your estate. As your husband, Tom Hart can ask a court for more: about what a divorce would have brought, which is often half. Take advice before signing, and keep a note of your reasons outside the will.',
        'residue',
      ],
    ],
    not: [
      { testator: married, residue: byShares([tom, 50], [sue, 50]) },
      { testator: married, residue: levels([tom, sue]) },
      // Said by MAR-07 already.
      { testator: married, people: [tom], residue: levels([sue]) },
      { testator: partner, residue: levels([sue, ruth]) },
      // Said by MAR-15 already.
      { testator: partner, residue: levels([sue], [toMarry]) },
    ],
  },
  'CPL-01': {
    finds: [{ more: forBoth }, [oneEach, null]],
    not: [{ more: { questionnaire: { whoFor: 'Me' } } }, {}],
  },
  'CPL-02': {
    finds: [
      {
        testator: married,
        people: [tom],
        gifts: [
          { ...aSum(5, [sue]), id: 'g1' },
          aSum(6, [sue]),
          { ...aSum(7, [sue]), id: 'g3', onlyIfSpouseFails: true },
        ],
        more: { willSettings: { isMirrorWill: true, survivorshipDays: 0 } },
      },
      [
        'If your will and Tom Hart’s give the same sums of money, each will pays them: twice in all, whenever you die. To pay a gift once, say in both wills that it is given only if the other of you has died.',
        'gifts#g1',
      ],
      [
        'You give money only if Tom Hart dies before you. If Tom Hart’s will asks you to live on for some days to inherit and you die within them, both wills pay it. Ask for the same number of days in both wills: then each says that it is paid once.',
        'gifts#g3',
      ],
    ],
    not: [
      { testator: married, people: [tom], more: forBoth },
      { gifts: [aSum(5, [sue])], more: forBoth },
      { testator: married, people: [tom], gifts: [aSum(5, [sue])] },
      // The will says itself that it is paid once.
      { testator: married, people: [tom], gifts: [{ ...aSum(5, [sue]), onlyIfSpouseFails: true }], more: forBoth },
    ],
  },
};
