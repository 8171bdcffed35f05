import type { TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { TrustedList, TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import { nothingTrusted } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aWholeRecord } from '../../../../testing/a-standing.ts';
import { someWaysIn } from '../../../../testing/an-account.ts';
import { type Answers, Refused } from '../../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../../testing/show-in-will-maker.tsx';
import TrustedPage from './trusted-page.tsx';

const ann: TrustedPerson = {
  id: 'b0a5c1de-0000-4000-8000-000000000001' as TrustedPersonId,
  firstName: 'Ann',
  state: 'active',
  mayAsk: false,
  things: nothingTrusted,
  invitedOn: '2026-11-20',
  acceptedOn: '2026-11-21',
  opened: [],
  version: 1,
};

const aList = (...people: TrustedPerson[]): TrustedList => ({
  people,
  release: { waitDays: 21, twoMustAsk: false, awayUntil: null, version: 0 },
});

const open = (list: TrustedList, answers: Answers = {}) =>
  showInWillMaker(<TrustedPage />, aWholeRecord(), {
    'identity.waysIn.get': () => someWaysIn(),
    'willData.trusted.mine': () => list,
    ...answers,
  });

const button = (name: string) => screen.findByRole('button', { name });

it('invites someone, and says that they can read nothing yet', async () => {
  const invite = vi.fn(() => aList({ ...ann, state: 'invited', acceptedOn: null }));
  const user = open(aList(), { 'willData.trusted.invite': invite });
  await user.click(await button('Invite someone'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(within(dialog).getAllByText('Enter their first name')).not.toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /Their first name/ }), ' Ann ');
  await user.type(within(dialog).getByRole('textbox', { name: /Their email address/ }), 'ann@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await screen.findByRole('heading', { name: 'Ann' });
  expect(invite).toHaveBeenCalledExactlyOnceWith({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'ann@example.com',
    firstName: 'Ann',
  });
  await screen.findByText(/Invited, not accepted yet/);
  expect(screen.getAllByText('Nothing')).toHaveLength(2);
});

it('shows what they will see before it is saved, and asks twice for what tells much', async () => {
  const set = vi.fn(() => aList({ ...ann, things: { ...nothingTrusted, whatAndWhere: 'now' }, version: 2 }));
  const user = open(aList(ann), {
    'willData.trusted.set': set,
    'willData.trusted.preview': () => ({
      entries: [{ title: 'Savings account', lines: ['Number: 5678'] }],
      file: null,
    }),
  });
  await user.click(await button('Change what they may read: Ann'));
  const dialog = await screen.findByRole('dialog');
  const will = within(dialog).getByRole('radiogroup', { name: /The words of my will/ });
  expect(within(will).queryByRole('radio', { name: 'Now' })).toBeNull();
  const list = within(dialog).getByRole('radiogroup', { name: /What I have, and where things are/ });
  await user.click(within(list).getByRole('radio', { name: 'Now' }));
  await user.click(within(dialog).getByRole('button', { name: 'Show what they will see' }));
  await user.click(await screen.findByText('What I have, and where things are'));
  await screen.findByText('Savings account');
  await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('Tick this, or go back and choose another time')).not.toEqual([]);
  expect(set).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: /^Yes, Ann may read this now, while I am alive/ }));
  await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(set).toHaveBeenCalledExactlyOnceWith({
    id: ann.id,
    basedOn: 1,
    mayAsk: false,
    things: { ...nothingTrusted, whatAndWhere: 'now' },
    confirmed: ['whatAndWhere'],
  });
});

it('says what was opened, and by whom no more is read', async () => {
  open(
    aList(
      { ...ann, opened: [{ thing: 'whereItIs', times: 2, lastOn: '2026-12-01' }] },
      { ...ann, id: 'b0a5c1de-0000-4000-8000-000000000002' as TrustedPersonId, firstName: 'Ben', state: 'left' },
    ),
  );
  await screen.findByText('That I have a will, and where it is: 2 times, last on 1 December 2026');
  await screen.findByText(/Ben no longer wants this/);
  expect(screen.queryByRole('button', { name: 'Change what they may read: Ben' })).toBeNull();
});

it('removes someone after a question, and has the focus on the list', async () => {
  const remove = vi.fn(() => aList());
  const user = open(aList(ann), { 'willData.trusted.remove': remove });
  await user.click(await button('Remove Ann'));
  await user.click(await button('Remove'));
  await screen.findByText(/^No one yet/);
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: ann.id });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Who you trust'));
});

it('keeps the days within their bounds, and says why they could not be saved', async () => {
  const setRelease = vi.fn(() => {
    throw new Refused('Load the page again.', { code: 'CONFLICT', reason: 'TrustedPersonChanged' });
  });
  const user = open(aList(ann), { 'willData.trusted.setRelease': setRelease });
  const days = await screen.findByRole('textbox', { name: 'Days we wait for your answer' });
  await user.clear(days);
  await user.type(days, '3');
  await user.click(await button('Save these settings'));
  expect(screen.getAllByText('Enter the days as a number, from 7 to 60')).not.toEqual([]);
  expect(setRelease).not.toHaveBeenCalled();
  await user.clear(days);
  await user.type(days, '30');
  await user.click(screen.getByRole('checkbox', { name: 'Two people must ask' }));
  await user.click(await button('Save these settings'));
  await screen.findByText('Load the page again.');
  expect(setRelease).toHaveBeenCalledExactlyOnceWith({
    basedOn: 0,
    waitDays: 30,
    twoMustAsk: true,
    awayUntil: null,
  });
});

it('says that the list could not be loaded, and tries again', async () => {
  let isAway = true;
  const user = open(aList(ann), {
    'willData.trusted.mine': () => {
      if (isAway) throw new Refused('Try again in a minute.', { code: 'INTERNAL_SERVER_ERROR' });
      return aList(ann);
    },
  });
  await screen.findByText('The people you trust couldn’t be loaded');
  isAway = false;
  await user.click(await button('Retry'));
  await screen.findByRole('heading', { name: 'Ann' });
});
