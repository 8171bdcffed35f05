import { brand } from '@plainwill/contracts/shared/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anApproval, anApprovedReview, aReview, aReviewStatus, aThreadEntry } from '../../../testing/a-review.ts';
import { aWholeRecord } from '../../../testing/a-standing.ts';
import { aPreview } from '../../../testing/a-will.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import SignPage from '../signing/sign-page.tsx';
import ReviewPage from './review-page.tsx';

const { review: mode } = brand;
beforeEach(() => {
  brand.review = 'optional';
});
afterEach(() => {
  brand.review = mode;
});

const answersOf = (status = aReviewStatus()): Answers => ({
  'willData.signingCopies.list': () => [],
  'willData.willDocument.preview': () => aPreview(),
  'willData.review.thread': () => [],
  'willData.review.status': () => status,
});

/** The page on which the copy to sign is created. */
const openSigning = (status = aReviewStatus(), answers: Answers = {}) =>
  showInWillMaker(<SignPage />, aWholeRecord(), { ...answersOf(status), ...answers });

/** The page of the check. */
function open(status = aReviewStatus(), answers: Answers = {}) {
  window.history.replaceState(null, '', '/will-maker/review');
  return showInWillMaker(<ReviewPage />, aWholeRecord(), { ...answersOf(status), ...answers });
}

/** The text under the heading of the check. */
const card = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('div[class*=card]') as HTMLElement;
const link = (name: string) => screen.queryByRole('link', { name });
const create = () => screen.queryByRole('button', { name: 'Create signing copy' });

it('says nothing where no wills are checked, and asks nobody', async () => {
  brand.review = 'off';
  const status = vi.fn(() => aReviewStatus(aReview()));
  openSigning(undefined, { 'willData.review.status': status });
  await screen.findByRole('button', { name: 'Create signing copy' });
  expect(document.body.textContent).not.toMatch(/review|approved|check of/i);
  expect(link('Ask for a check')).toBeNull();
  expect(status).not.toHaveBeenCalled();
});

it('offers a check beside the copy', async () => {
  openSigning();
  const ask = await screen.findByRole('link', { name: 'Ask for a check' });
  expect(ask.getAttribute('href')).toBe('/will-maker/review?step=1');
  screen.getByText(/usually 3 working days. You decide\.$/);
  expect(create()).toBeTruthy();
});

it('puts asking in the place of the copy where a check is needed, and says why', async () => {
  brand.review = 'required';
  openSigning();
  await screen.findByRole('link', { name: 'Ask for a check' });
  screen.getByText(/You can create the copy once yours is approved\.$/);
  expect(create()).toBeNull();
});

it('gives the copy back once these very words are approved', async () => {
  brand.review = 'required';
  openSigning(aReviewStatus(anApprovedReview()));
  await screen.findByRole('button', { name: 'Create signing copy' });
});

it.each([aReview(), anApprovedReview({ isApprovedAsItStands: false })])(
  'withholds the copy until then',
  async (own) => {
    brand.review = 'required';
    openSigning(aReviewStatus(own));
    await screen.findByText(/once these words are approved/);
    expect(link('See the check')?.getAttribute('href')).toBe('/will-maker/review');
    expect(create()).toBeNull();
  },
);

it('gives the words of a pause in place of the button', async () => {
  openSigning(aReviewStatus(null, { pause: { words: 'We are away over Christmas.', until: '2027-01-03' } }));
  await screen.findByText('We are away over Christmas.');
  screen.getByText('You can ask again after 3 January 2027.');
  expect(link('Ask for a check')).toBeNull();
});

it('says since when it waits, and what happens next', async () => {
  open(aReviewStatus(aReview({ requestedAt: '2025-03-04T10:00:00Z' })));
  const waiting = await card('Waiting for our reviewer');
  within(waiting).getByText('With our reviewer since 4 March 2025, usually 3 working days.');
  within(waiting).getByText(/^Next: a reviewer reads your will/);
  expect(link('Ask for a check')).toBeNull();
});

it('shows how far it has come, with the questions that were asked, and marks where it is', async () => {
  const own = aReview({ state: 'asked', reviewer: 'Ada Holt', questions: 1 });
  open(aReviewStatus(own), { 'willData.review.thread': () => [aThreadEntry()] });
  await screen.findByText('Ada Holt asked you a question');
  const timeline = screen.getByRole('list', { name: 'How far the check is' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'You asked for a check17 November 2026',
    'Read by Ada Holt',
    'Ada Holt asked you a question18 November 2026',
    'Approved, or sent back with reasons, to come',
  ]);
  expect(timeline.querySelector('[aria-current=step]')?.textContent).toMatch(/^Ada Holt asked you a question/);
});

it('says that it is late', async () => {
  open(aReviewStatus(aReview({ state: 'held', reviewer: 'Ada Holt', isLate: true })));
  within(await card('Ada Holt is reading your will')).getByText('This is taking longer than usual.');
});

it('says how many questions wait', async () => {
  open(aReviewStatus(aReview({ state: 'asked', questions: 2 })));
  within(await card('2 questions wait for you')).getByText('Your will waits until you have answered.');
});

it('gives the reasons for which it was sent back, and asks again', async () => {
  open(aReviewStatus(aReview({ state: 'returned', reasons: ['Name a guardian.', 'Say which clock.'] })));
  const back = await card('Our reviewer has sent your will back');
  expect(
    within(within(back).getByRole('list', { name: 'What our reviewer wrote' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name a guardian.', 'Say which clock.']);
  within(back).getByRole('link', { name: 'Ask again' });
});

it('offers to ask again after the pause only', async () => {
  const pause = { words: 'We are away.', until: null };
  open(aReviewStatus(aReview({ state: 'withdrawn' }), { pause }));
  await screen.findByText('We are away.');
  expect(link('Ask again')).toBeNull();
});

it('says who approved, what they said, and until when it holds', async () => {
  const holdsUntil = { day: '2027-05-14', because: 'when Ivy turns 18' };
  const second = anApproval({ id: 'two' as never, name: 'Ben Orr', qualification: 'step', regulator: '', place: 2 });
  open(aReviewStatus(anApprovedReview({ holdsUntil, approvals: [anApproval(), second] })));
  const approved = await card('Your will is approved');
  expect(
    within(approved)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(-2),
  ).toEqual([
    expect.stringMatching(
      /^Approved by Ada Holt, Solicitor on 20 November 2026Regulated by SRA, number 123456“I have read/,
    ),
    expect.stringMatching(
      /^Approved by Ben Orr, Trust and estate practitioner \(STEP\) on 20 November 2026Not regulated/,
    ),
  ]);
  within(approved).getByText('This approval holds until 14 May 2027, when Ivy turns 18.');
});

it('shows what changed since, by what changed it', async () => {
  const change = (number: string) => ({
    kind: 'changed' as const,
    clauseId: '',
    number,
    heading: 'GIFTS',
    before: 'Then.',
    after: 'Since.',
  });
  const changed = [
    { cause: 'answers' as const, changes: [change('5.1')] },
    { cause: 'birthday' as const, changes: [change('6.1')] },
    { cause: 'wording' as const, changes: [change('7.1')] },
  ];
  open(aReviewStatus(anApprovedReview({ isApprovedAsItStands: false, changed })));
  const gone = await card('Your will has changed since it was approved');
  expect(
    within(gone)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  ).toEqual(['What changed in your answers', 'What a birthday changed', 'What we worded differently']);
  expect(within(gone).getAllByText('As approved')).toHaveLength(3);
  within(gone).getByRole('link', { name: 'Ask again' });
});

it('withdraws once that is confirmed', async () => {
  const withdraw = vi.fn(() => aReviewStatus(aReview({ state: 'withdrawn' })));
  const user = open(aReviewStatus(aReview()), {
    'willData.review.withdraw': withdraw,
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Withdraw your request?' });
  expect(withdraw).not.toHaveBeenCalled();
  await user.click(within(asked).getByRole('button', { name: 'Withdraw the request' }));
  await card('Your request was withdrawn');
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Withdraw your request?' })).toBeNull());
});

it('says why it was not withdrawn', async () => {
  const user = open(aReviewStatus(aReview()), {
    'willData.review.withdraw': () => {
      throw new Refused('This request has moved on.', { reason: 'NotOpenForThat' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'Withdraw the request' }));
  await within(asked).findByText('This request has moved on.');
});
