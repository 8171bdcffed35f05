import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aHusband } from '../../testing/a-family.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { openUser, press, refuse, told } from '../../testing/open-user.tsx';

const family = (changes: Partial<Family>): Family => ({ asOf: '2026-11-20', estatePence: 50_000_000, ...changes });

const gives = (...takes: (readonly [person: string, pence: number])[]): WhatIfAnswer => ({
  will: 'stands',
  takes: takes.map(([person, pence]) => ({
    person,
    what: 'residue',
    pence,
    fraction: null,
    heldUntil: null,
    heldUntilYear: null,
    insteadOf: null,
    clause: null,
  })),
  failed: [],
  asked: [],
  crown: 0,
  executors: { acting: ['tom'], inReserve: [] },
  guardians: [],
  tax: { exemptPence: 0, chargeablePence: 0, duePence: 0 },
  steps: [],
});

const rosie = { id: 'rosie', name: 'Rosie Bell', kind: 'birth' as const };

const married = told({
  personalDetails: somePersonalDetails({ maritalStatus: 'married' }),
  spouseDetails: aHusband(),
  homeDetails: null,
  children: [aChildNamed('Rosie')],
});

/** Opens the tab as one who may only look, and counts the looks. */
async function open(testatorRecord: typeof married, answer: () => unknown) {
  let looks = 0;
  const person = openUser({
    roles: ['readonly'],
    search: '?tab=without-will',
    testatorRecord,
    answers: {
      'willData.staff.withoutWill': () => {
        looks += 1;
        return answer();
      },
    },
  });
  await screen.findByRole('button', { name: 'Compare with no will' });
  const before = looks;
  await press(person, 'Compare with no will');
  return { person, looks: () => looks, before };
}

const row = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'What each person gets by their will and without it' });
  const line = within(table).getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return [...line.querySelectorAll('td')].map((cell) =>
    cell.textContent?.replace(/^(By their will|Without it|The difference)/, ''),
  );
};

it('looks only when asked, and sets their will beside what happens without it', async () => {
  const stored = family({ spouse: { id: 'spouse', name: 'Daniel Bell', status: 'married' }, children: [rosie] });
  const { before, looks } = await open(married, () => ({
    family: stored,
    byWill: gives(['spouse', 40_000_000], ['tom', 10_000_000]),
  }));
  expect(await row('Daniel')).toEqual(['£400,000', '£411,000', '£11,000 more.']);
  expect(await row('Tom')).toEqual(['£100,000', 'Nothing', 'Tom would get nothing.']);
  expect(await row('Rosie')).toEqual(['Nothing', '£89,000', 'Rosie would get £89,000.']);
  expect([before, looks()]).toEqual([0, 1]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What we don’t know' }));
});

it('says what is not known, asks nothing, and speaks about the person', async () => {
  const stored = family({ spouse: { id: 'spouse', name: 'Daniel Bell', status: 'married' }, children: [rosie] });
  await open(married, () => ({ family: stored, byWill: gives(['spouse', 50_000_000]) }));
  screen.getByText('What they own. We use £500,000 as an example.');
  screen.getByText(/^If they have other children/);
  screen.getByText(/^If Rosie is 18 or over/);
  screen.getByText(/^Who owns their home/);
  const panel = screen.getByRole('tabpanel');
  expect(within(panel).queryByRole('textbox')).toBeNull();
  expect(within(panel).queryByRole('radio')).toBeNull();
  const without = screen.getByText('See what would happen without a will, and why').closest('details') as HTMLElement;
  expect(without.textContent).toContain('Daniel gets their belongings first');
  expect(within(panel).getByRole('figure').textContent).toMatch(/^Harriet/);
  const words = panel.textContent?.replace('The customer can see that you looked.', '');
  expect(words).not.toMatch(/\byour?\b/i);
});

it('shows what would happen either way where it turns on who is living', async () => {
  const record = aTestatorRecord({
    personalDetails: somePersonalDetails(),
    homeDetails: someHomeDetails(),
    contacts: [aContactNamed('Ruth Finch'), aContactNamed('Tom Reed')],
  });
  const stored = family({ spouse: null, children: [], parents: [{ id: 'ruth', name: 'Ruth Finch' }] });
  await open(record, () => ({ family: stored, byWill: gives(['tom', 50_000_000]) }));
  screen.getByText('Without a will, it depends on what we don’t know.');
  screen.getByText('If they have children. This is what happens if they have none.');
  expect(await row('Ruth')).toEqual([
    'Nothing',
    'If their other parent is living: £250,000If their other parent has died: £500,000',
    'If their other parent is living: Ruth would get £250,000.If their other parent has died: Ruth would get £500,000.',
  ]);
  expect((await row('Their other parent'))[1]).toBe(
    'If their other parent is living: £250,000If their other parent has died: Nothing',
  );
});

it('says no more than it must of who is living where nothing is known of any relative', async () => {
  const record = aTestatorRecord({ personalDetails: somePersonalDetails(), contacts: [aContactNamed('Tom Reed')] });
  await open(record, () => ({ family: family({ spouse: null }), byWill: gives(['tom', 50_000_000]) }));
  expect((await row('Their mother'))[1]).toBe(
    'If both their parents are living: £250,000If their mother is living and their father has died: £500,000Otherwise: Nothing',
  );
  expect((await row('Their aunts and uncles'))[1]).toBe(
    'If they have aunts or uncles and no closer relative is living: £500,000Otherwise: Nothing',
  );
  expect((await row('The Crown'))[1]).toBe('If no relative can inherit: £500,000Otherwise: Nothing');
  expect((await row('Tom'))[1]).toBe('Nothing');
  expect(await row('Dealing with everything')).toEqual([
    'Tom',
    'No one is chosen. Whoever inherits would have to ask the court for permission.',
    'Only a will lets them choose.',
  ]);
});

it('cannot say anything before they have told us if they are married', async () => {
  await open(aTestatorRecord(), () => ({ family: family({ spouse: null }), byWill: gives() }));
  await screen.findByText(/Until they do, we can’t say who would inherit/);
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that it could not be loaded, and tries again', async () => {
  let answer: () => unknown = refuse({});
  const stored = family({ spouse: { id: 'spouse', name: 'Daniel Bell', status: 'married' }, children: [rosie] });
  const { person } = await open(married, () => answer());
  await screen.findByText('The comparison couldn’t be loaded');
  answer = () => ({ family: stored, byWill: gives(['spouse', 50_000_000]) });
  await press(person, 'Retry');
  expect((await row('Daniel'))[0]).toBe('£500,000');
});

it('says so where the will is too long to compare', async () => {
  await open(married, refuse({ code: 'PRECONDITION_FAILED', reason: 'WillTooLong' }));
  await screen.findByText('Their will has grown too long to compare.');
});
