import type { Will } from '@plainwill/law/will/model/will';
import type { Sheet } from './sheet.ts';

/** What there is and where, to be filled in by hand: nothing of it is kept here. */
export const digitalInventory = (_will: Will, testator: string): Sheet => ({
  title: 'My digital accounts and devices',
  lead: `By ${testator}, for my executors. Fill it in by hand and keep it somewhere safe, away from the will.`,
  parts: [
    {
      heading: 'Never in the will',
      text: 'A proved will is public. Do not write passwords or keys in it, nor on this sheet: say where they are kept, for instance in a password manager or a sealed envelope.',
    },
    {
      heading: 'Devices',
      list: { kind: 'blanks', lines: ['Phone', 'Computer', 'Other', 'Where the PINs are'] },
    },
    {
      heading: 'Accounts',
      list: {
        kind: 'blanks',
        lines: ['E-mail', 'Photos', 'Social media', 'Banking and payments', 'Subscriptions', 'Password manager'],
      },
    },
    {
      heading: 'Things of value',
      text: 'Without the keys no one can reach crypto-assets. Leave word of where they are with someone you trust.',
      list: { kind: 'blanks', lines: ['Crypto-assets', 'Domain names', 'Points and credit', 'Filled in on'] },
    },
    {
      heading: 'Do this too',
      list: {
        kind: 'checks',
        lines: [
          'I have named a legacy contact with Apple, an inactive account manager with Google and a legacy contact with Facebook: their own tools come before a will.',
          'I have told my executors where this sheet is.',
        ],
      },
    },
  ],
});
