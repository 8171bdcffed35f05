import { dayMs } from '@plainwill/contracts/shared/durations';
import { screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { signOut } from '../../shared/api/session.ts';
import { aDeviceWithPasskeys } from '../../testing/a-device-with-passkeys.ts';
import { aTestatorRecord, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { aPreview } from '../../testing/a-will.ts';
import { anAccount, aPasskey, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import WillMakerPage from '../../will-maker/overview/will-maker-page.tsx';
import AuthPage from '../sign-in/auth-page.tsx';
import { noteOffer, preparePasskeyOffer } from './passkey-offer.ts';
import { passkeyOfferAtom } from './passkey-offer-atom.ts';

const title = 'Sign in next time with your face, finger or screen lock';
const isOffered = () => getDefaultStore().get(passkeyOfferAtom);

const answers = (changes: Answers = {}) => {
  const read = vi.fn(() => someWaysIn());
  answerCalls({ 'identity.waysIn.get': read, ...changes });
  return read;
};

beforeEach(() => {
  window.history.replaceState(null, '', '/auth');
  // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
  document.cookie = 'plainwill_passkey_offered=; Max-Age=0; Path=/';
});

it('is prepared for who has no passkey, on a device that can make one', async () => {
  aDeviceWithPasskeys();
  answers();
  await preparePasskeyOffer();
  expect(isOffered()).toBe(true);
});

it.each([
  ['who has one', { 'identity.waysIn.get': () => someWaysIn({ passkeys: [aPasskey()] }) }],
  [
    'whose ways in cannot be read',
    {
      'identity.waysIn.get': () => {
        throw new Refused('Down', { code: 'BAD_REQUEST' });
      },
    },
  ],
])('is not made to %s', async (_who, changes) => {
  aDeviceWithPasskeys();
  answers(changes);
  await preparePasskeyOffer();
  expect(isOffered()).toBe(false);
});

it.each([
  ['knows no passkeys', () => undefined],
  ['has no screen lock', () => aDeviceWithPasskeys({ hasScreenLock: false })],
])('is not made on a device that %s, and nothing is asked', async (_what, prepare) => {
  prepare();
  const read = answers();
  await preparePasskeyOffer();
  expect(isOffered()).toBe(false);
  expect(read).not.toHaveBeenCalled();
});

it('is made again after 30 days, also to who signed out in between', async () => {
  const shownAt = Date.now();
  const clock = vi.spyOn(Date, 'now');
  aDeviceWithPasskeys();
  answers({ '/auth/sign-out': () => localStorage.clear() });
  noteOffer();
  await signOut();
  clock.mockReturnValue(shownAt + 30 * dayMs - 60_000);
  await preparePasskeyOffer();
  expect(isOffered()).toBe(false);
  clock.mockReturnValue(shownAt + 30 * dayMs + 60_000);
  await preparePasskeyOffer();
  expect(isOffered()).toBe(true);
});

/** Signs in with a password, to the Will Maker. */
async function arrive() {
  aDeviceWithPasskeys();
  let isSignedIn = false;
  answers({
    'identity.accounts.me': () => (isSignedIn ? anAccount() : null),
    '/auth/sign-in': () => {
      isSignedIn = true;
    },
    'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: somePersonalDetails() }),
    'willData.willDocument.preview': () => aPreview(),
  });
  const user = show(
    <>
      <Route path="/auth" component={AuthPage} />
      <Route path="/will-maker" component={WillMakerPage} />
    </>,
  );
  await user.type(screen.getByLabelText('Email'), 'harriet@example.com');
  await user.type(screen.getByLabelText('Password'), 'Quarry-street-7');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('complementary', { name: title });
  return user;
}

it('is made on the page that a password sign-in leads to, and says what a passkey is', async () => {
  const user = await arrive();
  screen.getByText(/^A passkey does this\. Your device keeps it for you/);
  expect(screen.getByRole('link', { name: 'Add a passkey' }).getAttribute('href')).toBe('/account#passkeys');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(title)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await preparePasskeyOffer();
  expect(isOffered()).toBe(false);
});

it('is not in the way of a task, and is there no more once it is followed', async () => {
  const user = await arrive();
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Where do you live?' });
  expect(screen.queryByText(title)).toBeNull();
  window.history.pushState(null, '', '/will-maker');
  await user.click(await screen.findByRole('link', { name: 'Add a passkey' }));
  await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/account#passkeys'));
  window.history.pushState(null, '', '/will-maker');
  await screen.findByRole('link', { name: 'Continue' });
  expect(screen.queryByText(title)).toBeNull();
});
