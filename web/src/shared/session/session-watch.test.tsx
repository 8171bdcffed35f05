import { minuteMs } from '@plainwill/contracts/shared/durations';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { signedInAs } from '../api/session.ts';
import { noteSessionTime } from '../api/session-time.ts';
import { api } from '../api/trpc.ts';
import SessionWatch from './session-watch.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  api.identity.accounts.me.setData(undefined, null);
  vi.useRealTimers();
});

/** The server says that so much is left. */
const leave = (header: string) =>
  noteSessionTime(new Response(null, { headers: { 'session-seconds-left': header } }), Date.now());
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const warning = () => screen.queryByRole('alertdialog', { name: 'You are about to be signed out' });

/** Somebody signed in, who types. */
function work(header: string, me: () => object | null = () => anAccount()) {
  const asked = vi.fn(me);
  answerCalls({ 'identity.accounts.me': asked, '/auth/sign-out': () => null });
  api.identity.accounts.me.setData(undefined, anAccount() as never);
  leave(header);
  const user = show(
    <>
      <input aria-label="Name" defaultValue="Half a na" />
      <SessionWatch />
    </>,
  );
  return { user, asked };
}

it('says five minutes before that the sign-in ends, counts down, and stays when asked to', async () => {
  const { user, asked } = work('1800');
  pass(24 * minuteMs);
  expect(warning()).toBeNull();
  pass(minuteMs + 5000);
  expect(warning()?.textContent).toContain('sign you out in 5 minutes');
  expect(document.activeElement?.textContent).toBe('Stay signed in');
  pass(3 * minuteMs);
  expect(warning()?.textContent).toContain('in 2 minutes');
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  act(() => leave('1800'));
  expect(warning()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Half a na');
});

it('takes Escape for a wish to stay', async () => {
  const { user, asked } = work('120');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

it('says so when the sign-in could not be prolonged, and goes on warning', async () => {
  const { user } = work('120', () => {
    throw new Refused('This part is not answering.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
  });
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await screen.findByText('This part is not answering.');
  expect(warning()).not.toBeNull();
});

it('signs out when asked to', async () => {
  const { user } = work('120');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(signedInAs()).toBeNull());
  expect(warning()).toBeNull();
});

it('promises no more time where there is none, and warns once', async () => {
  const { user, asked } = work('120;final');
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Carry on until then' }));
  expect(warning()).toBeNull();
  pass(minuteMs);
  expect(warning()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('finds out that the sign-in is over, and not a moment too soon', async () => {
  const { asked } = work('120', () => null);
  pass(2 * minuteMs);
  expect(asked).not.toHaveBeenCalled();
  pass(5000);
  await waitFor(() => expect(signedInAs()).toBeNull());
  expect(warning()).toBeNull();
});
