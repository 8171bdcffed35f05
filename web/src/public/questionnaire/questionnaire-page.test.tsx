import { brand } from '@plainwill/contracts/shared/brand';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { fillStorage, forbidStorage } from '../../testing/forbid-storage.ts';
import { show } from '../../testing/show.tsx';
import QuestionnairePage from './questionnaire-page.tsx';
import { submittedQuestionnaireDraft } from './submitted-questionnaire.ts';

afterEach(() => {
  // Before the set-up of all tests clears the storage.
  vi.restoreAllMocks();
  clearDrafts();
  window.history.replaceState(null, '', '/questionnaire');
});

async function open(answers: Answers = {}) {
  answerCalls({ 'identity.accounts.me': () => null, ...answers });
  const user = show(<QuestionnairePage />);
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return user;
}
type User = Awaited<ReturnType<typeof open>>;

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const choose = (user: User, name: string) => user.click(screen.getByRole('radio', { name }));

async function answerAsTenant(user: User) {
  await choose(user, 'Me');
  for (const answer of ['Yes', 'No', 'Yes', 'No']) {
    await press(user, 'Next');
    await choose(user, answer);
  }
}

it('explains what is missing instead of going on', async () => {
  const user = await open();
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expect(document.activeElement?.textContent).toBe('Choose an answer to continue.');
  expect(screen.getByText('Question 1 of 5')).toBeTruthy();
});

it('goes on and back with the answers kept, each step an entry of its own', async () => {
  const user = await open();
  await choose(user, 'Me and my Partner');
  await press(user, 'Next');
  expect(screen.getByText('Question 2 of 5')).toBeTruthy();
  expect(window.location.search).toBe('?step=2');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await press(user, 'Previous');
  expect((screen.getByRole('radio', { name: 'Me and my Partner' }) as HTMLInputElement).checked).toBe(true);
});

it.each(['off', 'optional', 'required'] as const)(
  'says what a will costs before anything is asked, if there is a price, where reviews are %s',
  async (review) => {
    const before = { review: brand.review, price: brand.price };
    Object.assign(brand, { review, price: '£90' });
    try {
      const user = await open();
      expect(screen.getByText(/One price for your will: £90\./)).toBeTruthy();
      await choose(user, 'Me');
      await press(user, 'Next');
      expect(screen.queryByText(/One price for your will/)).toBeNull();
    } finally {
      Object.assign(brand, before);
    }
  },
);

it('says what costs nothing, and speaks of no price, while there is none', async () => {
  await open();
  screen.getByText(/Writing, reading and downloading your will costs nothing/);
  expect(screen.queryByText(/price|£/i)).toBeNull();
});

it('has no way back from the first question', async () => {
  const user = await open();
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  await choose(user, 'Me');
  await press(user, 'Next');
  await press(user, 'Previous');
  expect(screen.getByText('Question 1 of 5')).toBeTruthy();
});

it('fills in an address that was found, and lets it be corrected', async () => {
  const found = {
    formatted_address: '7 Quarry Street, Durham, DH1 3AB',
    line_1: '7 Quarry Street',
    line_2: '',
    town_or_city: 'Durham',
    county: '',
    postcode: 'DH1 3AB',
  };
  const user = await open({ 'addressLookup.addresses.search': () => ({ outcome: 'found', addresses: [found] }) });
  await choose(user, 'Me');
  await press(user, 'Next');
  await choose(user, 'No');
  await press(user, 'Next');
  await choose(user, 'Yes');
  await press(user, 'Next');
  await user.type(await screen.findByPlaceholderText('SW1A 1AA'), 'dh1 3ab{Enter}');
  await screen.findByText('Showing 1 address(es) found');
  await user.click(screen.getByRole('option', { name: found.formatted_address }));
  expect(screen.queryByText('Showing 1 address(es) found')).toBeNull();
  const line = screen.getByRole('textbox', { name: 'Address line 1' }) as HTMLInputElement;
  expect(line.value).toBe('7 Quarry Street');
  await user.clear(line);
  await press(user, 'Next');
  expect(document.activeElement?.textContent).toBe('Enter the first line of your address.');
});

it('says that the search is down and offers the lines', async () => {
  const user = await open({ 'addressLookup.addresses.search': () => ({ outcome: 'unavailable', addresses: [] }) });
  await choose(user, 'Me');
  await press(user, 'Next');
  await choose(user, 'No');
  await press(user, 'Next');
  await choose(user, 'Yes');
  await press(user, 'Next');
  await user.type(await screen.findByPlaceholderText('SW1A 1AA'), 'dh1 3ab{Enter}');
  await screen.findByText("We can't search for addresses right now. Enter the address yourself.");
  await press(user, 'Enter the address yourself');
  expect(screen.getByRole('textbox', { name: 'Address line 1' })).toBeTruthy();
});

it('sends the same submission when it is tried again, and a new one for other answers', async () => {
  const submit = vi.fn((_input: unknown) => {
    throw new Refused('Try later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
  });
  const user = await open({ 'notifications.questionnaire.submit': submit });
  await answerAsTenant(user);
  const sentId = (call: number) => (submit.mock.calls[call]?.[0] as { submissionId: string } | undefined)?.submissionId;

  await press(user, 'Complete');
  await screen.findByText('Failed to submit questionnaire. Please try again.');
  expect(screen.getByText('Question 5 of 5')).toBeTruthy();
  await press(user, 'Complete');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(sentId(1)).toBe(sentId(0));

  await choose(user, 'Yes');
  await press(user, 'Complete');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(3));
  expect(sentId(2)).not.toBe(sentId(0));
});

it('thanks, forgets the answers and goes on to sign in', async () => {
  const submit = vi.fn((_input: unknown) => undefined);
  const user = await open({ 'notifications.questionnaire.submit': submit });
  await answerAsTenant(user);
  await press(user, 'Complete');
  await screen.findByText('Your questionnaire has been submitted successfully.');
  expect(window.location.pathname).toBe('/auth');
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
  });
});

it.each([
  ['is full', fillStorage],
  ['is forbidden', forbidStorage],
] as const)('can be answered and sent where the storage %s, which it says once', async (_state, refuse) => {
  refuse();
  const user = await open({ 'notifications.questionnaire.submit': () => null });
  await choose(user, 'Me');
  await screen.findByText(/What you type stays until you close or reload this page/);
  await answerAsTenant(user);
  expect(screen.queryByText('Not kept on this device')).toBeNull();
  await press(user, 'Complete');
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
});

it('shows every answer before it is sent, and comes back from changing one', async () => {
  const user = await open();
  await answerAsTenant(user);
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Change whether you have children' }));
  expect(screen.getByText('Question 2 of 5')).toBeTruthy();
  await choose(user, 'No');
  await press(user, 'Next');
  expect(screen.getByText('Question 5 of 5')).toBeTruthy();
  const answer = screen.getByText('Do you have children?', { selector: 'dt' }).nextSibling;
  expect(answer?.textContent).toBe('No');
});

it('asks what a changed answer has opened before it can be sent', async () => {
  const user = await open();
  await answerAsTenant(user);
  await user.click(screen.getByRole('link', { name: 'Change whether you own your home' }));
  await choose(user, 'Yes');
  await press(user, 'Next');
  expect(screen.getByRole('heading', { level: 1, name: 'What is the address of your home?' })).toBeTruthy();
});

it.each(['0', '9', 'two'])('corrects the address of step %s', async (step) => {
  window.history.replaceState(null, '', `/questionnaire?step=${step}`);
  await open();
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.getByText('Question 1 of 5')).toBeTruthy();
});

it('lets someone who has answered continue, or answer again', async () => {
  submittedQuestionnaireDraft.set({
    submissionId: 'b0a5c1de-0000-4000-8000-000000000009',
    answers: { whoFor: 'Me', children: 'Yes', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' },
  });
  const user = await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'You’ve already answered these questions',
  );
  expect(screen.getByRole('link', { name: 'Continue your will' }).getAttribute('href')).toBe('/auth');
  await press(user, 'Answer again');
  expect(screen.getByText('Question 1 of 5')).toBeTruthy();
});
