import { paths } from '../../shared/paths/paths.ts';
import type { Guide } from './page.ts';
import { pageSources } from './sources.ts';

export const updatingWill: Guide<'when'> = {
  path: paths.updatingWill,
  heading: 'When and how to update your will',
  lead: 'A will is a picture of your life on the day you sign it. Life moves on. Look at it every five years, and whenever something big happens.',
  inShort: [
    'Getting **married** cancels an older will. Getting **divorced** does not, but it cuts your ex out of it.',
    'Never write on a signed will. Changes made by hand do not count.',
    'For any change, make a **new will** and sign it. It takes the place of the old one.',
  ],
  sections: [
    {
      id: 'when',
      title: 'When to look at it again',
      blocks: [
        { figure: 'when', caption: 'Big moments in life, and one small habit.' },
        {
          table: {
            caption: 'What each moment does to your will',
            columns: ['What happens', 'What it does'],
            rows: [
              ['Marriage or civil partnership', '**Cancels your will**, unless it was made with that wedding in mind.'],
              [
                'Divorce, or the end of a civil partnership',
                'Your will stands. Your ex is treated as if they had died: no gifts to them, and no part in carrying it out.',
              ],
              ['Separation', 'Nothing at all. Your husband or wife still gets what it says.'],
              [
                'Children or grandchildren',
                'A list of names leaves out a new baby. Add them, and check who the guardian is.',
              ],
              [
                'Buying or selling a house',
                'A gift of a house you no longer own fails. A new one may be owned in a new way.',
              ],
              ['An inheritance', 'You have more to leave, and there may be tax to think of.'],
              [
                'Illness, or a death',
                `Check that everyone you named is still able to do it. If you are ill yourself, read about a [lasting power of attorney](${paths.specialSituations}).`,
              ],
              ['Moving abroad', 'Other countries have other rules. Take advice there.'],
            ],
          },
        },
        'In 2025 the Law Commission advised that marriage should no longer cancel a will. It is not the law yet.',
      ],
    },
    {
      id: 'codicil-or-new',
      title: 'A new will for every change',
      blocks: [
        {
          cards: [
            {
              title: 'A codicil',
              text: 'A [[codicil]] is a short paper that changes a part of a will. It must be signed and witnessed just like a will. It can be lost, or clash with the will it changes. **We do not make them.**',
            },
            {
              title: 'A new will',
              text: 'The safer way, for small changes too. Everything is in one place, nothing can clash, and no one sees what you changed your mind about. It cancels the old will and any codicil to it.',
            },
          ],
        },
        'Here you change your answers, print your will, and sign the new copy in front of two witnesses.',
      ],
    },
    {
      id: 'never',
      title: 'What never to do',
      blocks: [
        {
          title: 'Do not write on a signed will',
          warning:
            'Crossing out a name, or adding a line, does not count unless it is signed and witnessed all over again. It can also make people doubt the rest. Do not pin, clip or staple anything to it either.',
        },
      ],
    },
    {
      id: 'signing-again',
      title: 'Signing the new one',
      blocks: [
        {
          steps: [
            { title: 'Sign it properly', text: 'In ink, with two witnesses in the room who do not inherit from you.' },
            {
              title: 'Then destroy the old one',
              text: 'Only after the new one is signed and you have looked through it. Tear it up or burn it yourself, and mean to. Do the same with copies. Take advice first if the old one deals with property abroad.',
            },
            { title: 'Tell your executors', text: 'Let them know there is a new will, and where it is kept.' },
          ],
        },
        'The law calls you the [[testator]]: the one person who can do all this. If you ask someone else to destroy a will for you, they must do it while you are there to see it.',
        `Not sure who can be a witness? See [signing a will](${paths.specialSituations}).`,
      ],
    },
  ],
  sources: [pageSources.willsAct, pageSources.updateWill, pageSources.makeWill],
  readNext: [
    { path: paths.specialSituations, why: 'How a will is signed and witnessed' },
    { path: paths.property, why: 'New house? Check how you own it' },
  ],
  start: {
    title: 'Is your will still you?',
    text: 'Make a new one in an evening. Next time, you just change your answers.',
  },
  reviewedOn: '2026-11-24',
};

export const moments = ['Marriage', 'Children', 'A house', 'Divorce', 'An inheritance', 'Every five years'] as const;
