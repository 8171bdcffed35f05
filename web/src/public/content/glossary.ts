import type { PublicPath } from '../../shared/paths/pages.ts';
import { paths } from '../../shared/paths/paths.ts';
import { figureTexts } from './figures.ts';

export interface Term {
  name: string;
  meaning: string;
  /** People search for it by these words too. */
  otherNames?: string;
  /** These pages say more. */
  pages: readonly PublicPath[];
}

/** The words of wills, in alphabetical order, by the fragment each is linked with. */
export const glossary = {
  administrator: {
    name: 'Administrator',
    otherNames: 'letters of administration',
    meaning:
      'The person a court puts in charge of an estate when there is no will, or when no executor is able and willing to act.',
    pages: [paths.noWill, paths.executors],
  },
  attestation: {
    name: 'Attestation',
    otherNames: 'witnessing, signing',
    meaning:
      'The part at the end of a will where the witnesses confirm that they were there together and saw it being signed.',
    pages: [paths.specialSituations],
  },
  beneficiary: {
    name: 'Beneficiary',
    otherNames: 'heir, recipient, inheritor',
    meaning: 'A person or a charity that is given something by a will or a trust.',
    pages: [paths.whoGetsWhat],
  },
  capacity: {
    name: 'Capacity',
    otherNames: 'mental capacity, sound mind, dementia',
    meaning:
      'Being able to make the decision. For a will: knowing what a will is, roughly what you own, and who might expect to inherit from you.',
    pages: [paths.specialSituations],
  },
  codicil: {
    name: 'Codicil',
    otherNames: 'amendment, change',
    meaning: 'A short paper that changes a will you already have. It is signed and witnessed just as a will is.',
    pages: [paths.updatingWill],
  },
  domicile: {
    name: 'Domicile',
    otherNames: 'home country, permanent home',
    meaning:
      'The country that the law treats as your permanent home. It may not be where you live now, nor the one on your passport.',
    pages: [paths.specialSituations],
  },
  estate: {
    name: 'Estate',
    otherNames: 'everything you own, assets, property',
    meaning: 'Everything you own when you die, less everything you owe.',
    pages: [paths.whoGetsWhat],
  },
  executor: {
    name: 'Executor',
    otherNames: 'executrix, personal representative',
    meaning:
      'A person your will names to carry it out: to collect in what you owned, pay what you owed, and share out what is left.',
    pages: [paths.executors],
  },
  guardian: {
    name: 'Guardian',
    otherNames: 'children, minors, custody',
    meaning:
      'An adult you choose to bring up your child, with a parent’s rights and duties, if you die before the child is 18. As a rule this starts only when no parent with those rights is alive.',
    pages: [paths.myChildren],
  },
  'inheritance-tax': {
    name: 'Inheritance tax',
    otherNames: 'IHT, death duty, death duties, estate tax',
    meaning: `A tax on what someone leaves, above the amounts that are free of tax. The usual rate is ${figureTexts.taxRate}.`,
    pages: [paths.inheritanceTax, paths.inheritanceTaxCalculator],
  },
  intestacy: {
    name: 'Intestacy',
    otherNames: 'no will, intestate, next of kin',
    meaning: 'Dying without a valid will. Fixed rules in the law then decide who inherits.',
    pages: [paths.noWill],
  },
  'joint-tenants': {
    name: 'Joint tenants',
    otherNames: 'joint ownership, survivorship',
    meaning:
      'People who own the whole of something together. When one of them dies, it belongs to the others at once, whatever any will says.',
    pages: [paths.property],
  },
  legacy: {
    name: 'Legacy',
    otherNames: 'bequest, gift',
    meaning: 'A gift made in a will: a sum of money, or a thing that is named.',
    pages: [paths.whoGetsWhat],
  },
  'life-interest': {
    name: 'Life interest',
    otherNames: 'right to live, life tenant',
    meaning:
      'The right to use something, or to have the income from it, for the rest of your life. After that it goes to someone else.',
    pages: [paths.trusts, paths.property],
  },
  'nil-rate-band': {
    name: 'Nil-rate band',
    otherNames: 'NRB, allowance, threshold',
    meaning: `The amount a person can leave before inheritance tax starts: ${figureTexts.nilRateBand}.`,
    pages: [paths.inheritanceTax, paths.inheritanceTaxCalculator],
  },
  'parental-responsibility': {
    name: 'Parental responsibility',
    otherNames: 'PR, custody',
    meaning:
      'The rights and duties that the law gives a parent towards a child. You need it to choose a guardian in your will.',
    pages: [paths.myChildren],
  },
  probate: {
    name: 'Probate',
    otherNames: 'grant, letters of administration',
    meaning:
      'The court’s confirmation that the executors may deal with an estate. The paper that says so is called the grant.',
    pages: [paths.executors],
  },
  'residuary-estate': {
    name: 'Residuary estate',
    otherNames: 'residue, remainder, the rest',
    meaning:
      'What is left once debts, costs, tax and all named gifts are paid. It is often the largest part, and is called the residue for short.',
    pages: [paths.whoGetsWhat],
  },
  'tenants-in-common': {
    name: 'Tenants in common',
    otherNames: 'joint ownership, shares of a home',
    meaning: 'People who each own a share of something. Each can leave their own share by will.',
    pages: [paths.property],
  },
  testator: {
    name: 'Testator',
    otherNames: 'testatrix, person making the will',
    meaning: 'The person whose will it is.',
    pages: [paths.updatingWill],
  },
  trustee: {
    name: 'Trustee',
    otherNames: 'trusts',
    meaning: 'A person who looks after money or property for someone else, by the rules of a trust.',
    pages: [paths.trusts, paths.myChildren],
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof glossary;
