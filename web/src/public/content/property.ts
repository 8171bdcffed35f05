import { paths } from '../../shared/paths/paths.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';

export const property: Guide<'two-ways'> = {
  path: paths.property,
  heading: 'How you own your home decides who gets it',
  lead: 'Two people can own a home together in two ways. They look the same from the street. After a death they could not be more different.',
  inShort: [
    '**Joint tenants:** the one who is left owns it all. Your will cannot change that.',
    '**Tenants in common:** each owns a share, and your will decides who gets yours.',
    'You can check which you are, and you can change it while you are alive.',
  ],
  sections: [
    {
      id: 'two-ways',
      title: 'Two ways to own a home together',
      blocks: [
        {
          figure: 'two-ways',
          caption: 'What happens to a home that Ann and Ben own, when Ann dies.',
        },
        {
          table: {
            caption: 'The two ways compared',
            columns: ['', 'Joint tenants', 'Tenants in common'],
            rows: [
              ['What each of you owns', 'The whole, together', 'A share: half each, or any other split'],
              ['When one of you dies', 'The other owns it all at once', 'The share goes by will'],
              ['Without a will', 'The other still owns it all', 'The law decides who gets the share'],
              [
                'Often chosen by',
                'Couples who want it simple',
                'Couples with children from earlier relationships, friends, and people who paid different amounts',
              ],
            ],
          },
        },
        'People who own as [[joint-tenants|joint tenants]] are not renting, whatever the word says. The same goes for [[tenants-in-common|tenants in common]].',
      ],
    },
    {
      id: 'check',
      title: 'Find out which you are',
      blocks: [
        {
          steps: [
            {
              title: 'Look in the register',
              text: 'Get your home’s title register from HM Land Registry, online, for a small fee.',
            },
            {
              title: 'Look for a “Form A restriction”',
              text: 'It says that no sale by one owner alone will be accepted. If it is there, you are most likely tenants in common.',
            },
            {
              title: 'Look in your papers',
              text: 'Did you sign a declaration of trust, or tell your solicitor what share each of you has? Then read what it says.',
            },
          ],
        },
      ],
    },
    {
      id: 'change',
      title: 'How to change it',
      blocks: [
        'Joint tenants can become tenants in common. One of you gives the other a written notice. This is called severing. The other does not have to agree.',
        'If you have done it, tell us how you own your home now. Your will must then change, because your share goes where it says.',
        'Then send form SEV to HM Land Registry, so that the register shows it.',
        {
          title: 'A will cannot do it',
          warning:
            'Writing “my half of the house to my son” in your will does not work if you are joint tenants. You must change how you own it first, while you are both alive.',
        },
      ],
    },
    {
      id: 'second-families',
      title: 'If this is a second family',
      blocks: [
        'Say you each have children from an earlier relationship. You want the one who is left to stay in the home, and your own children to have your share in the end.',
        'Many couples do two things. They own the home as tenants in common. And each gives the other a [[life-interest|right to live there]] for life. After that, each share goes to that person’s children.',
        `Our will can give your husband, wife or partner that right, with your children after them. We explain how, and what it cannot do, under [trusts](${paths.trusts}).`,
      ],
    },
    {
      id: 'mortgage',
      title: 'If there is a mortgage',
      blocks: [
        'The debt goes with the house. Whoever gets the house gets the loan, unless your will says that other money should pay it off. Many people have life insurance for this.',
      ],
    },
    {
      id: 'other',
      title: 'Other things you may own or rent',
      blocks: [
        {
          table: {
            caption: 'Other kinds of property',
            columns: ['What', 'What to know'],
            rows: [
              ['A home you rent', 'Tell your executors. Some tenancies can pass to someone who lives with you.'],
              ['Joint bank accounts', 'They usually belong to the one who is left.'],
              ['Business premises', 'Look at who owns them: you, your partners, or your company.'],
              [
                'A home abroad',
                `The law of that country decides. See [special situations](${paths.specialSituations}).`,
              ],
            ],
          },
        },
        'At most four people can be the legal owners of a home. No one under 18 can be one.',
      ],
    },
  ],
  sources: [pageSources.propertyLaw, pageSources.jointOwnership, pageSources.administrationOfEstates],
  readNext: [
    { path: paths.whoGetsWhat, why: 'What else passes outside a will' },
    { path: paths.trusts, why: 'Letting someone live in your home for life' },
  ],
  start: {
    title: 'Whose home will it be?',
    text: 'We ask how you own it, and tell you what your will can do.',
  },
  reviewedOn: '2026-11-24',
};

export const twoWays = [
  {
    title: 'Joint tenants',
    before: 'Ann and Ben own the whole house together.',
    after: 'Ben owns it all, at once. Ann’s will makes no difference.',
  },
  {
    title: 'Tenants in common',
    before: 'Ann owns one half. Ben owns the other.',
    after: 'Ben keeps his half. Ann’s half goes to whoever her will names.',
  },
] as const;
