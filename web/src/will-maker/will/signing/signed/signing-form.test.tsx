import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { aWholeRecord } from '../../../../testing/a-standing.ts';
import { showInWillMaker } from '../../../../testing/show-in-will-maker.tsx';
import { emptyDraft, type SigningDraft } from './signed-model.ts';
import { SigningForm } from './signing-form.tsx';

const run = vi.fn();

function Shown({ start }: { start: Partial<SigningDraft> }) {
  const [draft, setDraft] = useState({ ...emptyDraft, ...start });
  const submit = { label: 'Record the signing', run, isPending: false, error: null };
  return <SigningForm draft={draft} onChange={setDraft} submit={submit} />;
}

const open = (start: Partial<SigningDraft> = {}) => showInWillMaker(<Shown start={start} />, aWholeRecord());

it('asks for the day and two names, and says where one is missing', async () => {
  const user = open({ signedOn: '2026-11-19' });
  await user.type(await screen.findByLabelText(/^First witness’s full name/), 'Eleanor Finch');
  await user.click(screen.getByRole('button', { name: 'Record the signing' }));
  await screen.findByRole('button', { name: 'Enter the second witness’s name' });
  expect(run).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Second witness’s full name/), 'Amos Reed');
  await user.click(screen.getByRole('button', { name: 'Record the signing' }));
  expect(run).toHaveBeenCalledOnce();
});

it('shows in one line what is known of a witness', async () => {
  const known = { name: 'Eleanor Finch', address: '4 Mill Lane, Durham', occupation: 'Teacher' };
  open({ witnesses: [known, { name: '', address: '', occupation: '' }] });
  await screen.findByText('Address and occupation: 4 Mill Lane, Durham · Teacher');
  screen.getByText('Address and occupation (optional)');
});

it('advises on an older will only where there is one to deal with', async () => {
  const user = open();
  const advice = () => screen.queryByText(/Destroy it once you have looked through the new one/);
  expect(await screen.findByRole('radio', { name: 'I have no older signed will' })).toHaveProperty('checked', true);
  expect(advice()).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'I still have to deal with it' }));
  expect(advice()).not.toBeNull();
  await user.click(screen.getByRole('radio', { name: 'I have destroyed it' }));
  expect(advice()).toBeNull();
});
