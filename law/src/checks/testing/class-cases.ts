import { aChild, anAdultChild, aPerson, aSum, levels } from '../../will/testing/facts.ts';
import type { Case, Told } from './case.ts';

const [tom, amy] = [aChild('Tom Hart'), anAdultChild('Amy Hart')];
const ben = anAdultChild('Ben Rowe', { relationship: 'Stepson' });
const sue = aPerson('Sue Vale');
const residue = 'residue.recipients';

const childrenBut = (...exceptIds: string[]) => ({ recipientType: 'class', classOf: 'children', exceptIds });
const grandchildren = { recipientType: 'class', classOf: 'grandchildren' };
const contact = (id: string) => ({ recipientType: 'contact', recipientId: id });
const leo = aPerson('Leo Hart', 'grandchild');
const ivy = aPerson('Ivy Hart', 'other_relative');
const kit = aPerson('Kit Hart', 'step_grandchild');
const died = (name: string, row: object = {}) => anAdultChild(name, { hasDied: true, ...row });
const named = (id: string) => ({ recipientType: 'child', recipientId: id });

/** A story in which these take the residue. */
const taking = (...residuaryRecipients: object[]): Told => ({
  people: [tom, amy, ben, sue],
  more: { residuaryRecipients },
});

/** A story of one sum for each of a class. */
const forEach = (classOf: string, amountEach = true): Told => ({
  people: [tom, amy, sue],
  gifts: [{ ...aSum(500), id: 'g1', amountEach, recipients: [{ person: tom, type: 'class', classOf, priority: 1 }] }],
});

export const classCases: Record<string, Case> = {
  'CLS-01': {
    finds: [
      taking(childrenBut()),
      [
        'Ben Rowe is not one of “my children”. Name them too for the rest of your estate if you mean to include them. If you treated them as your child, they may be able to claim.',
        residue,
      ],
    ],
    not: [
      taking(childrenBut(), named('Ben Rowe')),
      taking(named('Tom Hart')),
      taking(grandchildren),
      { ...taking(childrenBut()), people: [tom] },
    ],
  },
  'CLS-02': {
    finds: [
      {
        ...taking(childrenBut(), named('Tom Hart'), grandchildren, contact('Leo Hart'), contact('Ivy Hart')),
        people: [tom, amy, leo, ivy],
      },
      [
        'Tom Hart is one of “my children” and would be counted twice for the rest of your estate. Remove one of the two.',
        residue,
      ],
      [
        'Leo Hart is one of “my grandchildren” and would be counted twice for the rest of your estate. Remove one of the two.',
        residue,
      ],
      [
        'If Ivy Hart is a grandchild of yours, Ivy Hart would be counted twice for the rest of your estate. Say what Ivy Hart is to you, or remove one of the two.',
        residue,
      ],
    ],
    not: [
      taking(childrenBut()),
      { ...taking(grandchildren, contact('Kit Hart')), people: [kit] },
      taking(childrenBut('Tom Hart'), named('Tom Hart')),
      taking(childrenBut(), { ...named('Tom Hart'), priority: 2 }),
      taking(childrenBut(), named('Ben Rowe')),
    ],
  },
  'CLS-03': {
    finds: [
      taking(childrenBut('Amy Hart')),
      [
        'Amy Hart and their children get nothing of the rest of your estate, and may claim. If you mean this, write a statement saying why.',
        residue,
      ],
    ],
    not: [
      taking(childrenBut()),
      taking(named('Tom Hart')),
      {
        people: [tom, amy],
        more: {
          residuaryRecipients: [childrenBut('Amy Hart')],
          exclusions: [{ personType: 'child', personId: 'Amy Hart' }],
        },
      },
    ],
  },
  'CLS-04': {
    finds: [
      forEach('grandchildren', false),
      [
        'Every grandchild living or expected when you die takes the gift of £500, and no one who comes later. A share is theirs at once, held until 18.',
        'gifts.recipients#g1',
      ],
    ],
    not: [forEach('children'), taking(childrenBut())],
  },
  'CLS-05': {
    finds: [
      forEach('children'),
      [
        '£500 goes to each of your children. Today that is £1,000. More children mean more to pay, and less for the rest of your estate.',
        'gifts.amountEach#g1',
      ],
    ],
    not: [forEach('children', false), { gifts: [{ ...aSum(500, [sue]), amountEach: true }] }],
  },
  'CLS-06': {
    finds: [
      taking({ recipientType: 'class' }),
      [
        'Choose again which of your family gets the rest of your estate: all your children, or all your grandchildren, once.',
        residue,
      ],
    ],
    not: [
      taking(childrenBut()),
      taking(childrenBut(), grandchildren),
      taking(childrenBut(), { ...childrenBut(), priority: 2 }),
      { residue: levels([sue]) },
    ],
  },
  'CLS-07': {
    finds: [
      {
        people: [tom, died('Paul Hart', { leftChildren: true }), died('Ann Hart')],
        gifts: [{ ...aSum(5, [died('Max Hart', { leftChildren: false })]), id: 'g1' }],
        residue: levels([tom, died('Max Hart', { leftChildren: false })]),
      },
      [
        'Paul Hart has died and left children, who get nothing of the gift of £5 and the rest of your estate. Choose Paul Hart too, and they take that share, or choose “my children”.',
        'gifts.recipients#g1',
      ],
      [
        'Max Hart has died and left no children, so no one takes what Max Hart would have had of the gift of £5. Choose someone else.',
        'gifts.recipients#g1',
      ],
      [
        'Max Hart has died and left no children, so no one takes what Max Hart would have had of the rest of your estate. Choose someone else.',
        residue,
      ],
      ['Tell us whether Ann Hart left children. They can inherit in that place.', 'children.leftChildren#Ann Hart'],
    ],
    not: [
      { ...taking(childrenBut()), people: [tom, died('Paul Hart', { leftChildren: true })] },
      { people: [tom, died('Paul Hart', { leftChildren: false })], residue: levels([tom]) },
      { residue: levels([sue]) },
      { people: [tom], residue: levels([tom]), more: { willSettings: { hasChildWhoDied: false } } },
      { people: [tom], residue: levels([tom]) },
    ],
  },
  'CLS-08': {
    finds: [
      taking(childrenBut(), grandchildren),
      [
        'If a child of yours dies before you, their children take twice of the rest of your estate: once in that child’s place, and once as grandchildren. If you do not mean this, let only your children or only your grandchildren take.',
        residue,
      ],
    ],
    not: [
      taking(childrenBut(), { ...grandchildren, priority: 2 }),
      taking(grandchildren),
      {
        people: [tom],
        more: { residuaryRecipients: [childrenBut(), grandchildren], residue: { grandchildrenInherit: false } },
      },
    ],
  },
  'CLS-09': {
    finds: [
      { ...taking(childrenBut()), people: [ben] },
      [
        'You leave the rest of your estate to “my children”, and have told us of no child of your own who is living. Unless you have one before you die, no one takes it as your child. Name the people you mean.',
        residue,
      ],
    ],
    not: [
      taking(childrenBut()),
      { ...taking(childrenBut()), people: [ben, died('Paul Hart')] },
      { ...taking(grandchildren), people: [ben] },
    ],
  },
};
