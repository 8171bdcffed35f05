import { bandsCheckedOn, bandsOn } from '@plainwill/law/tax/bands';

/** `tool` pages are for doing something and want their script at once; the others are for reading. */
type PublicPageKind = 'home' | 'guide' | 'glossary' | 'sample' | 'tool' | 'statement';

export interface PublicPage {
  path: string;
  /** Its name in the site's menu; null where the menu leaves it out. */
  menuLabel: string | null;
  /** For the browser's tab and for search engines, without the product's name. */
  title: string;
  /** For search engines and shared links. The browser is not sent it: web/build/plugins.ts. */
  description: string;
  kind: PublicPageKind;
}

/**
 * Every page that anyone may read, in the order of the menu. Links, menu, titles, site map and rendered pages come from
 * here. Shared code may not need the pages themselves, so app/routes/routes.tsx names the component of each.
 */
const publicTable = {
  home: {
    path: '/',
    menuLabel: 'Home',
    title: 'Make a will online, in plain English',
    description:
      'Write a will for England and Wales in plain English, in an evening. See every word as you go, and why it is there.',
    kind: 'home',
  },
  myChildren: {
    path: '/my-children',
    menuLabel: 'My Children',
    title: 'Why a will matters for your children',
    description:
      'Choose who would look after your children and at what age they inherit. What a guardian does, and what happens if you choose no one.',
    kind: 'guide',
  },
  jargonBuster: {
    path: '/jargon-buster',
    menuLabel: 'Jargon Buster',
    title: 'Jargon buster: will words in plain English',
    description:
      'Executor, probate, residue, intestacy: 21 words that people meet when they make a will, each explained in plain English.',
    kind: 'glossary',
  },
  noWill: {
    path: '/no-will',
    menuLabel: 'No Will?',
    title: 'What happens if you die without a will',
    description:
      'Without a will, the law in England and Wales decides who inherits. See who gets what, and why an unmarried partner gets nothing.',
    kind: 'guide',
  },
  whoGetsWhat: {
    path: '/who-gets-what',
    menuLabel: 'Who Gets What?',
    title: 'Who gets what under your will',
    description:
      'What a will can give away and what passes outside it, the difference between gifts and the residue, and what happens if someone dies first.',
    kind: 'guide',
  },
  inheritanceTax: {
    path: '/inheritance-tax',
    menuLabel: 'Inheritance Tax',
    title: 'Inheritance tax in plain English',
    description: `When inheritance tax is due and how much: the £${bandsOn(bandsCheckedOn).nrb.toLocaleString('en-GB')} allowance, the extra one for a home, gifts in the last seven years, and charity.`,
    kind: 'guide',
  },
  inheritanceTaxCalculator: {
    path: '/inheritance-tax-calculator',
    menuLabel: null,
    title: 'Inheritance tax calculator',
    description:
      'A free estimate of the inheritance tax on an estate, in under a minute, with each step of the working explained. No sign-up needed.',
    kind: 'tool',
  },
  executors: {
    path: '/executors',
    menuLabel: 'Executors',
    title: 'Executors: who carries out your will',
    description:
      'What an executor does, from probate to sharing out what is left, and how to choose between family, friends and professionals.',
    kind: 'guide',
  },
  property: {
    path: '/property',
    menuLabel: 'Property',
    title: 'How you own your home decides who gets it',
    description:
      'Joint tenants or tenants in common? How you own your home decides whether your will can say who inherits it. How to find out which you are.',
    kind: 'guide',
  },
  trusts: {
    path: '/trusts',
    menuLabel: 'Trusts',
    title: 'Trusts in a will, explained',
    description:
      'How a will can hold money for children until 18, 21 or 25, or let someone live in a home for life, and when a trust needs a solicitor.',
    kind: 'guide',
  },
  updatingWill: {
    path: '/updating-will',
    menuLabel: 'Updating Your Will',
    title: 'When and how to update your will',
    description:
      'Marriage, divorce, a child, a house, an inheritance: when a will needs another look, and why a new one is safer than a codicil.',
    kind: 'guide',
  },
  specialSituations: {
    path: '/special-situations',
    menuLabel: 'Special Situations',
    title: 'Wills for special situations',
    description:
      'Wills in the armed forces, wills made by the Court of Protection, and what you own abroad: the cases with rules of their own.',
    kind: 'guide',
  },
  howWeCheck: {
    path: '/how-we-check',
    menuLabel: null,
    title: 'How we check a will',
    description:
      'What our automatic checks look for in a will, who else looks at it, if anyone does, what no one checks, and how to complain.',
    kind: 'guide',
  },
  sampleWill: {
    path: '/sample-will',
    menuLabel: null,
    title: 'A whole sample will, with notes',
    description:
      'Leaf through a whole will before you start yours: every page, every clause, and beside each a note in plain English that says why it is there.',
    kind: 'sample',
  },
  questionnaire: {
    path: '/questionnaire',
    menuLabel: 'Start Your Will',
    title: 'Start your will',
    description:
      'Five short questions to begin your will. Nothing to prepare, no account needed yet, and your answers stay on your device until the end.',
    kind: 'tool',
  },
  privacy: {
    path: '/privacy',
    menuLabel: null,
    title: 'Privacy: what we keep and why',
    description:
      'What we ask you for, why, who can see it, how long we keep it, and how to get a copy or have it deleted.',
    kind: 'statement',
  },
  complaint: {
    path: '/privacy/complaint',
    menuLabel: null,
    title: 'Complain, or ask about your data',
    description:
      'Tell us what went wrong, or ask for a copy of your data, a correction or its deletion. You get a reference at once, and an answer within about a month.',
    kind: 'tool',
  },
  accessibility: {
    path: '/accessibility',
    menuLabel: null,
    title: 'Accessibility statement',
    description:
      'How this site is made to work for everyone, what we have tested, what does not work yet, and how to tell us or ask for another format.',
    kind: 'statement',
  },
} as const satisfies Record<string, PublicPage>;

/** The pages that are made in the browser. Each sets its title as it is shown, and no search engine knows it. */
const appRoutes = {
  summary: '/summary',
  auth: '/auth',
  account: '/account',
  stillHere: '/account/here',
  leftForYou: '/account/left-for-you',
  willMaker: '/will-maker',
  whatIf: '/will-maker/what-if',
  review: '/will-maker/review',
  sign: '/will-maker/sign',
  signWitnesses: '/will-maker/sign/witnesses',
  signDay: '/will-maker/sign/day',
  signRecord: '/will-maker/sign/record',
  signOriginal: '/will-maker/sign/original',
  signPapers: '/will-maker/sign/papers',
  signLetters: '/will-maker/sign/letters',
  signTrusted: '/will-maker/sign/trusted',
  together: '/will-maker/together',
} as const;

/** A forgotten password, and the pages that links in mail open. */
export const signInHelpRoutes = {
  confirmEmail: '/auth/confirm',
  forgottenPassword: '/auth/forgotten',
  resetPassword: '/auth/reset',
  recover: '/auth/recover',
  secureAccount: '/auth/secure',
  newEmail: '/auth/new-email',
  undoEmail: '/auth/undo-email',
  secondStep: '/auth/second',
  partner: '/auth/partner',
  trusted: '/auth/trusted',
  stopReminders: '/auth/reminders',
} as const;

/** The pages that staff arrive at. Their others are in staff-paths.ts, so that nobody else's first visit carries them. */
export const staffEntrances = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  reviews: '/admin/reviews',
} as const;

/** The folders of all pages of staff. */
export const staffFolders = ['/admin', '/settings', '/ops'] as const;

type PublicTable = typeof publicTable;

const publicRoutes = Object.fromEntries(Object.entries(publicTable).map(([name, { path }]) => [name, path])) as {
  [Name in keyof PublicTable]: PublicTable[Name]['path'];
};

/** The path of each page of everybody, by its name. */
export const routes = { ...publicRoutes, ...appRoutes, ...signInHelpRoutes };

/** The pages whose components app/routes/routes.tsx names. */
export type PageName = keyof PublicTable | keyof typeof appRoutes;

export const publicPages = Object.values(publicTable);

export type PublicPath = (typeof publicPages)[number]['path'];

/** The page at one of these paths, for its title. */
export const publicPageAt = (path: PublicPath): PublicPage =>
  publicPages.find((page) => page.path === path) as PublicPage;
