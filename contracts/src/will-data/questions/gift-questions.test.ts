import { expect, it } from 'vitest';
import type { Recipient } from '../records/recipients.ts';
import { type GiftType, giftTypes, hasRemainder, withAskedAlone } from './gift-questions.ts';

const answered = {
  itemDescription: 'Clock',
  cashAmount: 1,
  provider: 'Aviary',
  policyNumber: 'LX-1',
  policyAmount: 2,
  debtDescription: 'the loan of 2021',
  debtLimit: 3,
  remainderRecipients: [{ personId: 'p' as Recipient['personId'], priority: 1 }],
};

it.each<[GiftType, string[]]>([
  ['specific_item', ['itemDescription']],
  ['cash_gift', ['cashAmount']],
  ['pension_plan', ['provider', 'policyNumber', 'policyAmount']],
  ['life_insurance', ['provider', 'policyNumber', 'policyAmount', 'remainderRecipients']],
  ['forgiven_debt', ['debtDescription', 'debtLimit']],
])('keeps of a %s only what is asked of it', (giftType, kept) => {
  const { giftType: _type, ...left } = withAskedAlone({ ...answered, giftType });
  const filled = Object.entries(left).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  expect(filled.map(([name]) => name)).toEqual(kept);
});

it('lets others take in place of the recipients of life insurance alone', () => {
  expect(giftTypes.filter(hasRemainder)).toEqual(['life_insurance']);
});
