import { paths } from '../../shared/paths/paths.ts';
import { figureTexts } from './figures.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';

export const executors: Guide<'year'> = {
  path: paths.executors,
  heading: 'Executors: the people who carry out your will',
  lead: 'An executor turns your will into action. It takes trust and patience. Choose someone who is organised.',
  inShort: [
    'Executors apply for probate, collect what you owned, pay what you owed, and share out the rest.',
    'They can be family, friends or professionals. They must be **18 or over** when they act.',
    'Name two, and a backup. That suits most families.',
  ],
  sections: [
    {
      id: 'the-job',
      title: 'What an executor does',
      blocks: [
        'An [[executor]] is the person your will puts in charge. Most [[estate|estates]] take nine to twelve months. It takes longer if there is a house to sell or tax to settle.',
        { figure: 'year', caption: 'A usual year for an executor. Each estate is different.' },
        `First, someone in the family registers the death. They have ${figureTexts.registerDeath} days from when the registrar receives the medical certificate. It comes from the medical examiner, a senior doctor.`,
        {
          steps: [
            {
              title: 'Apply for probate',
              text: 'They find the will, list what you owned and owed, and ask for [[probate]]: the paper that lets them act.',
            },
            {
              title: 'Collect assets and close accounts',
              text: 'They write to banks, sell what has to be sold, and bring all the money together.',
            },
            { title: 'Pay debts and taxes', text: 'Bills, loans, funeral costs and any tax come first.' },
            {
              title: 'Distribute the estate',
              text: 'They hand over the gifts, share out what is left, and keep clear accounts of it all.',
            },
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who you can choose',
      blocks: [
        {
          table: {
            caption: 'Family, friends or professionals',
            columns: ['Choice', 'What is good', 'What to think about'],
            rows: [
              [
                'Family',
                'They know you, and do not usually charge for their time.',
                'They may be grieving. Old quarrels can come up again.',
              ],
              [
                'Friends',
                'They stand a little outside the family.',
                'It is a lot to ask. Check that they are willing.',
              ],
              [
                'Professionals',
                'A solicitor or a bank knows the work, and takes no sides.',
                'They charge, and it can be a lot. Ask how much before you name them.',
              ],
            ],
          },
        },
        'Someone who inherits from you **can** be your executor. Many are: a wife, a husband, a grown-up child.',
      ],
    },
    {
      id: 'how-many',
      title: 'How many to name',
      blocks: [
        'You can name one to four to act at the same time. The court will not name more than four.',
        'One can fall ill or die. So two people, and a backup, is a safe choice. If your will sets up a trust, for children say, two is better still.',
        'They have to work together and agree. Choose people who can talk to one another.',
      ],
    },
    {
      id: 'saying-no',
      title: 'If they do not want to',
      blocks: [
        'No one can be made to do it. Before they start, they can give it up for good. Or they can stand back and let the others do the work, and step in later if they are needed.',
        'Once someone has started, it is hard to stop. An executor who makes a mistake may have to pay for it from their own pocket. So ask before you name them.',
      ],
    },
    {
      id: 'costs',
      title: 'What it costs',
      blocks: [
        {
          list: [
            `**The court’s fee** for probate is a few hundred pounds. There is none if the estate is ${figureTexts.probateFeeFrom} or less. [See today’s fee on GOV.UK](${pageSources.probateFees.url}). Copies cost a little more.`,
            '**Family and friends** can claim what they spend, such as stamps, travel and a valuer. Their time is not usually paid.',
            '**Professionals** charge by the hour, or take a share of the estate.',
          ],
        },
        'The estate pays for everything, not your executors.',
      ],
    },
    {
      id: 'help-them',
      title: 'How to help them now',
      blocks: [
        {
          list: [
            'Keep the signed will somewhere safe and dry, and **tell them where**. The probate service can store it for a small fee.',
            'Leave a list of your accounts, policies and bills. Keep passwords out of the will: anyone can read it after probate.',
            'Tell them what you would like for your funeral. They will need to know before they read the will.',
          ],
        },
        {
          title: 'Are you divorced?',
          warning:
            'If your old will names the husband or wife you are now divorced from, they can no longer be your executor under it. Check who that leaves.',
        },
      ],
    },
  ],
  sources: [
    pageSources.registerDeath,
    pageSources.probate,
    pageSources.probateFees,
    pageSources.seniorCourts,
    pageSources.administrationOfEstates,
  ],
  readNext: [
    { path: paths.whoGetsWhat, why: 'The order in which executors must pay' },
    { path: paths.trusts, why: 'When the job goes on for years' },
  ],
  start: {
    title: 'Do you have someone in mind?',
    text: 'Give us their names and we put them in your will, in the right words.',
  },
  reviewedOn: '2026-11-24',
};

/** An executor’s tasks in a typical year, in months after the death. */
export const typicalYear = [
  { task: 'Find the will, list and value everything', from: 1, to: 3 },
  { task: 'Pay the tax, apply for probate', from: 3, to: 5 },
  { task: 'Collect money, close accounts, pay debts', from: 5, to: 9 },
  { task: 'Hand over gifts, share out the rest', from: 9, to: 12 },
] as const;
