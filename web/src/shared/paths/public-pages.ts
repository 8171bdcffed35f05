import { routes } from './paths.ts';

/** `tool` pages are for doing something and want their script at once; the others are for reading. */
type PublicPageKind = 'home' | 'guide' | 'glossary' | 'tool' | 'statement';

export interface PublicPage {
  path: string;
  /** Its name in the site's menu; null where the menu leaves it out. */
  menuLabel: string | null;
  /** For the browser's tab and for search engines, without the product's name. Its description: page-descriptions.ts. */
  title: string;
  kind: PublicPageKind;
}

/** Every page that anyone may read, in the order of the menu. Menu, sitemap and prerendered pages come from here. */
export const publicPages = [
  {
    path: routes.home,
    menuLabel: 'Home',
    title: 'Make a will online, in plain English',
    kind: 'home',
  },
  {
    path: routes.myChildren,
    menuLabel: 'My Children',
    title: 'Why a will matters for your children',
    kind: 'guide',
  },
  {
    path: routes.jargonBuster,
    menuLabel: 'Jargon Buster',
    title: 'Jargon buster: will words in plain English',
    kind: 'glossary',
  },
  {
    path: routes.noWill,
    menuLabel: 'No Will?',
    title: 'What happens if you die without a will',
    kind: 'guide',
  },
  {
    path: routes.whoGetsWhat,
    menuLabel: 'Who Gets What?',
    title: 'Who gets what under your will',
    kind: 'guide',
  },
  {
    path: routes.inheritanceTax,
    menuLabel: 'Inheritance Tax',
    title: 'Inheritance tax in plain English',
    kind: 'guide',
  },
  {
    path: routes.inheritanceTaxCalculator,
    menuLabel: null,
    title: 'Inheritance tax calculator',
    kind: 'tool',
  },
  {
    path: routes.executors,
    menuLabel: 'Executors',
    title: 'Executors: who carries out your will',
    kind: 'guide',
  },
  {
    path: routes.property,
    menuLabel: 'Property',
    title: 'How you own your home decides who gets it',
    kind: 'guide',
  },
  {
    path: routes.trusts,
    menuLabel: 'Trusts',
    title: 'Trusts in a will, explained',
    kind: 'guide',
  },
  {
    path: routes.updatingWill,
    menuLabel: 'Updating Your Will',
    title: 'When and how to update your will',
    kind: 'guide',
  },
  {
    path: routes.specialSituations,
    menuLabel: 'Special Situations',
    title: 'Wills for special situations',
    kind: 'guide',
  },
  {
    path: routes.howWeCheck,
    menuLabel: null,
    title: 'How we check a will',
    kind: 'guide',
  },
  {
    path: routes.questionnaire,
    menuLabel: 'Start Your Will',
    title: 'Start your will',
    kind: 'tool',
  },
  {
    path: routes.privacy,
    menuLabel: null,
    title: 'Privacy: what we keep and why',
    kind: 'statement',
  },
  {
    path: routes.complaint,
    menuLabel: null,
    title: 'Complain, or ask about your data',
    kind: 'tool',
  },
  {
    path: routes.accessibility,
    menuLabel: null,
    title: 'Accessibility statement',
    kind: 'statement',
  },
] as const satisfies readonly PublicPage[];

export type PublicPath = (typeof publicPages)[number]['path'];

/** The page at one of these paths, for its title. */
export const publicPageAt = (path: PublicPath): PublicPage =>
  publicPages.find((page) => page.path === path) as PublicPage;
