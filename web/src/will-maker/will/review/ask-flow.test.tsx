import { brand } from '@plainwill/contracts/shared/brand';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aContactNamed, aMarriedRecord, anExecutor } from '../../../testing/a-family.ts';
import { aReview, aReviewStatus } from '../../../testing/a-review.ts';
import { someHomeDetails } from '../../../testing/a-testator-record.ts';
import { aBlock, aFinding, aPreview } from '../../../testing/a-will.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import ReviewPage from './review-page.tsx';

const { review: mode } = brand;
beforeEach(() => {
  brand.review = 'optional';
});
afterEach(() => {
  brand.review = mode;
});

const aWholeRecord = (): TestatorRecord =>
  aMarriedRecord({
    homeDetails: someHomeDetails({
      homeOwnership: 'own-outright',
      tenancyType: 'joint-tenants',
      coOwnerId: 'spouse' as never,
    }),
    contacts: [aContactNamed('Sue Finch')],
    executors: [anExecutor('spouse')],
    residue: { version: 1, recipients: [{ personId: 'spouse', priority: 1, shareBasisPoints: null }] } as never,
    funeralWishes: { funeralType: 'cremation' } as TestatorRecord['funeralWishes'],
    settings: { hasNoSpecificGifts: true, survivorshipDays: 28 } as TestatorRecord['settings'],
  });

const noAnswers = { understanding: '', estate: '', claims: '', health: null };

function open(step: number, answers: Answers = {}, record = aWholeRecord()) {
  window.history.replaceState(null, '', `/will-maker/review?step=${step}`);
  return showInWillMaker(<ReviewPage />, record, {
    'willData.willDocument.preview': () => aPreview(),
    'willData.review.thread': () => [],
    'willData.review.capacity.get': () => noAnswers,
    ...answers,
  });
}

const press = (name: string) => screen.findByRole('button', { name });
const step = () => window.location.search;
const isBlocked = async () => (await press('Ask for a check')).getAttribute('aria-disabled') === 'true';

it('says what is missing before there is a will to check', async () => {
  open(1, {}, aMarriedRecord());
  await screen.findByText(/to ask for a check$/);
});

it('says first who reads, how long that takes, and what no one checks', async () => {
  const user = open(1);
  await screen.findByText('Who reads it');
  screen.getByText(/usually takes 3 working days/);
  screen.getByText('What no one checks');
  await user.click(await press('Continue'));
  await waitFor(() => expect(step()).toBe('?step=2'));
  await screen.findByText(/^Please answer without help\. It is fine to stop and come back\./);
});

it('takes no request during a pause', async () => {
  open(1, { 'willData.review.status': () => aReviewStatus(null, { pause: { words: 'We are away.', until: null } }) });
  await screen.findByText('We are away.');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

it('saves an answer as it is typed, and the answers may be left out', async () => {
  const save = vi.fn((_input: unknown) => null);
  const user = open(2, { 'willData.review.capacity.save': save });
  await user.type(await screen.findByLabelText(/^In your own words/), 'It says who gets what.');
  await user.tab();
  await waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith({
      question: 'understanding',
      answer: 'It says who gets what.',
      consents: false,
    }),
  );
  await screen.findByText(/^All changes saved/);
  await user.click(await press('Save and continue'));
  await waitFor(() => expect(step()).toBe('?step=3'));
  await user.click(await press('Save and continue'));
  await screen.findByText('You left out');
  expect(screen.getAllByRole('link', { name: /\?$/ }).map(({ textContent }) => textContent)).toEqual([
    'Roughly, what do you own, and what do you owe?',
    'Who might expect something from you? If you leave any of them out, why?',
    expect.stringMatching(/^Do you have, or have you lately had/),
  ]);
});

it('keeps an answer that could not be saved, and says so', async () => {
  const user = open(2, {
    'willData.review.capacity.save': () => {
      throw new Refused('This part is not answering.', { code: 'SERVICE_UNAVAILABLE' });
    },
  });
  await user.type(await screen.findByLabelText(/^Roughly/), 'A house.');
  await user.tab();
  await screen.findByText('Not saved yet: This part is not answering.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Roughly/).value).toBe('A house.');
});

it('keeps an answer on health only with consent, and drops it when that is taken back', async () => {
  const save = vi.fn((_input: unknown) => null);
  const user = open(3, { 'willData.review.capacity.save': save });
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await screen.findByText(/^Not saved\. Tick the box/);
  const sent = () =>
    save.mock.calls.map(([input]) => input as { question: string }).filter(({ question }) => question === 'health');
  expect(sent()).toEqual([]);
  const consent = screen.getByRole('checkbox', { name: /^I agree that this answer is kept/ });
  await user.click(consent);
  await screen.findByText('Saved');
  await user.click(consent);
  await screen.findByText(/^Not saved/);
  expect(sent()).toEqual([
    { question: 'health', answer: 'yes', consents: true },
    { question: 'health', answer: '', consents: false },
  ]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('yes');
});

it('sends the answer on help once, keeps it nowhere, and shows it to nobody who comes back', async () => {
  const request = vi.fn((_input: unknown) => aReviewStatus(aReview()));
  const user = open(3, { 'willData.review.request': request });
  const help = () => screen.findByLabelText<HTMLTextAreaElement>(/^Has anyone helped you/);
  await user.type(await help(), 'My son was here.');
  await user.click(await press('Save and continue'));
  await screen.findByText('You left out');
  expect(document.body.textContent).not.toMatch(/My son|Has anyone helped/);
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect((await help()).value).toBe('');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/help|son/);
  await user.click(await press('Save and continue'));
  await user.click(await press('Ask for a check'));
  await screen.findByRole('heading', { name: 'Waiting for our reviewer' });
  expect(request).toHaveBeenCalledExactlyOnceWith({
    understood: [],
    isUrgent: false,
    words: '',
    help: 'My son was here.',
  });
  expect(window.location.pathname + step()).toBe('/will-maker/review');
});

it('asks what makes it urgent', async () => {
  const request = vi.fn((_input: unknown) => aReviewStatus(aReview({ lane: 'urgent' })));
  const user = open(4, { 'willData.review.request': request });
  await user.click(await screen.findByRole('checkbox', { name: /^It is urgent/ }));
  await user.click(await press('Ask for a check'));
  await screen.findByText('Tell us what makes it urgent');
  expect(request).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('What makes it urgent?'), 'An operation.');
  await user.click(await press('Ask for a check'));
  await waitFor(() => expect(request.mock.lastCall?.[0]).toMatchObject({ isUrgent: true, words: 'An operation.' }));
});

it('waits for what blocks', async () => {
  const request = vi.fn();
  const user = open(4, {
    'willData.willDocument.preview': () => aPreview({ checks: [aBlock()] }),
    'willData.review.request': request,
  });
  await screen.findByText('Fix this before you ask');
  expect(await isBlocked()).toBe(true);
  await user.click(await press('Ask for a check'));
  expect(request).not.toHaveBeenCalled();
});

it('waits until each warning is understood, and tells which were', async () => {
  const request = vi.fn((_input: unknown) => aReviewStatus(aReview()));
  let isUnderstood = false;
  const user = open(4, {
    'willData.willDocument.preview': () => aPreview({ checks: [aFinding({ isUnderstood })] }),
    'willData.willDocument.understand': () => {
      isUnderstood = true;
      return null;
    },
    'willData.review.request': request,
  });
  await user.click(await press('Ask for a check'));
  const tick = within(screen.getByRole('group', { name: 'Read each warning' })).getByRole('checkbox');
  expect(document.activeElement).toBe(tick);
  await user.keyboard(' ');
  await waitFor(async () => expect(await isBlocked()).toBe(false));
  await user.click(await press('Ask for a check'));
  await waitFor(() => expect(request.mock.lastCall?.[0]).toMatchObject({ understood: ['EXE-03'] }));
});

it('says why a request was not sent, and keeps what was typed', async () => {
  const user = open(4, {
    'willData.review.request': () => {
      throw new Refused('You have asked as often as we can check in one year.', { reason: 'TooManyRequests' });
    },
  });
  await user.type(await screen.findByLabelText(/^Anything our reviewer should know/), 'Hello.');
  await user.click(await press('Ask for a check'));
  await screen.findByText('You have asked as often as we can check in one year.');
  expect(screen.getByDisplayValue('Hello.')).toBeTruthy();
});

it('shows where an open check stands, whatever step the address names', async () => {
  open(3, { 'willData.review.status': () => aReviewStatus(aReview()) });
  await screen.findByRole('heading', { name: 'Waiting for our reviewer' });
  expect(screen.queryByLabelText(/^Has anyone helped/)).toBeNull();
});

it('asks again from where an earlier check ended', async () => {
  open(1, { 'willData.review.status': () => aReviewStatus(aReview({ state: 'returned' })) });
  await screen.findByText('Who reads it');
});
