// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import WillMakerPage from './will-maker-page.tsx';

const account = { id: 'b0a5c1de-0000-4000-8000-000000000001', email: 'harriet@example.com', roles: [] };
const details = {
  title: 'ms',
  firstName: 'Harriet',
  knownAs: null,
  middleNames: 'Joan',
  lastName: 'Bell',
  dateOfBirth: '1979-05-14',
  gender: 'female',
  maritalStatus: 'single',
  email: 'harriet@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '7700900123',
  occupation: 'Librarian',
  employer: null,
  version: 1,
  savedAt: '2026-11-20T14:32:00.000Z',
};

function open(answers: Answers = {}, path = '/will-maker') {
  window.history.replaceState(null, '', path);
  answerCalls({
    'identity.accounts.me': () => account,
    'willData.personalDetails.get': () => details,
    'willData.executors.list': () => [],
    'willData.contacts.list': () => [],
    'willData.funeralWishes.get': () => null,
    'willData.residue.list': () => [],
    ...answers,
  });
  return show(<Route path="/will-maker" component={WillMakerPage} />);
}

const textbox = async (name: string | RegExp) => (await screen.findByRole('textbox', { name })) as HTMLInputElement;

it('sends away a visitor who is not signed in', async () => {
  open({ 'identity.accounts.me': () => null });
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
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

it('says what a closed tab waits for, and leads there', async () => {
  const user = open({}, '/will-maker?tab=will');
  await screen.findByText('Your Will is not open yet');
  await user.click(screen.getByRole('link', { name: 'Will Executors' }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Will Executors'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Your Wishes');
});

it('names the person before an executor is removed', async () => {
  const executor = {
    id: 'e1',
    contactId: 'c1',
    firstName: 'Anna',
    lastName: 'Reed',
    relationship: 'friend',
    role: 'primary',
    position: 0,
  };
  let executors = [executor];
  const user = open(
    {
      'willData.executors.list': () => executors,
      'willData.executors.remove': () => {
        executors = [];
      },
    },
    '/will-maker?tab=wishes',
  );
  await user.click(await screen.findByRole('button', { name: /^Remove ?Anna Reed$/ }));
  const dialog = screen.getByRole('alertdialog', { name: 'Remove Anna Reed as executor?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove executor' }));
  await screen.findByText('Executor removed successfully');
  expect(screen.getByText(/^No executors yet/)).toBeTruthy();
});

it('keeps what was typed when the session has ended, and says so where it leads', async () => {
  const user = open({
    'willData.personalDetails.save': () => {
      throw new Refused('Sign in', { code: 'UNAUTHORIZED', httpStatus: 401 });
    },
  });
  await user.type(await textbox(/^Known as/), 'Hattie');
  await user.tab();
  await waitFor(() => expect(window.location.href).toContain('/auth?ended'));
  expect(JSON.stringify(localStorage)).toContain('Hattie');
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
  expect(JSON.stringify(localStorage)).toContain('Hattie');

  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Hattie'));
  expect(window.location.pathname).toBe('/');
});
