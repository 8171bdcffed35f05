import { routes } from '../../shared/paths/paths.ts';
import type { PublicPage, PublicPath } from '../../shared/paths/public-pages.ts';
import { said } from './figures.ts';

/** One or two sentences for search engines and shared links: at most 160 characters. No script of a page needs them. */
const descriptions: Readonly<Record<PublicPath, string>> = {
  [routes.home]:
    'Write a will for England and Wales in plain English, in an evening. See every word as you go, and why it is there.',
  [routes.myChildren]:
    'Choose who would look after your children and at what age they inherit. What a guardian does, and what happens if you choose no one.',
  [routes.jargonBuster]:
    'Executor, probate, residue, intestacy: 21 words that people meet when they make a will, each explained in plain English.',
  [routes.noWill]:
    'Without a will, the law in England and Wales decides who inherits. See who gets what, and why an unmarried partner gets nothing.',
  [routes.whoGetsWhat]:
    'What a will can give away and what passes outside it, the difference between gifts and the residue, and what happens if someone dies first.',
  [routes.inheritanceTax]: `When inheritance tax is due and how much: the ${said.nilRateBand} allowance, the extra one for a home, gifts in the last seven years, and charity.`,
  [routes.inheritanceTaxCalculator]:
    'A free estimate of the inheritance tax on an estate, in under a minute, with each step of the working explained. No sign-up needed.',
  [routes.executors]:
    'What an executor does, from probate to sharing out what is left, and how to choose between family, friends and professionals.',
  [routes.property]:
    'Joint tenants or tenants in common? How you own your home decides whether your will can say who inherits it. How to find out which you are.',
  [routes.trusts]:
    'How a will can hold money for children until 18, 21 or 25, or let someone live in a home for life, and when a trust needs a solicitor.',
  [routes.updatingWill]:
    'Marriage, divorce, a child, a house, an inheritance: when a will needs another look, and when to use a codicil or write a new one.',
  [routes.specialSituations]:
    'Wills in the armed forces, wills made by the Court of Protection, and what you own abroad: the cases with rules of their own.',
  [routes.howWeCheck]:
    'What our automatic checks look for in a will, who else looks at it, if anyone does, what no one checks, and how to complain.',
  [routes.questionnaire]:
    'Five short questions to begin your will. Nothing to prepare, no account needed yet, and your answers stay on your device until the end.',
  [routes.privacy]:
    'What we ask you for, why, who can see it, how long we keep it, and how to get a copy or have it deleted.',
  [routes.complaint]:
    'Tell us what went wrong, or ask for a copy of your data, a correction or its deletion. You get a reference at once and an answer within 30 days.',
  [routes.accessibility]:
    'How this site is made to work for everyone, what we have tested, what does not work yet, and how to tell us or ask for another format.',
};

export const descriptionOf = ({ path }: PublicPage) => descriptions[path as PublicPath];
