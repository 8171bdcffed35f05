import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import { paths } from '../../shared/paths/paths.ts';
import { figureTexts } from './figures.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';

export const trusts: Guide<'how-it-works' | 'charges'> = {
  path: paths.trusts,
  heading: 'Trusts: keeping something safe for someone',
  lead: 'A trust is not just for the rich. If you leave money to a child, there is nearly always one. It simply means that someone looks after it for them.',
  inShort: [
    'Trustees hold money or a home for others, and must follow the rules you set.',
    'A **trust for children** holds their share until 18, 21 or 25, or the age you choose.',
    'A **life interest** lets someone live in your home for life, and then passes it on.',
  ],
  sections: [
    {
      id: 'how-it-works',
      title: 'How a trust works',
      blocks: [
        {
          figure: 'how-it-works',
          caption: 'You set the rules in your will. Trustees follow them. Others get the benefit.',
        },
        'A [[trustee]] owns the money on paper, but may not use it for themselves. The people it is for are each a [[beneficiary]].',
      ],
    },
    {
      id: 'kinds',
      title: 'Which kind does what',
      blocks: [
        {
          table: {
            caption: 'Kinds of trust that a will can set up',
            columns: ['Kind', 'What it does', 'Good for'],
            rows: [
              ['Children’s trust', 'Holds a child’s share until 18, 21 or 25', 'Parents'],
              [
                'Life interest',
                'Someone has the home, or the income, for life. Others get it afterwards.',
                'Second marriages',
              ],
              [
                'Discretionary trust',
                'Trustees choose who in a group gets what, and when',
                'Needs you cannot foresee. Ask a solicitor.',
              ],
              ['Bare trust', 'Held in the name of a child, who can claim it at 18', 'Small and simple gifts'],
              [
                'Trust for a disabled person',
                'Helps without taking away benefits that depend on savings',
                'Someone who needs care. Ask a solicitor.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'our-will',
      title: 'What our will can do, and what it cannot',
      blocks: [
        'With the will you make here you can:',
        {
          list: [
            `**keep your child’s share safe** until an age you choose, from ${inheritanceAge.min} to ${inheritanceAge.max}`,
            '**do the same for a grandchild** or another child under 18 whom you name. The tax on it is higher than for your own child.',
            '**give to all your children, or all your grandchildren**, including any born before you die',
            '**let your husband, wife or partner live in your home**, and give it to your children after that',
            '**name a last resort** for what is left, in case no one you chose is alive',
          ],
        },
        'You cannot make these here. If you need one, ask a solicitor:',
        {
          list: [
            'a discretionary trust, where trustees choose who gets what',
            'a trust for someone who is disabled, or easily taken advantage of',
            'a trust that keeps what all your grandchildren share until an age you choose: their shares are theirs at once, and held until 18',
            'a protective trust, to keep money safe from debts or a divorce',
            'regular payments to someone, such as a sum every month for life: an annuity',
            'a trust for a farm or a business',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Trusts for children',
      blocks: [
        'Your child’s share is kept until the age you choose. Until then, trustees can pay for clothes, school, a driving test or a first year at university.',
        'For what **parents** leave to their children, the age changes the tax a little:',
        { figure: 'charges', caption: 'Extra inheritance tax on a trust that a parent’s will makes for a child.' },
        `For many families that is a small price for a few more years of growing up. A trust for a **grandchild** beyond 18 costs more. There is tax of up to ${figureTexts.tenYearCharge} every ten years on what is above the tax-free amount. And the extra amount for a home is lost on what it holds.`,
      ],
    },
    {
      id: 'life-interest',
      title: 'A home for life',
      blocks: [
        'With a [[life-interest|life interest]] your wife, say, can live in your home for as long as she lives. She cannot sell it and keep the money, or leave it to someone else. When she dies, it goes to the people you chose.',
        {
          title: 'An example',
          example: [
            'Carl owns half of a house with Dee. He has two children from his first marriage.',
            'His will lets Dee live there for life. She pays the bills and keeps the house in good order.',
            'When Dee dies, Carl’s half goes to his children. Dee’s half goes where her own will says.',
          ],
        },
        `If the two of you own the home together, it must be as [[tenants-in-common|tenants in common]]. [See how to check](${paths.property}).`,
        {
          title: 'If you are not married',
          warning: `For tax, a home that your partner may live in for life counts as left to your partner. You have your own tax-free ${figureTexts.nilRateBand}. But what is above it is taxed, and the extra amount for a home that goes to children is lost. [Read about the tax](${paths.inheritanceTax}), or ask a solicitor.`,
        },
      ],
    },
    {
      id: 'discretionary',
      title: 'Letting trustees choose',
      blocks: [
        'In a discretionary trust you name a group, such as “my children and grandchildren”. Your trustees decide who gets what, and when. You leave them a letter to say what you hope for.',
        `Our will cannot set one up: ask a solicitor. It is the most flexible kind, and the most work. There can be a tax charge of up to ${figureTexts.tenYearCharge} every ten years on what is above the tax-free amount.`,
      ],
    },
    {
      id: 'trustees',
      title: 'Choosing trustees',
      blocks: [
        {
          list: [
            '**Name at least two.** It is safer, and it takes two to sell a house that is held in trust.',
            '**Your executors can be your trustees.** In most wills they are.',
            '**They have duties.** They must take care, invest sensibly, keep accounts, and be fair to everyone.',
            '**Some trusts must be registered** with HMRC. The trustees see to it.',
          ],
        },
      ],
    },
  ],
  sources: [
    pageSources.trusteeAct1925,
    pageSources.trusteeAct2000,
    pageSources.propertyLaw,
    pageSources.trustTaxes,
    pageSources.inheritanceTaxAct,
  ],
  readNext: [
    { path: paths.myChildren, why: 'Who looks after the children themselves' },
    { path: paths.executors, why: 'The people who set the trust up' },
  ],
  start: {
    title: 'Keep it safe for them',
    text: 'Choose the age and the trustees. Your will then has the words for the rest.',
  },
  reviewedOn: '2026-11-24',
};

export const howItWorks = [
  { who: 'You', does: 'set the rules in your will' },
  { who: 'Trustees', does: 'hold the money or home, and follow the rules' },
  { who: 'Beneficiaries', does: 'get the benefit, now or later' },
] as const;

export const charges = [
  { age: 'Until 18', charge: 'Nothing extra', height: 'none' },
  { age: '18 to 25', charge: `Up to ${figureTexts.childrensTrustCharge}, once`, height: 'low' },
  { age: 'Over 25', charge: `Up to ${figureTexts.tenYearCharge} every ten years`, height: 'high' },
] as const;
