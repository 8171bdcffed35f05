import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { OwnRelease, TrustedRelease } from '@plainwill/contracts/will-data/release/release';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../shared/api/trpc.ts';
import { anAccount, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { LeftForYou } from './left-for-you.tsx';
import ReleaseBanner from './release-banner.tsx';
import StillHerePage from './still-here-page.tsx';

const id = 'c0a5c1de-0000-4000-8000-000000000001' as TrustedPersonId;

const mine = (changes: Partial<OwnRelease> = {}): OwnRelease => ({
  stage: 'waiting',
  askedOn: '2026-11-20',
  askedBy: ['Robin'],
  stalledBy: null,
  daysLeft: 20,
  ...changes,
});

const other = (changes: Partial<TrustedRelease> = {}): TrustedRelease => ({
  id,
  owner: 'Eleanor Hart',
  stage: 'none',
  hasAsked: false,
  mayAsk: true,
  twoMustAsk: false,
  waitDays: 21,
  daysCounted: 0,
  mayAskFrom: null,
  things: [],
  readableUntil: null,
  ...changes,
});

function answer(answers: Answers) {
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.waysIn.get': () => someWaysIn({}),
    ...answers,
  });
}

const withStatus = (status: { mine?: OwnRelease | null; others?: TrustedRelease[] }, answers: Answers = {}) =>
  answer({ 'willData.release.status': () => ({ mine: null, others: [], ...status }), ...answers });

describe('the banner', () => {
  it('says who asks, and leads to the answer', async () => {
    withStatus({ mine: mine({ askedBy: ['Robin', 'Nia'] }) });
    show(<ReleaseBanner />);
    const banner = await screen.findByRole('region', { name: 'A request about your account' });
    within(banner).getByText(/^Robin and Nia asked us to open/);
    expect(within(banner).getByRole('link', { name: 'I am here' }).getAttribute('href')).toBe('/account/here');
  });
});

describe('the answer of the owner', () => {
  it('ends the request, and leads to those they trust', async () => {
    const here = vi.fn(() => ({ askedBy: [{ id, firstName: 'Robin' }] }));
    withStatus({ mine: mine({ stage: 'stalled', stalledBy: 'seen' }) }, { 'willData.release.here': here });
    const user = show(<StillHerePage />);
    await screen.findByText(/the days have stopped counting/);
    await user.click(screen.getByRole('button', { name: 'I am here' }));
    await screen.findByText('Thank you. Nothing was opened');
    expect(here).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Your trusted people' })).toBeDefined();
  });

  it('says so where there is nothing to answer', async () => {
    withStatus({});
    show(<StillHerePage />);
    await screen.findByText(/^No one is asking about your account/);
  });

  it('says whom to call once it is opened', async () => {
    withStatus({ mine: mine({ stage: 'released' }) });
    show(<StillHerePage />);
    await screen.findByText('What this account holds has been opened');
    expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull();
  });

  it('says why it could not be sent', async () => {
    const here = () => {
      throw new Refused('Not now.', { code: 'SERVICE_UNAVAILABLE' });
    };
    withStatus({ mine: mine() }, { 'willData.release.here': here });
    const user = show(<StillHerePage />);
    await user.click(await screen.findByRole('button', { name: 'I am here' }));
    await screen.findByText('Not now.');
  });
});

describe('what others have left', () => {
  it('is asked for only once it is ticked that they have died', async () => {
    const ask = vi.fn(() => ({ mine: null, others: [other({ stage: 'waiting', hasAsked: true })] }));
    withStatus({ others: [other()] }, { 'willData.release.ask': ask });
    const user = show(<LeftForYou />);
    await user.click(await screen.findByRole('button', { name: 'Ask to open it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask to open what they left?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ask to open it' }));
    await within(dialog).findAllByText('Tick that you believe Eleanor Hart has died');
    expect(ask).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('checkbox', { name: 'I believe that Eleanor Hart has died' }));
    await user.click(within(dialog).getByRole('button', { name: 'Ask to open it' }));
    await screen.findByText(/^The request is open/);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ id, believesDead: true });
  });

  it.each<[string, Partial<TrustedRelease>, RegExp, string | null]>([
    ['nothing is asked', {}, /^When Eleanor Hart has died/, 'Ask to open it'],
    ['someone else has asked', { stage: 'asked' }, /It is opened only if you ask as well/, 'Ask as well'],
    ['a second must ask', { stage: 'asked', hasAsked: true }, /must ask too, within 21 days/, null],
    ['days count', { stage: 'waiting', daysCounted: 3 }, /3 of 21 days have passed/, null],
    ['it is on hold', { stage: 'stalled' }, /The request is on hold/, null],
    ['it was declined', { stage: 'declined', mayAskFrom: '2027-01-05' }, /ask again from 5 January 2027/, null],
    ['it was declined for good', { stage: 'declined', mayAskFrom: 'never' }, /You can’t ask again/, null],
  ])('says where it stands while %s', async (_, changes, text, action) => {
    withStatus({ others: [other(changes)] });
    show(<LeftForYou />);
    await screen.findByText(text);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(action ? [action] : []);
  });

  it('is read with the caveat once it is released', async () => {
    const released = other({ stage: 'released', things: ['funeralWishes'], readableUntil: '2027-12-01' });
    const read = () => ({ entries: [{ title: 'Wish', lines: ['Burial'] }], file: null });
    withStatus({ others: [released] }, { 'willData.release.read': read });
    const user = show(<LeftForYou />);
    await screen.findByText('This may not be the last will. Do nothing with the estate before a grant.');
    await user.click(screen.getByRole('button', { name: 'Open: Funeral wishes' }));
    await screen.findByText('Burial');
  });

  it('says that it could not be loaded', async () => {
    answer({
      'willData.release.status': () => {
        throw new Refused('Away.', { code: 'SERVICE_UNAVAILABLE' });
      },
    });
    show(<LeftForYou />);
    await screen.findByText('What was left for you couldn’t be loaded');
  });
});

// The last, for whoever is signed in is remembered for a minute.
it('asks nothing in the banner for a visitor', async () => {
  const status = vi.fn(() => ({ mine: null, others: [] }));
  answer({ 'identity.accounts.me': () => null, 'willData.release.status': status });
  show(<ReleaseBanner />);
  await vi.waitFor(() => expect(api.identity.accounts.me.getData()).toBeNull());
  expect(status).not.toHaveBeenCalled();
});
