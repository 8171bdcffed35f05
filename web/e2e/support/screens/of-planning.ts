import type { Page } from 'playwright-core';
import { answeringCalls } from './network.ts';
import { inTurn, opened, pressed, reads, type State } from './state.ts';

const path = '/will-maker/together';
const until = '2026-12-05T10:00:00.000Z';

const planning = (changes: object) => answeringCalls({ 'identity.partner.get': changes });
const invited = { received: [{ token: 'a', from: 'W'.repeat(40), expiresAt: until }] };
const partner = { firstName: 'Ben', linkedOn: '2026-11-28' };
const linked = planning({ partner });

const child = {
  firstName: 'Zoe',
  middleNames: '',
  lastName: 'W'.repeat(60),
  dateOfBirth: '2018-03-04',
  gender: 'female',
};
const gift = {
  childrenAccessAge: 18,
  grandchildrenInherit: null,
  provider: '',
  policyNumber: '',
  policyAmount: null,
  recipients: [{ personId: 'children', priority: 1 }],
  remainderRecipients: [],
};
const gifts = [
  { giftType: 'cash_gift', cashAmount: 50_000, itemDescription: '', isPaidTwice: true },
  { giftType: 'specific_item', cashAmount: null, itemDescription: 'W'.repeat(100), isPaidTwice: false },
].map(({ isPaidTwice, ...what }, at) => ({
  kind: 'gift',
  id: `gift.${at}`,
  gift: { ...gift, ...what },
  isPaidTwice,
  missing: ['W'.repeat(60)],
}));

const words = answeringCalls({
  'identity.partner.get': { partner },
  'willData.couples.get': {
    mine: [],
    theirs: [{ category: 'will', sharedOn: '2026-11-28' }],
    consents: ['mirror-not-mutual'],
    removedCopies: [],
  },
  'willData.couples.theirWords': {
    words: {
      title: 'The will of Ben Bell',
      sections: [
        {
          heading: 'Gifts',
          clauses: [{ number: '4.1', text: `I give ${'W'.repeat(100)}`, items: ['to Ann Reed', 'to Bob Lee'] }],
        },
      ],
    },
    sharedOn: '2026-11-28',
    lastDay: '2026-12-11',
  },
});

const offered = answeringCalls({
  'identity.partner.get': { partner },
  'willData.couples.get': {
    mine: [{ category: 'home', sharedOn: '2026-11-28' }],
    theirs: [{ category: 'children', sharedOn: '2026-11-28' }],
    consents: [],
    removedCopies: ['W'.repeat(60)],
  },
  'willData.couples.differences': {
    differences: [
      { fact: 'child.list', sentence: 'Ben’s list of children has Zoe. Yours has not.', matters: true },
      { fact: 'child.name', sentence: 'You have written Ivy Bell. Ben has written Ivie Bell.', matters: false },
    ],
    offers: [{ kind: 'child', id: 'child.a', child, relationship: null, isOfSpouse: true, lookalikes: [] }, ...gifts],
    views: null,
    shown: 'a',
  },
});

const unfoldsWords = async (page: Page) => {
  await page.getByText(/^The words of the will, shared on/).click();
  await page.getByText('to Bob Lee').waitFor();
};

/** Planning together, from an invitation to its end. */
export const statesOfPlanning: State[] = [
  { name: 'a partner to be invited, with nothing typed', path, reach: pressed('Send the invitation') },
  {
    name: 'invitations that wait',
    path,
    given: planning({
      ...invited,
      sent: ['Ben', 'W'.repeat(100)].map((firstName, at) => ({
        id: `b0a5c1de-0000-4000-8000-00000000000${at}`,
        email: `${'w'.repeat(60)}@example.com`,
        firstName,
        sentAt: until,
        expiresAt: until,
        canSendAgain: at === 0,
      })),
    }),
    reach: reads('Open invitations'),
  },
  { name: 'planning with a partner, and its end', path, given: linked, reach: opened('End planning together') },
  { name: 'what can be shared with a partner', path, given: linked, reach: reads('Choose what to share') },
  { name: 'gifts of a partner, ticked together', path, given: offered, reach: pressed('Tick all: Gifts') },
  { name: 'the words of a partner’s will', path, given: words, reach: unfoldsWords },
  { name: 'what a partner shares, with nothing ticked', path, given: offered, reach: pressed(/^Add to my answers/) },
  {
    name: 'no longer planning together',
    path,
    given: planning({ hasEnded: true, canInviteFrom: until }),
    reach: inTurn(reads('You are no longer planning together.'), reads('You can invite someone again from')),
  },
  {
    name: 'an invitation on the overview',
    path: '/will-maker',
    given: planning(invited),
    reach: reads('If you do nothing, nothing happens.'),
  },
];
