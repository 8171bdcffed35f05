import { brand } from '@plainwill/contracts/shared/brand';
import type { ReviewCommentId } from '@plainwill/contracts/shared/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../shared/api/trpc.ts';
import { storeDraft } from '../../../shared/autosave/draft-on-device.ts';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { aContactNamed, aMarriedRecord, anExecutor } from '../../../testing/a-family.ts';
import { anApprovedReview, aReview, aReviewStatus, aThreadEntry } from '../../../testing/a-review.ts';
import { aPreview } from '../../../testing/a-will.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { watchDownloads } from '../../../testing/browser-stand-ins.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import ReviewPage from './review-page.tsx';

const { review: mode } = brand;
beforeEach(() => {
  brand.review = 'optional';
});
afterEach(() => {
  brand.review = mode;
});

function open(status = aReviewStatus(aReview({ state: 'asked', questions: 1 })), answers: Answers = {}) {
  window.history.replaceState(null, '', '/will-maker/review');
  return showInWillMaker(
    <ReviewPage />,
    aMarriedRecord({ contacts: [aContactNamed('Sue Finch')], executors: [anExecutor('spouse')] }),
    {
      'willData.review.status': () => status,
      'willData.review.thread': () => [aThreadEntry()],
      'willData.willDocument.preview': () => aPreview(),
      ...answers,
    },
  );
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

it('shows what was said clause by clause, the newest last, and marks earlier wording', async () => {
  open(undefined, {
    'willData.review.thread': () => [
      aThreadEntry(),
      aThreadEntry({ id: '2' as ReviewCommentId, clauseId: null, quote: '', kind: 'customer', body: 'Thank you.' }),
      aThreadEntry({
        id: '3' as ReviewCommentId,
        clauseId: 'gone',
        body: 'Which clock?',
        isAboutEarlierWording: true,
        answer: 'The tall one.',
        answeredAt: '2026-11-19T08:00:00Z',
      }),
      aThreadEntry({ id: '4' as ReviewCommentId, body: 'And Anna?', review: 11 }),
    ],
  });
  await screen.findByRole('heading', { name: 'Clause 3.1, Executors and trustees' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1 question waits for you',
    'Clause 3.1, Executors and trustees',
    'About the whole will',
    'About a clause that is no longer there',
  ]);
  const first = screen.getByRole('heading', { name: /^Clause 3.1/ }).closest('div[class*=card]') as HTMLElement;
  expect(first.textContent).toMatch(/Does Thomas know.*And Anna\?/);
  expect(
    within(first)
      .getByRole('link', { name: /^Read it in your will/ })
      .getAttribute('href'),
  ).toBe('/will-maker?tab=will&clause=executors.appointment');
  screen.getByText('The tall one.');
  expect(screen.getAllByText('About earlier wording')).toHaveLength(1);
  // That of an earlier request can no longer be answered.
  expect(screen.getAllByRole('textbox', { name: 'Your answer' })).toHaveLength(1);
});

it('sends an answer, and shows it where the question was', async () => {
  const answer = vi.fn((_input: unknown) => [aThreadEntry({ answer: 'He does.', answeredAt: '2026-11-19T08:00:00Z' })]);
  const user = open(undefined, { 'willData.review.answer': answer });
  await user.type(await box(), 'He does.');
  await user.click(screen.getByRole('button', { name: /^Send answer/ }));
  await screen.findByText('Your answer is sent');
  expect(answer).toHaveBeenCalledExactlyOnceWith({ commentId: 'comment-1', text: 'He does.' });
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByText('He does.');
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('asks for an answer where there is none', async () => {
  const user = open();
  await box();
  await user.click(screen.getByRole('button', { name: /^Send answer/ }));
  await screen.findByText('Enter your answer');
});

it('can say that the answers were changed instead', async () => {
  const answer = vi.fn((_input: unknown) => [aThreadEntry({ answer: 'I changed my answers instead.' })]);
  const user = open(undefined, { 'willData.review.answer': answer });
  await user.click(await screen.findByRole('button', { name: 'I changed my answers instead' }));
  await waitFor(() =>
    expect(answer).toHaveBeenCalledWith({ commentId: 'comment-1', text: 'I changed my answers instead.' }),
  );
});

it('keeps what is typed when it could not be sent, on the device too, and in no words that can be read there', async () => {
  const user = open(undefined, {
    'willData.review.answer': () => {
      throw new Refused('This part is not answering.', { code: 'SERVICE_UNAVAILABLE' });
    },
  });
  await user.type(await box(), 'He does.');
  await user.click(screen.getByRole('button', { name: /^Send answer/ }));
  await screen.findByText('This part is not answering.');
  expect((await box()).value).toBe('He does.');
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain('review-answer.comment-1'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('He does');
});

it('brings back what an earlier visit typed and did not send', async () => {
  const { id } = anAccount();
  api.identity.accounts.me.setData(undefined, anAccount());
  const owner = { key: `review-answer.comment-1.${id}`, accountId: id, isOpen: () => true };
  await storeDraft(owner, { typed: {}, over: {} }, { typed: { text: 'He does.' }, over: {} });
  open();
  await screen.findByDisplayValue('He does.');
});

it('forgets what was typed at sign-out', async () => {
  const user = open();
  await user.type(await box(), 'He does.');
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  clearDrafts();
  await waitFor(async () => expect((await box()).value).toBe(''));
  expect(Object.keys(localStorage).filter((key) => key.includes('review-answer'))).toEqual([]);
});

it('keeps the record as a file', async () => {
  const saved = watchDownloads();
  const user = open(aReviewStatus(anApprovedReview()), {
    'willData.review.record': () => ({ fileName: 'Record.pdf', mediaType: 'application/pdf', base64: 'AAAA' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download the record' }));
  await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual(['Record.pdf']));
});

it('leads from an approval to the copy', async () => {
  open(aReviewStatus(anApprovedReview()));
  const link = await screen.findByRole('link', { name: 'Go to signing' });
  expect(link.getAttribute('href')).toBe('/will-maker/sign');
});

it('takes a worry, thanks alike, and leaves nothing of it anywhere', async () => {
  const safety = vi.fn((_input: unknown) => null);
  const user = open(undefined, { 'willData.review.safety': safety });
  const worry = { name: 'Is anything worrying you?' };
  await user.click(await screen.findByRole('button', worry));
  const dialog = await screen.findByRole('dialog', { name: 'Is anything worrying you?' });
  await user.type(within(dialog).getByRole('textbox'), 'My son reads my post.');
  const kept = () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href, window.history.state]);
  const before = kept();
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await within(dialog).findByText('Thank you.');
  expect(safety).toHaveBeenCalledExactlyOnceWith({ text: 'My son reads my post.' });
  expect(kept()).toBe(before);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.textContent).not.toMatch(/my post|thank you/i);
  expect(screen.queryByRole('status', { name: /sent/ })).toBeNull();
  await user.click(screen.getByRole('button', worry));
  expect(within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

it('says that a worry did not arrive', async () => {
  const user = open(undefined, {
    'willData.review.safety': () => {
      throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE' });
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Is anything worrying you/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'My son.');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await within(dialog).findByText('This couldn’t be sent');
});

it('still shows what was said once wills are no longer checked, and takes no more answers', async () => {
  brand.review = 'off';
  open();
  await screen.findByText('Does Thomas know that you chose him?');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has nothing to show where wills are not checked and nothing was ever said', async () => {
  brand.review = 'off';
  open(undefined, { 'willData.review.thread': () => [] });
  await screen.findByRole('heading', { level: 1, name: 'There is nothing here' });
});
