import { placeWord } from '@plainwill/law/checks/wording';
import type { Will } from '@plainwill/law/will/model/will';
import type { Sheet, SheetPart } from './sheet.ts';

/** What an executor has to do, in order. Sources: GOV.UK on applying for probate; the Acts named. */
export function executorGuide(will: Will, testator: string): Sheet {
  const { primaries, backups, plans } = will;
  const [first, then] = [primaries, backups].map((people) => people.map(({ name }) => name));
  return {
    title: 'A guide for executors',
    lead: `For those whom ${testator} has appointed as executors and trustees. It says what there is to do, in the order it usually comes. It is not legal advice.`,
    parts: [
      ...named('Appointed first', first),
      ...named('Appointed if one of them cannot act', then),
      {
        heading: 'In the first days',
        list: {
          kind: 'steps',
          lines: [
            'Find the signed will itself: a copy or a scan is not enough. Do not unfasten its pages.',
            'Look at its wishes for the funeral. They do not bind you, and the reasonable cost is paid from the estate.',
            'Register the death within five days of the registrar receiving the medical certificate from the medical examiner, and ask for several death certificates.',
            'Use the government’s Tell Us Once service, and lock up or insure an empty home.',
            ...(plans.length > 0
              ? [
                  'Tell the guardians named in the will. They care for the children; the money stays with you as trustees.',
                ]
              : []),
          ],
        },
      },
      ...workOfExecutors(will),
      {
        heading: 'Where things are',
        text: 'To be filled in by the person who made the will.',
        list: {
          kind: 'blanks',
          lines: ['The signed will', 'Deeds and policies', 'Bank and pension papers', 'Keys', 'Who to call first'],
        },
      },
    ],
  };
}

const named = (heading: string, lines: readonly string[] = []): SheetPart[] =>
  lines.length > 0 ? [{ heading, list: { kind: 'points', lines } }] : [];

const livingOn = ({ days, isSpouseExempt }: Will['survivorship']) =>
  days === 0
    ? []
    : [
        `Check that each person who takes${isSpouseExempt ? ', other than a spouse or partner,' : ''} was living at the end of the ${placeWord(days)} day after the death.`,
      ];

/** After the first days; only what this will gives them to do. */
export const workOfExecutors = ({ gifts, advances, survivorship }: Will): SheetPart[] => [
  {
    heading: 'Finding out what there is',
    list: {
      kind: 'steps',
      lines: [
        'List what was owned, and what was owed, on the day of death. Ask each bank, insurer, pension scheme and lender in writing.',
        'Ask how the home was owned. A home held as joint tenants passes to the other owner and not under the will.',
        'Add what was given away in the seven years before the death: it can count for inheritance tax.',
        ...(gifts.some(({ type }) => type === 'pension_plan')
          ? [
              'Ask each pension scheme who is to receive its benefits: the will can only make a request. For deaths on or after 6 April 2027 most unused pension money counts for inheritance tax.',
            ]
          : []),
        ...(gifts.some(({ type }) => type === 'forgiven_debt')
          ? [
              'Find out what is owed by those whose debts the will forgives. They need not pay it, but it counts for inheritance tax.',
            ]
          : []),
        ...(advances.length > 0
          ? [
              'Some people have had money already, and the will counts it towards their share of the rest. You may rely on the amounts that it states.',
            ]
          : []),
        ...(gifts.some(({ type }) => type === 'life_insurance')
          ? [
              'Ask each life insurer whether the policy is in trust. Only money that is paid to the estate passes under the will.',
            ]
          : []),
      ],
    },
  },
  {
    heading: 'Tax and probate',
    list: {
      kind: 'steps',
      lines: [
        'Work out whether inheritance tax is due, and pay what is due before you apply. It begins to carry interest six months after the end of the month of the death.',
        'Apply to the Probate Registry with the signed will. At most four people can be named on the grant; an executor may stand back for now, or give up the office before doing anything else.',
        'No one has to accept. Once you begin to deal with the estate it is hard to step down.',
      ],
    },
  },
  {
    heading: 'Paying and sharing out',
    list: {
      kind: 'steps',
      lines: [
        'Open an account for the estate alone, and keep a record of everything that goes in or out.',
        'Pay the funeral, the debts and the tax before any gift. If there may be debts you do not know of, put a notice in The Gazette and a local newspaper and wait two months (Trustee Act 1925, section 27).',
        ...livingOn(survivorship),
        'Be slow to share out everything: for six months after the grant, family and dependants can ask a court for more (Inheritance (Provision for Family and Dependants) Act 1975).',
        'Then hand over the gifts, hold on trust what belongs to anyone too young to take it, and share out the rest. Ask for a receipt each time.',
        'Finish with accounts that show every payment, for those who take the rest of the estate to agree.',
      ],
    },
  },
  {
    heading: 'When to ask a solicitor',
    text: 'If the estate owes more than it has, someone disputes the will, there is a business, a farm or property abroad, or a trust will last for years. The estate pays reasonable fees.',
  },
];
