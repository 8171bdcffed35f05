import { noDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepDrafts } from '../../../testing/keep-drafts.ts';
import { openWillMaker } from '../../../testing/open-will-maker.tsx';

const box = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const kept = 'Kept in your account until the rest is filled in.';

it('keeps in the account what is typed before there is enough to save, and sends no more than has changed', async () => {
  const save = vi.fn(keepDrafts());
  const user = openWillMaker('personalDetails', {}, { 'willData.drafts.save': save });
  await user.type(await box('First name'), 'Harriet');
  await user.tab();
  await user.type(await box('Last name'), 'Bell');
  await user.tab();
  await screen.findByText(kept);
  const texts = save.mock.calls.map(([input]) => (input as { texts: object }).texts);
  expect(Object.assign({}, ...texts)).toEqual({ firstName: 'Harriet', lastName: 'Bell' });
  expect(texts.at(-1)).not.toHaveProperty('firstName');
});

it('shows it on another device, and says that it is not all yet', async () => {
  const personalDetails = { firstName: 'Harriet', lastName: 'Bell', knownAs: 'Hattie' };
  openWillMaker('personalDetails', { drafts: { ...noDrafts, personalDetails } });
  expect((await box('First name')).value).toBe('Harriet');
  expect((await box(/^Known as/)).value).toBe('Hattie');
  await screen.findByText(kept);
});

it('saves the record once the last answer is there, with all that was kept', async () => {
  const save = vi.fn((_input: unknown) => ({}));
  const personalDetails = {
    firstName: 'Harriet',
    lastName: 'Bell',
    dateOfBirth: '14/5/1979',
    mobileNumber: '07700 900123',
  };
  const user = openWillMaker(
    'personalDetails&step=about',
    { drafts: { ...noDrafts, personalDetails } },
    { 'willData.personalDetails.save': save },
  );
  await user.type(await box('Occupation'), 'Librarian');
  await user.tab();
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  expect(save.mock.lastCall?.[0]).toMatchObject({
    basedOn: 0,
    changes: { firstName: 'Harriet', lastName: 'Bell', dateOfBirth: '1979-05-14', occupation: 'Librarian' },
  });
});
