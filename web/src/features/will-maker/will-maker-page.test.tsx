import { screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { signIn } from '../../api/session.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { submittedQuestionnaireAtom } from '../questionnaire/submitted-questionnaire.ts';
import WillMakerPage from './will-maker-page.tsx';

const account = { ...anAccount(), name: null };
const details = somePersonalDetails();
const someAnswers = {
  whoFor: 'Me',
  children: 'No',
  homeOwned: 'No',
  locationEnglandWales: 'Yes',
  business: 'No',
} as const;

function open(answers: Answers = {}, path = '/will-maker?section=personalDetails') {
  window.history.replaceState(null, '', path);
  answerCalls({
    'identity.accounts.me': () => account,
    'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: details }),
    ...answers,
  });
  return show(<Route path="/will-maker" component={WillMakerPage} />);
}

const textbox = async (name: string | RegExp) => (await screen.findByRole('textbox', { name })) as HTMLInputElement;
const trigger = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(`^${name}`) })).getByRole('button');

it('sends away a visitor who is not signed in', async () => {
  open({ 'identity.accounts.me': () => null });
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
});

it('says that it is loading, and when nothing could be read, offers to try again', async () => {
  let isBroken = true;
  const user = open({
    'willData.testatorRecord.get': () => {
      if (isBroken) throw new Refused('We cannot read your answers just now.');
      return aTestatorRecord();
    },
  });
  expect(screen.getByText('Loading...')).toBeTruthy();
  await screen.findByText('Failed to load your saved data');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('tab', { name: /^Your ?Details/ });
});

it('reads the answers again where a questionnaire was claimed before they had come', async () => {
  getDefaultStore().set(submittedQuestionnaireAtom, { submissionId: crypto.randomUUID(), answers: someAnswers });
  const isClaimed = Promise.withResolvers<void>();
  let isFirstRead = true;
  open({
    'willData.questionnaire.claim': () => {
      isClaimed.resolve();
      return { questionnaire: { submissionId: crypto.randomUUID(), answers: someAnswers }, homeDetails: null };
    },
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    // The first read is still on its way when the claim is answered, and is given up then.
    if (address.includes('testatorRecord.get') && isFirstRead) {
      isFirstRead = false;
      await isClaimed.promise;
      await new Promise((resolve) => init?.signal?.addEventListener('abort', resolve));
    }
    return answer(address, init);
  });
  await screen.findByRole('tab', { name: /^Your ?Details/ });
});

it('shows what is stored, and saves a changed answer when its field is left', async () => {
  const save = vi.fn((_input: unknown) => ({ ...details, occupation: 'Head librarian', version: 2 }));
  const user = open({ 'willData.personalDetails.save': save });
  const occupation = await textbox('Occupation');
  expect(occupation.value).toBe('Librarian');
  expect(screen.getByText(/years old/)).toBeTruthy();
  await user.clear(occupation);
  await user.type(occupation, 'Head librarian');
  await user.tab();
  await screen.findByText(/^All changes saved at/);
  expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { occupation: 'Head librarian' } });
});

it('shows what the service says is wrong beside the field', async () => {
  const user = open({
    'willData.personalDetails.save': () => {
      throw new Refused('No', { fields: { 'changes.mobileNumber': 'Enter a mobile number, like 07700 900123' } });
    },
  });
  const mobile = await textbox('Mobile number');
  await user.clear(mobile);
  await user.type(mobile, 'none');
  await user.tab();
  await screen.findByText('Enter a mobile number, like 07700 900123');
  expect(mobile.value).toBe('none');
});

it('tells of personal details that could not be written, and of nothing while none was tried', async () => {
  const user = open({
    'willData.testatorRecord.get': () => aTestatorRecord(),
    'willData.personalDetails.save': () => {
      throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    },
  });
  const answers = {
    'First name': 'Harriet',
    'Last name': 'Bell',
    'Date of birth': '14/5/1979',
    Email: 'harriet@example.com',
    'Mobile number': '07700 900123',
  };
  for (const [label, answer] of Object.entries(answers)) await user.type(await textbox(label), answer);
  await user.tab();
  await screen.findByText('Kept on this device. To save it, add your occupation.');
  expect(screen.queryByText('Save Error')).toBeNull();
  await user.type(await textbox('Occupation'), 'Librarian');
  await user.tab();
  const notice = (await screen.findByText('Failed to save personal details')).closest('[role=alertdialog]');
  expect(within(notice as HTMLElement).getByText('Save Error')).toBeTruthy();
});

it('says what a closed tab waits for, and leads there', async () => {
  const user = open({}, '/will-maker?tab=wishes');
  await screen.findByText('Your Wishes is not open yet');
  await user.click(screen.getByRole('link', { name: 'Home Details' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Home Details'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Your Details');
});

it('leads from the end of a tab to what still needs something, and then on to the next tab', async () => {
  const user = open({}, '/will-maker');
  const next = async () => within(await screen.findByRole('navigation', { name: 'What comes next' }));
  (await next()).getByText('One section still needs something.');
  await user.click((await next()).getByRole('link', { name: 'Go to Home Details' }));
  expect(document.activeElement).toBe(trigger('Home Details'));
});

it('leads from details that are complete to the wishes, whose tab has the focus', async () => {
  const homeDetails = someHomeDetails();
  const user = open(
    { 'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: details, homeDetails }) },
    '/will-maker',
  );
  await user.click(await screen.findByRole('link', { name: 'Go on to Your Wishes' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true })));
  expect(document.activeElement?.textContent).toContain('Your Wishes');
});

it('opens a section from the checklist, gives it the focus, and names it in the address', async () => {
  const user = open({}, '/will-maker');
  const list = await screen.findByRole('navigation', { name: 'Your progress' });
  await user.click(within(list).getByRole('button', { name: /Home Details/ }));
  expect(document.activeElement).toBe(trigger('Home Details'));
  expect(trigger('Home Details').getAttribute('aria-expanded')).toBe('true');
  expect(window.location.search).toBe('?section=homeDetails');
});

it('goes back to the section before', async () => {
  const user = open({}, '/will-maker?section=personalDetails');
  await textbox('First name');
  await user.click(trigger('Personal Information'));
  await user.click(trigger('Home Details'));
  await user.click(trigger('Spouse/Partner Details'));
  expect(window.location.search).toBe('?section=spouseDetails');
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?section=homeDetails'));
  expect(trigger('Home Details').getAttribute('aria-expanded')).toBe('true');
  expect(trigger('Personal Information').getAttribute('aria-expanded')).toBe('false');
});

it('moves between tabs with the arrow keys', async () => {
  const user = open({}, '/will-maker');
  await user.click(await screen.findByRole('tab', { name: /^Your ?Details/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toBe(document.activeElement);
  expect(document.activeElement?.textContent).toContain('Your Wishes');
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toContain('Your Will');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Your Details');
});

it('keeps what was typed when the session has ended, shows it to the same person again, and to nobody else', async () => {
  let me: object | null = account;
  let isSignedIn = true;
  const save = vi.fn((_input: unknown) => {
    if (!isSignedIn) throw new Refused('Sign in', { code: 'UNAUTHORIZED', httpStatus: 401 });
    return { ...details, knownAs: 'Hattie', version: 2 };
  });
  const answers = { 'identity.accounts.me': () => me, 'willData.personalDetails.save': save };
  const user = open(answers);
  const knownAs = await textbox(/^Known as/);
  isSignedIn = false;
  await user.type(knownAs, 'Hattie');
  await user.tab();
  await waitFor(() => expect(window.location.href).toContain('/auth?ended'));

  isSignedIn = true;
  me = { ...account, id: 'b0a5c1de-0000-4000-8000-000000000002' };
  answerCalls({
    ...answers,
    '/auth/sign-in': () => null,
    'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: me === account ? details : null }),
  });
  await signIn('ann@example.com', 'whatever it is');
  window.history.pushState(null, '', '/will-maker?section=personalDetails');
  expect((await textbox(/^Known as/)).value).toBe('');

  window.history.pushState(null, '', '/auth');
  me = account;
  await signIn('harriet@example.com', 'whatever it is');
  window.history.pushState(null, '', '/will-maker?section=personalDetails');
  const again = await textbox(/^Known as/);
  await waitFor(() => expect(again.value).toBe('Hattie'));
  await screen.findByText(/^All changes saved at/);
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changes: { knownAs: 'Hattie' } }));
});

it('leaves nothing of what was typed on the device after signing out', async () => {
  const user = open({
    'willData.personalDetails.save': () => {
      throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    },
  });
  await user.type(await textbox(/^Known as/), 'Hattie');
  await user.tab();
  await screen.findByText(/^Not saved yet/);
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('knownAs'));
  expect(JSON.stringify(localStorage)).not.toContain('Hattie');

  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('knownAs'));
  expect(window.location.pathname).toBe('/');
});

it('moves a country’s code out of a number that was pasted with it, and says so', async () => {
  const save = vi.fn((_input: unknown) => ({
    ...details,
    mobileCountryCode: '+33',
    mobileNumber: '612345678',
    version: 2,
  }));
  const user = open({ 'willData.personalDetails.save': save });
  const mobile = await textbox('Mobile number');
  await user.clear(mobile);
  await user.click(mobile);
  await user.paste('+33 6 12 34 56 78');
  await user.tab();
  await screen.findByText('We have set the country code to +33.');
  expect(mobile.value).toBe('6 12 34 56 78');
  await screen.findByText(/^All changes saved at/);
  const changes = { mobileCountryCode: '+33', mobileNumber: '6 12 34 56 78' };
  expect(save).toHaveBeenLastCalledWith({ basedOn: 1, changes });
});
