import { randomUUID } from 'node:crypto';
import { proceduresOf } from '@plainwill/contracts/kit/contract';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { anAccount } from '@plainwill/kit/testing/call';
import { describe, expect, it } from 'vitest';
import { aHolding, aHoldingId } from './holdings/testing/holdings.ts';
import { aLetter, aLetterId } from './letters/testing/letters.ts';
import { addComment } from './review/comments.ts';
import { aSigning } from './signing/testing/plans.ts';
import { aScan, aScanId, partsOf, sendScan } from './signing/testing/scans.ts';
import { answerAll } from './testing/answer-all.ts';
import {
  aChild,
  aContact,
  anExecutorPerson,
  aPersonId,
  aWillData,
  refusalOf,
  type TestatorCalls,
} from './testing/will-data.ts';
import { aProvision, aProvisionId } from './testing/wishes.ts';

const willData = await aWillData();
const { aTestator } = willData;

const victimAccount = anAccount();
const victim = willData.as(victimAccount);
const people = await answerAll(victim);
const theirs = await victim.testatorRecord.get();

const idsIn = ({ executors, gifts, guardians, provisions }: TestatorRecord) => {
  const [executor, gift, plan, provision] = [executors[0], gifts[0], guardians[0], provisions[0]];
  if (!executor || !gift || !plan || !provision) throw new Error('Nothing to try');
  return { executorId: executor.id, giftId: gift.id, provisionId: provision.id };
};
const { executorId, giftId, provisionId } = idsIn(theirs);
const [copy] = await victim.signingCopies.list();
if (!copy) throw new Error('Nothing to try');

const theSigning = aSigning({ copyId: copy.id, signedOn: copy.madeAt.slice(0, 10) });
const [signed] = await victim.signedWills.record(theSigning);
if (!signed) throw new Error('Nothing to try');
const reminderKey = `REM-08:${signed.id}:5`;

const scanId = await sendScan(victim, signed.id, aScan('pdf'));

const holdingId = aHoldingId();
await victim.holdings.save({ id: holdingId, basedOn: 0, holding: aHolding() });
const letterId = aLetterId();
await victim.letters.save({ id: letterId, basedOn: 0, letter: aLetter() });

await addComment(
  willData.orm.em.fork(),
  { vault: willData.encryption.vault, now: willData.time.now },
  { accountId: victimAccount.id, reviewId: null, kind: 'question', body: 'Who is Tom?', by: null },
);
const [question] = await victim.review.thread();
if (!question) throw new Error('Nothing to try');

const aCashGift = (personId: PersonId): GiftFields => ({
  ...unansweredOf(giftQuestions),
  giftType: 'cash_gift',
  cashAmount: 100,
  childrenAccessAge: 18,
  recipients: [{ personId, priority: 1 }],
  remainderRecipients: [],
});

const [version] = await victim.history.list();
if (!version) throw new Error('Nothing to try');

type Attempt = (stranger: TestatorCalls, own: PersonId) => Promise<unknown>;

/** Every procedure that takes an id, called by a stranger with the victim's; each must be refused. */
const attempts: Record<string, Attempt[]> = {
  'review.answer': [(as) => as.review.answer({ commentId: question.id, text: 'A friend.' })],
  'homeDetails.save': [
    (as) => as.homeDetails.save({ basedOn: 0, changes: { coOwnerId: people.spouse } }),
    (as) => as.homeDetails.save({ basedOn: 0, changes: { coOwnerId: people.friend } }),
  ],
  'children.add': [(as) => as.children.add({ id: aPersonId(), child: aChild({ otherParentId: people.friend }) })],
  'children.update': [(as) => as.children.update({ id: people.child, basedOn: 1, changes: { firstName: 'Eve' } })],
  'children.remove': [(as) => as.children.remove({ id: people.child })],
  'children.restore': [(as) => as.children.restore({ id: people.child })],
  'contacts.update': [
    (as) => as.contacts.update({ id: people.friend, basedOn: 1, changes: { notes: 'mine' } }),
    (as) => as.contacts.update({ id: people.friend, basedOn: 1, changes: { dateOfBirth: null, isCharity: true } }),
  ],
  'contacts.remove': [(as) => as.contacts.remove({ id: people.friend })],
  'spouseDetails.restore': [(as) => as.spouseDetails.restore({ id: people.spouse })],
  'contacts.restore': [(as) => as.contacts.restore({ id: people.friend })],
  'guardians.replace': [
    (as, own) =>
      as.guardians.replace({
        children: [{ childId: people.child, basedOn: 1 }],
        selection: { primaryIds: [own], backupIds: [], groups: [] },
      }),
    async (as, own) => {
      const child = aPersonId();
      await as.children.add({ id: child, child: aChild() });
      const groups = [{ name: '', memberIds: [own, people.friend] }];
      return as.guardians.replace({
        children: [{ childId: child, basedOn: 0 }],
        selection: { primaryIds: [], backupIds: [], groups },
      });
    },
  ],
  'executors.appoint': [(as) => as.executors.appoint({ personId: people.friend, role: 'primary' })],
  'executors.update': [
    (as) => as.executors.update({ id: executorId, role: 'backup', person: anExecutorPerson({ firstName: 'Eve' }) }),
  ],
  'executors.setRole': [(as) => as.executors.setRole({ id: executorId, role: 'backup' })],
  'executors.reorder': [(as) => as.executors.reorder({ ids: [executorId] })],
  'executors.remove': [(as) => as.executors.remove({ id: executorId })],
  'gifts.save': [
    (as) => as.gifts.save({ id: randomUUID() as GiftId, basedOn: 0, gift: aCashGift(people.friend) }),
    (as, own) => as.gifts.save({ id: giftId, basedOn: 1, gift: aCashGift(own) }),
  ],
  'provisions.save': [
    (as) =>
      as.provisions.save({
        id: aProvisionId(),
        basedOn: 0,
        provision: aProvision('homeTrust', { occupierId: people.spouse }),
      }),
    (as) =>
      as.provisions.save({
        id: aProvisionId(),
        basedOn: 0,
        provision: aProvision('belongings', { recipients: [{ personId: people.friend, priority: 1 }] }),
      }),
    (as) =>
      as.provisions.save({
        id: aProvisionId(),
        basedOn: 0,
        provision: aProvision('digitalAssets', {
          recipients: [{ personId: 'children', priority: 1, exceptIds: [people.child] }],
        }),
      }),
    (as) => as.provisions.save({ id: provisionId, basedOn: 1, provision: aProvision('homeTrust') }),
  ],
  'provisions.remove': [(as) => as.provisions.remove({ id: provisionId })],
  'gifts.reorder': [(as) => as.gifts.reorder({ ids: [giftId] })],
  'gifts.remove': [(as) => as.gifts.remove({ id: giftId })],
  'signingCopies.file': [(as) => as.signingCopies.file({ id: copy.id, format: 'pdf' })],
  'signingCopies.changesSince': [(as) => as.signingCopies.changesSince({ id: copy.id })],
  'signingCopies.remove': [(as) => as.signingCopies.remove({ id: copy.id })],
  'signingPlan.step': [(as) => as.signingPlan.step({ copyId: copy.id, step: 1, at: copy.madeAt, isDone: true })],
  'signedWills.record': [(as) => as.signedWills.record(theSigning)],
  'signedWills.correct': [(as) => as.signedWills.correct({ id: signed.id, changes: { place: 'mine' } })],
  'signedWills.end': [(as) => as.signedWills.end({ id: signed.id, on: signed.signedOn })],
  'signedWills.remove': [(as) => as.signedWills.remove({ id: signed.id })],
  'signedScans.part': [
    (as) =>
      as.signedScans.part({ id: aScanId(), willId: signed.id, position: 0, base64: partsOf(aScan('pdf'))[0] ?? '' }),
  ],
  'signedScans.keep': [(as) => as.signedScans.keep({ id: scanId, parts: 1 })],
  'signedScans.file': [(as) => as.signedScans.file({ id: scanId })],
  'signedScans.remove': [(as) => as.signedScans.remove({ id: scanId })],
  'reminders.done': [(as) => as.reminders.done({ key: reminderKey })],
  'reminders.snooze': [(as) => as.reminders.snooze({ key: reminderKey, months: 12 })],
  'holdings.save': [(as) => as.holdings.save({ id: holdingId, basedOn: 1, holding: aHolding({ where: 'mine' }) })],
  'holdings.remove': [(as) => as.holdings.remove({ id: holdingId })],
  'holdings.restore': [(as) => as.holdings.restore({ id: holdingId })],
  'letters.save': [(as) => as.letters.save({ id: letterId, basedOn: 1, letter: aLetter({ title: 'mine' }) })],
  'letters.remove': [(as) => as.letters.remove({ id: letterId })],
  'letters.restore': [(as) => as.letters.restore({ id: letterId })],
  'letters.versions': [(as) => as.letters.versions({ id: letterId })],
  'letters.file': [(as) => as.letters.file({ id: letterId })],
  'history.differences': [(as) => as.history.differences({ id: version.id })],
  'history.restore': [(as) => as.history.restore({ id: version.id })],
  'history.name': [(as) => as.history.name({ id: version.id, name: 'mine' })],
  'history.remove': [(as) => as.history.remove({ id: version.id })],
  'whatIf.answer': [
    (as) =>
      as.whatIf.answer({
        deathOn: '2030-01-01',
        estatePence: 1,
        died: [{ person: people.friend, on: '2029-01-01' }],
      }),
    (as) => as.whatIf.answer({ deathOn: '2030-01-01', estatePence: 1, gone: [giftId] }),
  ],
  'whatIf.sheet': [
    (as) => as.whatIf.sheet({ events: { deathOn: '2030-01-01', estatePence: 1, gone: [giftId] }, hasAmounts: true }),
  ],
  'settings.save': [(as) => as.settings.save({ intendedSpouseId: people.friend })],
  'residue.replace': [
    (as) =>
      as.residue.replace({
        basedOn: 0,
        recipients: [{ personId: 'children', priority: 1, exceptIds: [people.child] }],
      }),
    (as) =>
      as.residue.replace({ basedOn: 0, recipients: [{ personId: people.child, priority: 1, shareBasisPoints: null }] }),
  ],
};

/**
 * These take no id, or make one: they can only ever touch the caller's own. `access.list` has a test of its own, and so
 * have those of couples and of trusted people, which find nothing under an id that is not the caller's.
 */
const harmless = [
  'couples.get',
  'couples.preview',
  'couples.publish',
  'couples.publishWithGifts',
  'couples.previewWords',
  'couples.publishWords',
  'couples.theirWords',
  'couples.consent',
  'couples.withdraw',
  'couples.theirs',
  'couples.differences',
  'couples.copy',
  'couples.undoCopy',
  'trusted.mine',
  'trusted.invite',
  'trusted.set',
  'trusted.setRelease',
  'trusted.remove',
  'trusted.preview',
  'trusted.ofOthers',
  'trusted.see',
  'trusted.accept',
  'trusted.leave',
  'release.status',
  'release.ask',
  'release.second',
  'release.here',
  'release.read',
  'access.list',
  'testatorRecord.get',
  'questionnaire.claim',
  'drafts.save',
  'personalDetails.save',
  'spouseDetails.save',
  'spouseDetails.remove',
  'spouseDetails.keepAsContact',
  'contacts.add',
  'funeralWishes.save',
  'executors.add',
  'willDocument.preview',
  'willDocument.markSeen',
  'willDocument.understand',
  'willDocument.file',
  'signingCopies.list',
  'signingCopies.make',
  'signingCopies.sheet',
  'signingPlan.get',
  'signingPlan.save',
  'signingPlan.problems',
  'signingPlan.restart',
  'signingPlan.calendar',
  'signedScans.list',
  'whereKept.registerFacts',
  'whereKept.sheet',
  'signedWills.list',
  'signedWills.standing',
  'holdings.list',
  'letters.list',
  'executorPack.file',
  'reminders.list',
  'reminders.settings',
  'history.list',
  'importing.look',
  'importing.take',
  'whatIf.scenarios',
  'whatIf.family',
  'review.status',
  'review.thread',
  'review.request',
  'review.withdraw',
  'review.safety',
  'review.capacity.get',
  'review.capacity.save',
  'review.record',
  'dataExport.get',
];

it('tries every procedure that an account may call', () => {
  const open = proceduresOf(willDataContract).filter(({ procedure }) => procedure.access === 'account');
  expect(open.map(({ path }) => path).toSorted()).toEqual([...Object.keys(attempts), ...harmless].toSorted());
});

describe('a stranger with somebody else’s ids', () => {
  it.each(Object.entries(attempts).flatMap(([path, calls]) => calls.map((call) => [path, call] as const)))(
    'is refused by %s and changes nothing',
    async (_path, call) => {
      const stranger = aTestator();
      const own = aPersonId();
      await stranger.contacts.add({ id: own, contact: aContact() });
      expect(await refusalOf(call(stranger, own))).toMatch(/NotFound$|ListChanged$|^CannotHappen$/);
      expect(await victim.testatorRecord.get()).toEqual(theirs);
      expect(JSON.stringify(await stranger.testatorRecord.get())).not.toMatch(/Tom Hart|left-handed|LX 1/);
    },
  );

  it('makes a person of their own with the same id, and the two stay apart', async () => {
    const stranger = aTestator();
    await stranger.contacts.add({ id: people.friend, contact: aContact({ firstName: 'Eve' }) });
    expect(await victim.testatorRecord.get()).toEqual(theirs);
  });
});
