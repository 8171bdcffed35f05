import { paths } from '../../shared/paths/paths.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';

export const whoGetsWhat: Guide<'inside-outside' | 'order'> = {
  path: paths.whoGetsWhat,
  heading: 'Who gets what under your will',
  lead: 'A will can do a lot, but not everything. It can only give away what is yours alone on the day you die.',
  inShort: [
    'Some things never pass by will, such as most pensions and a home you own as joint tenants.',
    'Debts and costs are paid first. Then come the gifts you named. What is left is the **residue**.',
    'The residue is often the largest part. Decide that first.',
  ],
  sections: [
    {
      id: 'covers',
      title: 'What your will covers',
      blocks: [
        {
          figure: 'inside-outside',
          caption: 'What passes by your will, and what usually passes separately.',
        },
        `Are you not sure how you own your home? [Find out in five minutes](${paths.property}). For a pension, ask the company for a form to say who should get the money. They usually follow it.`,
      ],
    },
    {
      id: 'kinds-of-gift',
      title: 'Three kinds of gift',
      blocks: [
        'The law calls a gift in a will a [[legacy]]. The person or charity that gets it is a [[beneficiary]].',
        {
          cards: [
            {
              title: 'A thing',
              text: '“My grandmother’s ring to my niece Ella.” If you no longer own it when you die, Ella gets nothing in its place.',
            },
            {
              title: 'A sum of money',
              text: '“£2,000 to my friend Ravi.” It is paid from your savings, or from what is sold.',
            },
            {
              title: 'The residue',
              text: '“All the rest to my children in equal shares.” It is everything that is not given away in another way.',
            },
          ],
        },
        'The [[residuary-estate|residue]] grows and shrinks with your life. Share it out in parts, such as halves or percentages, and your will still works when prices change.',
        'Have you already given money to someone who shares the residue? Your will can add it to the residue, share out the total, and take it off their part. The law does not do this unless your will says so.',
        `Each gift is handed over once. To have someone paid a sum every month or year, ask a solicitor. That is an annuity, and it needs a [trust](${paths.trusts}) that we do not make.`,
      ],
    },
    {
      id: 'order',
      title: 'Who is paid first',
      blocks: [
        'Your [[executor|executors]] must pay people in this order:',
        {
          figure: 'order',
          caption:
            'Each step is paid in full before the next. The residue takes what is left, so it feels any shortage first.',
        },
        'If there is not enough money for all your gifts, they are cut down. Gifts of money go before gifts of things.',
      ],
    },
    {
      id: 'dies-first',
      title: 'If someone dies before you',
      blocks: [
        'Most gifts to someone who dies before you simply fall back into the residue.',
        '**Your own children are different.** If your child dies before you, the gift goes to that child’s children, unless your will says something else.',
        'A good will names a second choice. Ours asks you for one.',
      ],
    },
    {
      id: 'claims',
      title: 'Can someone challenge it?',
      blocks: [
        'You are free to leave what you own to anyone. But some people can ask a court for a fair share if your will does too little for them:',
        {
          list: [
            'your husband, wife or civil partner',
            'a former husband, wife or civil partner who has not married again',
            'a partner who lived with you for the two years before you died',
            'your children, and anyone you treated as a child of your family',
            'anyone you were supporting',
          ],
        },
        'If you want to leave one of them out, take advice, and write down why in a letter to keep with your will.',
        'Someone who kills a person unlawfully cannot normally inherit from them.',
      ],
    },
  ],
  sources: [pageSources.administrationOfEstates, pageSources.willsAct, pageSources.familyClaims, pageSources.makeWill],
  readNext: [
    { path: paths.property, why: 'Find out if your will can give away your home' },
    { path: paths.inheritanceTax, why: 'How much may go in tax' },
  ],
  start: {
    title: 'Say who gets what',
    text: 'Start with the people. We ask the questions in the right order, and show you the words as you go.',
  },
  reviewedOn: '2026-11-24',
};

export const insideTheWill = [
  'a home in your name alone',
  'your share, if you own as tenants in common',
  'savings and investments in your name',
  'cars, jewellery, furniture and pets',
  'life insurance that is not in a trust',
  'money that people owe you',
  'online accounts worth money, if their rules allow it',
] as const;

export const outsideTheWill = [
  'a home you own as joint tenants: the other owner takes it',
  'joint bank accounts: they go to the one who is left',
  'most pensions: the scheme decides, and looks at your wishes',
  'life insurance in a trust, or assigned to someone',
  'a lump sum from work for dying in service',
  'trust money that was yours only for life',
] as const;

export const orderOfPayment = [
  { title: 'Loans secured on something', text: 'such as a mortgage' },
  { title: 'The funeral', text: 'at a reasonable cost' },
  { title: 'The costs of the work', text: 'fees, valuers, postage' },
  { title: 'Other debts and tax', text: 'bills, cards, tax' },
  { title: 'The gifts you named', text: 'things and sums of money' },
  { title: 'The residue', text: 'all that is left' },
] as const;
