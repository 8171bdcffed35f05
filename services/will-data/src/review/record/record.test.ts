import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { checklistItems } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { StaffChildFields } from '@plainwill/contracts/will-data/staff';
import { anAccount } from '@plainwill/kit/testing/call';
import { expect, it } from 'vitest';
import { readPages } from '../../documents/files/testing/read-files.ts';
import type { Sheet } from '../../documents/guidance/sheet.ts';
import { decryptFields } from '../../record/encryption/encrypted-fields.ts';
import { aPersonId, aWillData } from '../../testing/will-data.ts';
import { aCustomer, aReviewer } from '../testing/reviews.ts';
import { sha256Of } from './store-record.ts';

const willData = await aWillData();
const { orm, as, encryption } = willData;

const wordsOf = async ({ base64 }: { base64: string }) => {
  const { pages } = await readPages(Buffer.from(base64, 'base64'));
  return pages.map(({ body }) => body.replace(/\s+/gu, ' ')).join(' ');
};

const ticksFor = ({ findings, clauseTickKeys, checklistTickKeys }: ReviewFile) => [
  ...Object.values(clauseTickKeys),
  ...findings.filter(({ finding }) => finding.severity === 'warns').map(({ tickKey }) => tickKey),
  ...checklistItems.map((item) => checklistTickKeys[item]),
];

/** A will that was asked about, answered, commented on in every way, talked about and approved. */
async function anApprovedWill() {
  const customer = await aCustomer(willData, { words: 'Please be QUICK.', help: 'My neighbour PRESSEDME.' });
  const reviewer = aReviewer(willData);
  const { number } = await reviewer.reviewDesk.claim({ number: null });
  const clauseId = 'executors.appointment';
  const said = (kind: 'internal' | 'customer' | 'question', body: string) =>
    reviewer.reviewDesk.comment({ number, clauseId, kind, body });
  await said('internal', 'INTERNALNOTE about <b>her</b> son.');
  await said('customer', 'We read this <script>WITHCARE</script>.');
  await said('question', 'Is Robert WILLINGTOACT?');
  const [question] = (await customer.review.thread()).filter(({ kind }) => kind === 'question');
  if (!question) throw new Error('No question is in the thread');
  await customer.review.answer({ commentId: question.id, text: 'HEAGREED in May.' });
  await reviewer.reviewDesk.note({
    number,
    on: '2026-11-20',
    startedAt: '14:30',
    minutes: 20,
    others: '',
    body: 'SHEUNDERSTOOD it well.',
  });
  const file = await reviewer.reviewDesk.get({ number });
  for (const tickKey of ticksFor(file)) await reviewer.reviewDesk.tick({ number, tickKey, isTicked: true });
  await reviewer.reviewDesk.approve({ number, wordsHash: file.wordsHash });
  return { customer, number, file };
}

it('says how the will was made: to the customer without what is between reviewers, in a dispute with it', async () => {
  const { customer, number, file } = await anApprovedWill();
  const own = await wordsOf(await customer.review.record());
  for (const said of [
    'Please be QUICK.',
    '<script>WITHCARE</script>',
    'WILLINGTOACT',
    'HEAGREED in May.',
    'SHEUNDERSTOOD',
    'Priya Nair, Solicitor, regulated by SRA, number 123456',
    file.wordsHash.slice(0, 12),
    'I have read this document beside the answers',
    'Not answered.',
    'No copy has been made.',
    'took on the review',
  ])
    expect(own).toContain(said);
  expect(own).not.toMatch(/INTERNALNOTE|PRESSEDME|Larke/);
  expect(own.match(/Priya Nair, a reviewer, commented/gu)).toHaveLength(1);
  expect(own).toContain('3.1 I appoint my friend ROBERT FINCH');
  const { reviewDesk } = as(anAccount({ roles: ['admin'] }));
  const whole = await wordsOf(await reviewDesk.disputesFile({ number, reason: 'A letter of 3 November' }));
  for (const said of ['INTERNALNOTE about <b>her</b> son.', 'PRESSEDME', 'Larke v Nugus', 'HEAGREED']) {
    expect(whole).toContain(said);
  }
});

it('names the staff who looked or changed something, their role, and whom and what they changed', async () => {
  const customer = await aCustomer(willData);
  const { id: accountId } = customer.account;
  const [boss, colleague] = [anAccount({ roles: ['admin', 'reviewer'] }), anAccount({ roles: ['readonly'] })];
  willData.staff.push(
    { id: boss.id, name: 'Ada Stone', email: 'ada@example.com' },
    { id: colleague.id, name: null, email: 'colleague@example.com' },
  );
  await as(colleague).staff.user({ accountId });
  const child = { fullName: 'Mia Bell', dateOfBirth: '2015-06-01', relationship: 'Stepdaughter', otherParentId: null };
  await as(boss).staff.addChild({ accountId, id: aPersonId(), child: child as StaffChildFields });
  const own = await wordsOf(await customer.review.record());
  expect(own).toContain('A colleague who may only look looked at the details');
  expect(own).toMatch(
    /Ada Stone, an administrator, added a child, Mia Bell: (Full name|Date of birth|Your relationship to this child|Relationship)/,
  );
  expect(own).not.toMatch(/colleague@example[.]com|Other parent|[(]child[.]add[)]|A reviewer/);
  const { number } = await aReviewer(willData).reviewDesk.claim({ number: null });
  const file = await as(boss).reviewDesk.disputesFile({ number, reason: 'A letter of 3 November' });
  expect(await wordsOf(file)).toContain('colleague@example.com, a colleague who may only look, looked at the details');
});

it('is kept at the approval, unreadable, and set again byte for byte from what was kept', async () => {
  const { customer } = await anApprovedWill();
  const rows = await orm.em
    .fork()
    .execute<{ edition: string; content: string; sha256: string }[]>(
      'select edition, content, sha256 from review_records where account_id = ? order by edition',
      [customer.account.id],
    );
  expect(rows.map(({ edition }) => edition)).toEqual(['customer', 'disputes']);
  for (const { content, sha256 } of rows) {
    expect(content).not.toMatch(/Eleanor|HEAGREED/);
    const kept = decryptFields<{ content: Sheet }>(encryption.vault, 'review_records', customer.account.id, {
      content,
    });
    expect(await sha256Of(kept.content)).toBe(sha256);
  }
});

it('is not in the download of somebody’s data where it is between reviewers', async () => {
  const { customer } = await anApprovedWill();
  const own = JSON.stringify(await customer.dataExport.get());
  expect(own).toContain('HEAGREED');
  expect(own).not.toMatch(/INTERNALNOTE|PRESSEDME/);
});

it('has the same shape of download whether or not somebody was worried', async () => {
  const shapeOf = async (help: string) => {
    const exported = (await (await aCustomer(willData, { help })).dataExport.get()) as Record<string, unknown>;
    return JSON.stringify(exported, (_key, value) => (typeof value === 'string' ? value.length > 0 : value)).length;
  };
  expect(await shapeOf('Someone hurries me.')).toBe(await shapeOf(''));
});
