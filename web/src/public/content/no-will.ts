import { paths } from '../../shared/paths/paths.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { figures, figureTexts, pounds } from './figures.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';
import { sharesWithoutWill } from './worked-examples.ts';

export const exampleEstate = 500_000;
const exampleShares = sharesWithoutWill(exampleEstate, 2);
const { rest, half, spouse, eachChild } = exampleShares;

export const noWill: Guide<'who-inherits' | 'example-shares'> = {
  path: paths.noWill,
  heading: 'What happens if you leave no will',
  lead: 'If you die without a will, the law shares out what you own. It follows a fixed list. What you wanted, and who needed it most, makes no difference.',
  inShort: [
    `A husband, wife or civil partner gets the first **${figureTexts.statutoryLegacy}** and **half of the rest**. Your children share the other half.`,
    'A partner you are not married to gets **nothing** by right, however long you have been together.',
    `Children get their money at **${figureTexts.intestacyAge}**. No one is chosen to bring them up.`,
  ],
  sections: [
    {
      id: 'who-inherits',
      title: 'Who inherits',
      blocks: [
        'Dying without a valid will is called [[intestacy]]. Answer a few short questions to see who would inherit from you. Your answers stay on this device.',
        {
          figure: 'who-inherits',
          caption: `Who inherits without a will in England and Wales. The figure of ${figureTexts.statutoryLegacy} is for deaths on or after ${formatDay(figures.statutoryLegacy.from)}.`,
        },
        `Your husband, wife or civil partner must live for ${figureTexts.spouseSurvives} days after you to inherit. If a child of yours has died, that child’s own children share what their parent would have had.`,
      ],
    },
    {
      id: 'example',
      title: `An example: ${pounds(exampleEstate)}`,
      blocks: [
        `Sam dies without a will. He leaves a wife, Priya, two children, and ${pounds(exampleEstate)} in his own name.`,
        {
          figure: 'example-shares',
          caption: `Priya gets ${pounds(spouse)} in all, and Sam’s belongings. Each child gets ${pounds(eachChild)} at ${figureTexts.intestacyAge}.`,
        },
        {
          title: 'The sum',
          example: [
            `Priya gets the first **${figureTexts.statutoryLegacy}**, and Sam’s belongings.`,
            `That leaves ${pounds(exampleEstate)} – ${figureTexts.statutoryLegacy} = **${pounds(rest)}**.`,
            `Half of it is ${pounds(half)}. So Priya gets ${figureTexts.statutoryLegacy} + ${pounds(half)} = **${pounds(spouse)}**.`,
            `The children share the other half: **${pounds(eachChild)}** each.`,
          ],
        },
        'If most of that money is in the house, Priya may have to sell or borrow to pay the children their share.',
      ],
    },
    {
      id: 'not-married',
      title: 'If you are not married',
      blocks: [
        {
          title: '“Common-law marriage” does not exist',
          warning:
            'You may have shared a home, bills and children for thirty years. Without a will or a marriage, your partner still gets nothing by right.',
        },
        'A partner left with nothing can ask a court for help. They must have lived with you as a couple for the last two years, or have relied on you for money. They should act fast: the limit is usually six months after the court has approved the person who deals with the estate. It costs money, and no one can promise how it ends.',
        `With a will, your partner can inherit. Tax still treats you as two single people. You have your own tax-free ${figureTexts.nilRateBand}, but what you leave your partner above it can be taxed. See [inheritance tax](${paths.inheritanceTax}).`,
        'The government asked people in the summer of 2026 whether this law should change. It has not changed.',
      ],
    },
    {
      id: 'left-out',
      title: 'Who is left out',
      blocks: [
        {
          list: [
            'partners you are not married to',
            'stepchildren and foster children',
            'in-laws',
            'friends and carers',
            'a husband or wife you are divorced from',
            'charities',
          ],
        },
        'If you have parted but are **not yet divorced**, your husband or wife usually still inherits.',
      ],
    },
    {
      id: 'outside',
      title: 'What these rules do not touch',
      blocks: [
        'Some things pass to someone else straight away, will or no will:',
        {
          list: [
            `a home you own with someone as [[joint-tenants|joint tenants]]: the other owner takes it ([more about this](${paths.property}))`,
            'joint bank accounts',
            'most pensions',
            'life insurance held in a trust',
          ],
        },
      ],
    },
    {
      id: 'who-sorts-it-out',
      title: 'Who sorts everything out',
      blocks: [
        'With no will there is no [[executor]]. The closest relative who inherits can ask the court to be the [[administrator]]. It can take longer, and it may not be the person you would have trusted with it.',
        'A will that forgets something causes the same trouble in small. Whatever it does not cover is shared out by these rules.',
      ],
    },
  ],
  sources: [
    pageSources.administrationOfEstates,
    pageSources.statutoryLegacy,
    pageSources.familyClaims,
    pageSources.inheritanceTaxAct,
    pageSources.noWill,
    pageSources.citizensAdvice,
  ],
  readNext: [
    { path: paths.myChildren, why: 'Choose who would look after your children' },
    { path: paths.whoGetsWhat, why: 'What you can give away in a will' },
  ],
  start: {
    title: 'Decide for yourself',
    text: 'A will takes an evening. Then it is your words that count, not a list.',
  },
  reviewedOn: '2026-11-24',
};

/** The relatives who come next where there is neither spouse nor child, the nearest first. */
const relativesInOrder = [
  'your parents',
  'brothers and sisters, or their children',
  'half-brothers and half-sisters, or their children',
  'grandparents',
  'aunts and uncles, or their children',
  'half-aunts and half-uncles, or their children',
  'the Crown',
] as const;

/** The heirs, by the answers to two questions. */
export const heirsBySituation = [
  {
    answer: 'Yes',
    situation: 'You are married or in a civil partnership',
    outcomes: [
      {
        answer: 'If you have children',
        result: `Your husband, wife or civil partner gets your belongings, the first ${figureTexts.statutoryLegacy} and half of the rest.`,
        also: 'Your children share the other half.',
      },
      { answer: 'If you have no children', result: 'Your husband, wife or civil partner gets everything.' },
    ],
  },
  {
    answer: 'No',
    situation: 'You are single, divorced, widowed or living together',
    outcomes: [
      { answer: 'If you have children', result: 'Your children get everything, in equal shares.' },
      {
        answer: 'If you have no children',
        result: 'The first of these who is alive:',
        inOrder: relativesInOrder,
      },
    ],
  },
] as const;

export const exampleParts = [
  { who: 'Priya', what: 'the first part', amount: exampleShares.legacy },
  { who: 'Priya', what: 'half of the rest', amount: exampleShares.half },
  { who: 'First child', what: 'a quarter of the rest', amount: exampleShares.eachChild },
  { who: 'Second child', what: 'a quarter of the rest', amount: exampleShares.eachChild },
] as const;
