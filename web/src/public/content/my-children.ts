import { inheritanceAge } from '@plainwill/contracts/will-data/record-limits';
import { paths } from '../../shared/paths/paths.ts';
import { figures, figureTexts } from './figures.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';

export const myChildren: Guide<'two-jobs' | 'ages'> = {
  path: paths.myChildren,
  heading: 'Who would look after your children?',
  lead: 'It is a hard question, and a kind thing to settle. A will lets you choose who brings up your children if you cannot, who looks after their money, and when they get it.',
  inShort: [
    'You can choose a **guardian** for any child under 18, if you have the legal rights of a parent.',
    `You can choose the age at which your children inherit. Without a will it is **${figureTexts.intestacyAge}**.`,
    'Stepchildren get nothing from you unless your will says so.',
  ],
  sections: [
    {
      id: 'guardians',
      title: 'Choosing a guardian',
      blocks: [
        'A [[guardian]] is the person you pick to bring up your child if you die before the child is 18. You can name one in your will. You can name two people to do it together, and someone else in case they cannot.',
        'Most of the time a guardian is only needed when **both** parents have died. If the other parent has [[parental-responsibility|parental responsibility]], they simply carry on.',
        {
          title: 'If you choose no one',
          warning:
            'When both parents have died and no one was chosen, a court decides who brings up the children. Until it does, they may stay with family, with friends or in the care of the council. People who love them may not agree on what is best.',
        },
      ],
    },
    {
      id: 'who-can-choose',
      title: 'Who can choose a guardian',
      blocks: [
        'You need parental responsibility. Not every parent has it.',
        {
          table: {
            caption: 'Who has parental responsibility in England and Wales',
            columns: ['You are', 'Do you have it?'],
            rows: [
              ['The mother who gave birth', 'Yes, always.'],
              ['A father married to the mother', 'Yes.'],
              [
                'A father who is not married to the mother',
                'Yes, if you are named on the birth certificate and the birth was registered on or after 1 December 2003. If not, you can get it by a formal agreement with the mother, or from a court.',
              ],
              [
                'The other mother, in a couple of two women',
                'Yes, if you were married or civil partners when the child was conceived. If not, then as for a father who is not married.',
              ],
              ['A parent by adoption', 'Yes.'],
              ['A special guardian', 'Yes, while the court order lasts. You can choose a guardian to take your place.'],
              [
                'A step-parent',
                'Not by marrying the parent. You can get it by a formal agreement with the parents, or from a court.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'two-jobs',
      title: 'Two jobs, and they can be shared out',
      blocks: [
        'Bringing up a child is one job. Looking after the child’s money is another. You can give both to the same people, but you do not have to.',
        {
          figure: 'two-jobs',
          caption: 'Guardians care for the child. Trustees care for the money, and pay for what the child needs.',
        },
        'Some families like to keep the two apart. Your sister may be wonderful with children and hopeless with bank letters. And two pairs of eyes on the money protect everyone.',
        'While the children are young, each [[trustee]] may use the income, and some of the savings, for their upkeep and schooling.',
      ],
    },
    {
      id: 'age',
      title: 'At what age they inherit',
      blocks: [
        `A child cannot own a house, and cannot normally sign for an inheritance. So adults hold it for them. If you leave no will, everything is handed over at ${figureTexts.intestacyAge}, ready or not.`,
        `In your will you choose the age. Most parents pick 18, 21 or 25. Here you can pick any age from **${inheritanceAge.min} to ${inheritanceAge.max}**.`,
        {
          figure: 'ages',
          caption: `Without a will there is no choice: ${figureTexts.intestacyAge}. With one, you pick the age.`,
        },
        `A later age can mean a small extra tax charge. We explain it under [trusts for children](${paths.trusts}).`,
      ],
    },
    {
      id: 'which-children',
      title: 'Which children count',
      blocks: [
        'The law may not see your family the way you do.',
        {
          list: [
            '**Your own children** inherit, whether or not you were married to their other parent.',
            '**Adopted children** inherit from the parents who adopted them, and no longer from their birth parents.',
            '**Stepchildren and foster children** inherit nothing by law. Name them in your will and they can share like the rest.',
            '**Children born later** are not covered by a list of names. Our will can give to all your children instead, and then a new baby is counted. Still look at it again after each birth or adoption.',
          ],
        },
      ],
    },
    {
      id: 'choosing-well',
      title: 'How to choose well',
      blocks: [
        {
          steps: [
            { title: 'Ask first', text: 'No one has to say yes. A talk now is kinder than a surprise later.' },
            {
              title: 'Think ten years ahead',
              text: 'Loving grandparents may find a teenager hard work. Where someone lives, their health and their own family all matter.',
            },
            { title: 'Name a backup', text: 'Lives change. Choose a second person in case the first cannot help.' },
            {
              title: 'Agree with the other parent',
              text: 'If you each choose someone different, the guardians may have to work it out together, or ask a court.',
            },
            {
              title: 'Write a letter',
              text: 'Say what matters to you: school, faith, friends, bedtime stories. It does not bind anyone, but it helps.',
            },
          ],
        },
      ],
    },
  ],
  sources: [
    pageSources.childrenAct,
    pageSources.parentalResponsibility,
    pageSources.administrationOfEstates,
    pageSources.trusteeAct1925,
  ],
  readNext: [
    { path: paths.trusts, why: 'How money is kept safe until a child is old enough' },
    { path: paths.noWill, why: 'What children get when there is no will' },
  ],
  start: {
    title: 'Put it in writing tonight',
    text: 'Name a guardian and a backup in a few minutes. You can change your mind as often as you like.',
  },
  reviewedOn: '2026-11-24',
};

export const twoJobs = [
  { title: 'Guardians', role: 'care for the child', tasks: ['A home', 'School and health', 'Everyday choices'] },
  {
    title: 'Trustees',
    role: 'care for the money',
    tasks: ['Keep it safe', 'Pay for what is needed', 'Hand it over at the age you chose'],
  },
] as const;

/** The ages that a child’s share may be kept until. */
export const ages = { first: 16, last: 30, withoutWill: figures.intestacyAge.value, oftenChosen: [21, 25] } as const;
