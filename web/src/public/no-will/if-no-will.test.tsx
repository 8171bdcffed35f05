import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../testing/a-family.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import { NoWillCard } from './no-will-card.tsx';

afterEach(clearDrafts);

const taking = (person: string, pence: number, heldUntil: string | null = null) => ({
  person,
  what: 'residue' as const,
  pence,
  fraction: null,
  heldUntil,
  heldUntilYear: null,
  insteadOf: null,
  clause: null,
});

const anAnswer = (...takes: ReturnType<typeof taking>[]): WhatIfAnswer => ({
  will: 'stands',
  takes,
  failed: [],
  asked: [],
  crown: 0,
  executors: { acting: ['ruth'], inReserve: [] },
  guardians: [{ child: 'rosie', caredForBy: null, guardians: ['ruth'], as: 'appointed' }],
  tax: { exemptPence: 0, chargeablePence: 0, duePence: 0 },
  steps: [],
});

const family = (changes: Partial<Family>): Family => ({ asOf: '2026-11-20', estatePence: 0, ...changes });

const rosie = { id: 'rosie', name: 'Rosie Bell', kind: 'birth' as const, born: '2020-09-03' };
const people = {
  children: [aChildNamed('Rosie', { dateOfBirth: '2020-09-03' })],
  contacts: [aContactNamed('Ruth Finch'), aContactNamed('Sam Bell')],
  homeDetails: someHomeDetails(),
};

async function open(record: ReturnType<typeof aTestatorRecord>, stored: Family, will: WhatIfAnswer) {
  const asked: { estatePence: number }[] = [];
  const user = showInWillMaker(<NoWillCard />, record, {
    'willData.whatIf.family': () => stored,
    'willData.whatIf.answer': (input) => {
      asked.push(input as { estatePence: number });
      return will;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Compare with no will' }));
  return { user, asked };
}

const row = async (name: string) => {
  const table = await screen.findByRole('table', { name: /by your will and without it/ });
  const line = within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return [...line.querySelectorAll('td')].map((cell) =>
    cell.textContent?.replace(/^(By your will|Without it|The difference)/, ''),
  );
};

it('asks only what is not stored, and says what each would get by the will and without it', async () => {
  const record = aMarriedRecord(people);
  const stored = family({ spouse: { id: 'spouse', name: 'Daniel Bell', status: 'married' }, children: [rosie] });
  const { user, asked } = await open(
    record,
    stored,
    anAnswer(taking('ruth', 5_000_000), taking('spouse', 45_000_000), taking('rosie', 0)),
  );
  await screen.findByRole('heading', { name: 'How many children do you have?' });
  expect(screen.getByText(/You have told us about Rosie\./)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number of children' }).value).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await row('Daniel')).toEqual(['£450,000', '£411,000', '£39,000 less.']);
  expect(await row('Ruth')).toEqual(['£50,000', 'Nothing', 'Ruth would get nothing.']);
  expect(await row('Rosie')).toEqual(['Nothing', '£89,000, at 18', 'Rosie would get £89,000, at 18.']);
  expect((await row('Dealing with everything')).slice(0, 2)).toEqual([
    'Ruth',
    expect.stringContaining('No one is chosen.'),
  ]);
  expect(screen.getByText(/we use £500,000 as an example/)).toBeTruthy();
  expect(asked.at(-1)?.estatePence).toBe(50_000_000);
});

it('asks about the other parent of somebody who has told us about one', async () => {
  const record = aTestatorRecord({ ...people, children: [], personalDetails: somePersonalDetails() });
  const stored = family({ spouse: null, parents: [{ id: 'ruth', name: 'Ruth Finch' }] });
  const { user } = await open(record, stored, anAnswer(taking('sam', 50_000_000)));
  await screen.findByRole('heading', { name: 'Do you have children?' });
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Is your other parent living?' });
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await row('Ruth')).toEqual(['Nothing', '£500,000', 'Ruth would get £500,000.']);
});

it('says what turns on what is not known, and guesses nothing', async () => {
  const record = aTestatorRecord({
    ...people,
    children: [],
    personalDetails: somePersonalDetails({ maritalStatus: 'partner' }),
  });
  const stored = family({
    spouse: { id: 'spouse', name: 'Ruth Finch', status: 'cohabiting' },
    siblings: [{ id: 'sam', name: 'Sam Bell', blood: 'whole' }],
  });
  const { user } = await open(record, stored, anAnswer(taking('ruth', 49_000_000), taking('sam', 1_000_000)));
  const answer = async (asked: string, label: string) => {
    await screen.findByRole('heading', { name: asked });
    await user.click(screen.getByRole('radio', { name: label }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
  };
  await answer('Do you have children?', 'No');
  await answer('Is your mother living?', 'I don’t know');
  await answer('Is your father living?', 'No');
  expect((await row('Your brothers and sisters'))[1]).toBe(
    'If your mother is living: NothingIf your mother has died: £500,000',
  );
  expect((await row('Ruth'))[2]).toBe('Ruth would get nothing.');
  // One of several, as far as anybody knows.
  expect((await row('Sam'))[1]).toBe('If your mother is living: NothingIf your mother has died: A share of £500,000');
});

it('gives a joint home to its other owner either way, and names whom it does not count', async () => {
  const record = aMarriedRecord({
    ...people,
    contacts: [aContactNamed('Ruth Finch'), { ...aContactNamed('Kit Rowe'), role: 'Cousin' }],
    homeDetails: someHomeDetails({ homeOwnership: 'own-outright', tenancyType: 'joint-tenants' }),
  });
  const stored = family({ spouse: { id: 'spouse', name: 'Daniel Bell', status: 'married' } });
  const home = { ...taking('ruth', 0), what: 'survivorship' as const };
  const { user } = await open(record, stored, { ...anAnswer(taking('spouse', 50_000_000)), takes: [home] });
  expect(document.activeElement?.textContent).toBe('If you had no will');
  screen.getByText(/Leave out the home that goes to its other owner/);
  await screen.findByRole('heading', { name: 'Do you have children?' });
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await row('Ruth')).toEqual(['Your home', 'Your home', 'The same.']);
  screen.getByText(/^Not counted here: Kit\./);
});
