import type { GiftType } from '@plainwill/contracts/will-data/vocabulary';
import type { WillFacts } from '../facts/will-facts.ts';
import type { People } from '../people/people.ts';
import { asEnding } from '../phrases.ts';
import { type Choice, type Level, levelsOf } from './level.ts';

export interface Gift {
  /** Of the row, or its place in the list. */
  id: string;
  type: GiftType;
  item: string;
  /** In pounds. */
  cash: number;
  provider: string;
  policyNumber: string;
  levels: readonly Level[];
  /** Whether the children of a child who does not take stand in; as the law would have it, where never asked. */
  grandchildrenTake: boolean;
}

// In this order whatever the order of the screen, so that a change of one gift renumbers few others.
const order: readonly GiftType[] = ['specific_item', 'cash_gift', 'life_insurance', 'pension_plan'];

const usualAge = 18;

type Row = WillFacts['gifts'][number];

/** The gifts that can be printed; the others are counted by what they lack. */
export function giftsOf(facts: WillFacts, people: People) {
  let unresolved = 0;
  const choicesOf = (recipients: Row['recipients']): Choice[] =>
    recipients.flatMap(({ id, type, priority }) => {
      const person = people.find(id, type);
      if (!person) unresolved += 1;
      return person ? [{ person, priority }] : [];
    });
  const all = facts.gifts.map((row, at): Gift => {
    const first = choicesOf(row.recipients);
    const after = Math.max(0, ...first.map(({ priority }) => priority));
    const remainder = row.gift_type === 'life_insurance' ? choicesOf(row.remainder_recipients) : [];
    const choices = [...first, ...remainder.map((choice) => ({ ...choice, priority: choice.priority + after }))];
    return {
      id: row.id ?? `${at + 1}`,
      type: row.gift_type,
      item: asEnding(row.item_description),
      cash: row.cash_amount ?? 0,
      provider: asEnding(row.provider),
      policyNumber: asEnding(row.policy_number),
      levels: levelsOf(choices, row.children_access_age ?? usualAge),
      grandchildrenTake: row.grandchildren_inherit ?? true,
    };
  });
  const printed = all.filter((gift) => gift.levels.length > 0 && hasSubject(gift));
  return {
    gifts: order.flatMap((type) => printed.filter((gift) => gift.type === type)),
    unresolved,
    hasNoTaker: all.some(({ levels }) => levels.length === 0),
    hasNoSum: all.some((gift) => gift.type === 'cash_gift' && !hasSubject(gift)),
    hasNoItem: all.some((gift) => gift.type === 'specific_item' && !hasSubject(gift)),
  };
}

const hasSubject = ({ type, cash, item }: Gift) =>
  type === 'cash_gift' ? cash > 0 : type !== 'specific_item' || item !== '';
