import { routes } from '../paths.ts';
import { said } from './figures.ts';

/** `tool` pages are for doing something and want their script at once; the others are for reading. */
export type PublicPageKind = 'home' | 'guide' | 'glossary' | 'tool' | 'statement';

export interface PublicPage {
  path: string;
  /** Its name in the site's menu; null where the menu leaves it out. */
  menuLabel: string | null;
  /** For the browser's tab and for search engines, without the product's name. */
  title: string;
  /** One or two sentences for search engines and shared links: at most 160 characters. */
  description: string;
  kind: PublicPageKind;
}

/** Every page that anyone may read, in the order of the menu. Menu, sitemap and prerendered pages come from here. */
export const publicPages = [
  {
    path: routes.home,
    menuLabel: 'Home',
    title: 'Make a will online, in plain English',
    description:
      'Write a will for England and Wales in plain English, in an evening. See every word as you go, and why it is there. One fixed fee.',
    kind: 'home',
  },
  {
    path: routes.myChildren,
    menuLabel: 'My Children',
    title: 'Why a will matters for your children',
    description:
      'Choose who would look after your children and at what age they inherit. What a guardian does, and what happens if you choose nobody.',
    kind: 'guide',
  },
  {
    path: routes.jargonBuster,
    menuLabel: 'Jargon Buster',
    title: 'Jargon buster: will words in plain English',
    description:
      'Executor, probate, residue, intestacy: 21 words that people meet when they make a will, each explained in plain English.',
    kind: 'glossary',
  },
  {
    path: routes.noWill,
    menuLabel: 'No Will?',
    title: 'What happens if you die without a will',
    description:
      'Without a will, the law in England and Wales decides who inherits. See who gets what, and why an unmarried partner gets nothing.',
    kind: 'guide',
  },
  {
    path: routes.whoGetsWhat,
    menuLabel: 'Who Gets What?',
    title: 'Who gets what under your will',
    description:
      'What a will can give away and what passes outside it, the difference between gifts and the residue, and what happens if someone dies first.',
    kind: 'guide',
  },
  {
    path: routes.inheritanceTax,
    menuLabel: 'Inheritance Tax',
    title: 'Inheritance tax in plain English',
    description: `When inheritance tax is due and how much: the ${said.nilRateBand} allowance, the extra one for a home, gifts in the last seven years, and charity.`,
    kind: 'guide',
  },
  {
    path: routes.inheritanceTaxCalculator,
    menuLabel: null,
    title: 'Inheritance tax calculator',
    description:
      'A free estimate of the inheritance tax on an estate, in under a minute, with each step of the working explained. No sign-up needed.',
    kind: 'tool',
  },
  {
    path: routes.executors,
    menuLabel: 'Executors',
    title: 'Executors: who carries out your will',
    description:
      'What an executor does, from probate to sharing out what is left, and how to choose between family, friends and professionals.',
    kind: 'guide',
  },
  {
    path: routes.property,
    menuLabel: 'Property',
    title: 'How you own your home decides who gets it',
    description:
      'Joint tenants or tenants in common? How you own your home decides whether your will can say who inherits it. How to find out which you are.',
    kind: 'guide',
  },
  {
    path: routes.trusts,
    menuLabel: 'Trusts',
    title: 'Trusts in a will, explained',
    description:
      'How a will can hold money for children until 18, 21 or 25, let someone live in a home for life, or leave the choice to people you trust.',
    kind: 'guide',
  },
  {
    path: routes.updatingWill,
    menuLabel: 'Updating Your Will',
    title: 'When and how to update your will',
    description:
      'Marriage, divorce, a child, a house, an inheritance: when a will needs another look, and when to use a codicil or write a new one.',
    kind: 'guide',
  },
  {
    path: routes.specialSituations,
    menuLabel: 'Special Situations',
    title: 'Wills for special situations',
    description:
      'Wills in the armed forces, wills made by the Court of Protection, and what you own abroad: the cases with rules of their own.',
    kind: 'guide',
  },
  {
    path: routes.questionnaire,
    menuLabel: 'Start Your Will',
    title: 'Start your will',
    description:
      'Five short questions to begin your will. Nothing to prepare, no account needed yet, and your answers stay on your device until the end.',
    kind: 'tool',
  },
  {
    path: routes.privacy,
    menuLabel: null,
    title: 'Privacy: what we keep and why',
    description:
      'What we ask you for, why, who can see it, how long we keep it, and how to get a copy or have it deleted.',
    kind: 'statement',
  },
  {
    path: routes.accessibility,
    menuLabel: null,
    title: 'Accessibility statement',
    description:
      'How this site is made to work for everyone, what we have tested, what does not work yet, and how to tell us or ask for another format.',
    kind: 'statement',
  },
] as const satisfies readonly PublicPage[];

export type PublicPath = (typeof publicPages)[number]['path'];

/** The page at one of these paths, for its title and description. */
export const publicPageAt = (path: PublicPath): PublicPage =>
  publicPages.find((page) => page.path === path) as PublicPage;
