import { randomUUID } from 'node:crypto';
import type { ComplaintKind } from '@plainwill/contracts/notifications/complaint-vocabulary';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { ComplaintId, LeadId, type PersonId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { demoContact } from '@plainwill/law/facts/demo-family';
import type { SignIn, Visit } from './site-client.ts';
import { approveAsRead, tickAll, warningsOf } from './will-in-review.ts';

type Caller = Pick<Visit, 'api'>;

/** Customers who have joined, so that the list of users has a second page. Anyone may know their password. */
const password = 'Harbour-Lamp-64';
export const customers: (SignIn & { name: string })[] = [
  'Amara Okafor',
  'Bryn Evans',
  'Carol Whitfield',
  'Dev Patel',
  'Eileen Murphy',
  'Frank Osborne',
  'Grace Chen',
  'Hugh Lindley',
  'Irena Nowak',
  'Jamal Brooks',
  'Kirsty Munro',
  'Liam Doyle',
  'Mei Tanaka',
  'Nigel Thorne',
  'Olive Barker',
  'Pavel Horak',
  'Queenie Ford',
  'Rhys Morgan',
  'Sana Malik',
  'Trevor Hale',
  'Una Brady',
  'Victor Stone',
  'Wendy Marsh',
].map((name) => ({ name, password, email: `${name.toLowerCase().replace(' ', '.')}@example.com` }));

/** The same each time, so that a second run sends nothing twice. */
export const idOf = (group: number, at: number) => `7de${group}0000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const leads = [
  ['Ines Walker', 'Do both of us need a will, or is one enough?'],
  ['Tom Ashby', ''],
  ['Priya Raman', 'We have a house in Spain as well. Can you help with that?'],
  ['Owen Clarke', 'My mother is 84. Can I fill it in with her?'],
  ['Sally Dunn', ''],
  ['Marcus Reid', 'How long does the check take?'],
] as const;

const tenant = { homeOwned: 'No', locationEnglandWales: 'Yes' } as const;
export const questionnaires: QuestionnaireAnswers[] = [
  { ...tenant, whoFor: 'Me', children: 'Yes', business: 'No' },
  { ...tenant, whoFor: 'Me and my Partner', children: 'Yes', business: 'No' },
  { ...tenant, whoFor: 'Me', children: 'No', business: 'Yes' },
  { ...tenant, whoFor: 'Me and my Partner', children: 'No', business: 'No' },
  { ...tenant, whoFor: 'Me', children: 'No', business: 'No' },
];

/** By how many days ago each reached the firm: the last has little time left of its thirty days. */
const complaints: { kind: ComplaintKind; name: string; happened: string; daysAgo: number }[] = [
  { kind: 'copy', name: 'Nora Field', happened: 'Please send me everything that you hold about me.', daysAgo: 2 },
  { kind: 'service', name: 'Alan Price', happened: 'Nobody called me back last week.', daysAgo: 12 },
  { kind: 'data-use', name: 'Lena Moss', happened: 'I got an email that I never asked for.', daysAgo: 27 },
];

/** Sends the enquiries, questionnaires and complaints of people without an account. A second run changes nothing. */
export async function sendEnquiries({ api: { notifications } }: Caller) {
  for (const [at, [name, question]] of leads.entries())
    await notifications.leads.submit.mutate({
      leadId: LeadId.parse(idOf(1, at)),
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.net`,
      question,
      consent: true,
    });
  for (const [at, answers] of questionnaires.entries())
    await notifications.questionnaire.submit.mutate({
      submissionId: SubmissionId.parse(idOf(2, at)),
      answers,
    });
}

const meOf = async ({ api: { identity } }: Caller) => {
  const me = await identity.accounts.me.query();
  if (!me) throw new Error('Nobody is signed in');
  return me.id;
};

/** An administrator has closed what came in more than a week ago. */
export async function closeEarlierEnquiries(admin: Caller) {
  const { enquiries } = admin.api.notifications;
  const earliest = await enquiries.list.query({ order: 'oldest', status: 'new' });
  const ids = earliest.enquiries
    .filter(({ receivedAt }) => Date.parse(receivedAt) < Date.now() - 7 * dayMs)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await enquiries.saveMany.mutate({ ids, changes: { status: 'closed', ownerId: await meOf(admin) } });
}

/** An administrator works on some of what came in, and enters complaints of the last weeks. */
export async function workOnThem(admin: Caller) {
  const { notifications } = admin.api;
  const ownerId = await meOf(admin);
  const { count: begun } = await notifications.enquiries.list.query({ order: 'oldest', status: 'in_progress' });
  const { enquiries } = await notifications.enquiries.list.query({ order: 'oldest', status: 'new' });
  const tomorrow = daysAfter(dayInUnitedKingdom(new Date()), 1);
  const steps = [
    { status: 'in_progress', ownerId, followUpOn: tomorrow, notes: 'Called on Monday, sends the deeds.' },
    { status: 'in_progress', ownerId, notes: 'Left a message.' },
    { status: 'closed', ownerId, notes: 'Made a will with us.' },
  ] as const;
  for (const [at, changes] of steps.entries()) {
    const enquiry = enquiries[at];
    if (enquiry && begun === 0)
      await notifications.enquiries.save.mutate({ id: enquiry.id, basedOn: enquiry.version, changes });
  }
  for (const [at, { daysAgo, ...told }] of complaints.entries()) {
    const complaintId = ComplaintId.parse(idOf(3, at));
    await notifications.complaintDesk.enter.mutate({
      ...told,
      complaintId,
      email: `${told.name.toLowerCase().replace(' ', '.')}@example.net`,
      phone: '',
      postalAddress: '',
      wanted: '',
      happenedOn: null,
      forWhom: 'self',
      otherName: '',
      authority: '',
      channel: 'email',
      receivedOn: daysAfter(dayInUnitedKingdom(new Date()), -daysAgo),
    });
  }
  const first = await notifications.complaintDesk.get.query({ id: ComplaintId.parse(idOf(3, 1)) });
  if (first.ownerId === null)
    await notifications.complaintDesk.save.mutate({
      id: first.id,
      basedOn: first.version,
      changes: { state: 'looking', ownerId },
    });
}

/** A short will that is whole: all to a brother, who is the executor too. */
async function fillInShortly({ api: { willData } }: Caller, { name, email }: { name: string; email: string }) {
  const stored = await willData.testatorRecord.get.query();
  if (stored.personalDetails) return;
  const [firstName = '', lastName = ''] = name.split(' ');
  await willData.personalDetails.save.mutate({
    basedOn: 0,
    changes: {
      title: 'ms',
      firstName,
      lastName,
      dateOfBirth: '1968-03-21',
      gender: 'female',
      maritalStatus: 'single',
      email,
      mobileCountryCode: '+44',
      mobileNumber: '07700 900124',
      occupation: 'Gardener',
    },
  });
  await willData.homeDetails.save.mutate({
    basedOn: 0,
    changes: {
      address: '3 Silver Street, Durham, DH1 3RB',
      line1: '3 Silver Street',
      townOrCity: 'Durham',
      postcode: 'DH1 3RB',
      homeOwnership: 'rent',
    },
  });
  await willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'cremation' } });
  const [brother, sister] = [randomUUID() as PersonId, randomUUID() as PersonId];
  await willData.contacts.add.mutate({ id: brother, contact: demoContact('Paul', lastName, 'brother') });
  await willData.contacts.add.mutate({ id: sister, contact: demoContact('Ruby', lastName, 'sister') });
  await willData.executors.appoint.mutate({ personId: brother, role: 'primary' });
  await willData.executors.appoint.mutate({ personId: sister, role: 'backup' });
  await willData.settings.save.mutate({ hasNoSpecificGifts: true });
  await willData.residue.replace.mutate({
    basedOn: 0,
    recipients: [
      { personId: brother, priority: 1, shareBasisPoints: null },
      { personId: sister, priority: 2, shareBasisPoints: null },
    ],
  });
}

const askForCheck = async (customer: Caller, isUrgent = false) =>
  customer.api.willData.review.request.mutate({
    understood: await warningsOf(customer),
    isUrgent,
    words: isUrgent ? 'I go into hospital on Thursday.' : '',
    help: '',
  });

/**
 * Reviews in every lane: an urgent one, one returned and asked for again, one changed after its approval
 * and its copy to sign, and a usual one.
 * @param signedIn a visit as one of the customers
 */
export async function fillQueue(signedIn: (customer: SignIn) => Promise<Caller>, reviewer: Caller) {
  const desk = reviewer.api.willData.reviewDesk;
  for (const [at, lane] of (['urgent', 'again', 'changes', 'usual'] as const).entries()) {
    const who = customers[at];
    if (!who) return;
    const customer = await signedIn(who);
    if ((await customer.api.willData.review.status.query()).review) continue;
    await fillInShortly(customer, who);
    const { review } = await askForCheck(customer, lane === 'urgent');
    if (!review || lane === 'urgent' || lane === 'usual') continue;
    const { number } = review;
    await desk.claim.mutate({ number });
    if (lane === 'again') {
      await desk.returnToCustomer.mutate({ number, reasons: ['Please give your brother’s full name.'] });
    } else {
      await tickAll(reviewer, number);
      await approveAsRead(reviewer, number);
      await customer.api.willData.signingCopies.make.mutate({ understood: await warningsOf(customer) });
    }
    const { funeralWishes } = await customer.api.willData.testatorRecord.get.query();
    await customer.api.willData.funeralWishes.save.mutate({
      basedOn: funeralWishes?.version ?? 0,
      changes: { location: 'Durham Crematorium' },
    });
    await askForCheck(customer);
  }
}
