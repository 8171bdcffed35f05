import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aContactNamed, aHusband } from '../../../testing/a-family.ts';
import { someHomeDetails, somePersonalDetails, someSpouseDetails } from '../../../testing/a-testator-record.ts';
import { Refused } from '../../../testing/answer-calls.ts';
import { keepDrafts } from '../../../testing/keep-drafts.ts';
import { openWillMaker } from '../../../testing/open-will-maker.tsx';

const married = somePersonalDetails({ maritalStatus: 'married' });
const owned = someHomeDetails({ homeOwnership: 'own-outright', tenancyType: 'joint-tenants' });

describe('the home', () => {
  it('is told to be saved once, when it becomes complete', async () => {
    let stored = someHomeDetails({ homeOwnership: null });
    const save = vi.fn((input: unknown) => {
      const { changes } = input as { changes: object };
      stored = { ...stored, ...changes, version: stored.version + 1 };
      return stored;
    });
    const user = openWillMaker('homeDetails', { homeDetails: stored }, { 'willData.homeDetails.save': save });
    await user.click(await screen.findByRole('textbox', { name: /^County/ }));
    await user.paste('Durham');
    await user.tab();
    await screen.findByText(/^All changes saved at/);
    expect(screen.queryByText('Home details saved successfully')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await user.click(await screen.findByRole('radio', { name: 'I rent it' }));
    await screen.findByText('Home details saved successfully');
    await screen.findByText('Saved');
    expect(save.mock.calls.map(([input]) => input)).toEqual([
      { basedOn: 1, changes: { county: 'Durham', address: '7 Quarry Street, Durham, Durham, DH1 3XX' } },
      { basedOn: 2, changes: { homeOwnership: 'rent' } },
    ]);
  });

  it('is told not to be saved, with the reason', async () => {
    const refuse = () => {
      throw new Refused('No room today.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    };
    const user = openWillMaker(
      'homeDetails&step=ownership',
      { homeDetails: someHomeDetails() },
      { 'willData.homeDetails.save': refuse },
    );
    await user.click(await screen.findByRole('radio', { name: 'Other' }));
    await screen.findByText('Failed to save home details: No room today.');
    await screen.findByText('Save Error');
    expect((screen.getByRole('radio', { name: 'Other' }) as HTMLInputElement).checked).toBe(true);
  });

  it.each([
    ['own-outright', true],
    ['own-mortgage', true],
    ['rent', false],
    ['other', false],
  ] as const)('that is %s is asked how it is held: %s', async (homeOwnership, isAsked) => {
    openWillMaker('homeDetails&step=ownership', { homeDetails: someHomeDetails({ homeOwnership }) });
    await screen.findByRole('radiogroup', { name: 'Do you own your home?' });
    expect(screen.queryByRole('radiogroup', { name: 'How do you own it?' }) !== null).toBe(isAsked);
  });

  it.each([
    ['sole-owner', false, 'The home is yours alone'],
    ['joint-tenants', true, 'You own the whole home together'],
    ['tenants-in-common', true, 'Each of you owns a share'],
  ] as const)('of %s has a co-owner: %s, with a note', async (tenancyType, hasCoOwner, note) => {
    openWillMaker('homeDetails&step=ownership', {
      personalDetails: married,
      spouseDetails: someSpouseDetails(),
      homeDetails: { ...owned, tenancyType },
    });
    await screen.findByText(new RegExp(`^${note}`));
    expect(screen.queryByRole('button', { name: /Who do you own it with/ }) !== null).toBe(hasCoOwner);
  });

  it('is owned with the spouse or a contact, chosen by name', async () => {
    const spouseDetails = someSpouseDetails();
    const save = vi.fn((_input: unknown) => ({ ...owned, coOwnerId: spouseDetails.id, version: 2 }));
    const user = openWillMaker(
      'homeDetails&step=ownership',
      { personalDetails: married, spouseDetails, homeDetails: owned },
      { 'willData.homeDetails.save': save },
    );
    await user.click(await screen.findByRole('button', { name: /Who do you own it with/ }));
    await user.click(await screen.findByRole('option', { name: 'Sam Vale' }));
    await screen.findByRole('button', { name: 'Sam Vale Who do you own it with?' });
    expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { coOwnerId: spouseDetails.id } });
  });

  it('lets the other owner be added where nobody else is named', async () => {
    const save = vi.fn((_input: unknown) => ({ ...owned, coOwnerId: 'ann', version: 2 }));
    const add = vi.fn((_input: unknown) => aContactNamed('Ann Reed'));
    const user = openWillMaker(
      'homeDetails&step=ownership',
      { homeDetails: owned },
      { 'willData.homeDetails.save': save, 'willData.contacts.add': add },
    );
    await user.click(await screen.findByRole('button', { name: 'Add someone new as the other owner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Other owner' }));
    await user.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ann');
    await user.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Reed');
    await user.click(dialog.getByRole('button', { name: /Relationship to you/ }));
    await user.click(await screen.findByRole('option', { name: 'Friend' }));
    await user.click(dialog.getByRole('button', { name: 'Add contact' }));
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { coOwnerId: 'ann' } }));
  });

  it('is owned with the spouse who is named there and then, not in another section', async () => {
    const saveHome = vi.fn((_input: unknown) => ({ ...owned, coOwnerId: 'spouse', version: 2 }));
    const saveSpouse = vi.fn((_input: unknown) => aHusband());
    const user = openWillMaker(
      'homeDetails&step=ownership',
      { personalDetails: married, homeDetails: owned },
      {
        'willData.homeDetails.save': saveHome,
        'willData.spouseDetails.save': saveSpouse,
        'willData.drafts.save': keepDrafts(),
      },
    );
    await user.click(await screen.findByRole('button', { name: /Who do you own it with/ }));
    await user.click(await screen.findByRole('option', { name: 'Your spouse or partner' }));
    await user.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Daniel Bell');
    await user.click(screen.getByRole('radio', { name: 'Husband' }));
    await user.click(screen.getByRole('radio', { name: 'Male' }));
    await screen.findByRole('button', { name: 'Daniel Bell Who do you own it with?' });
    expect(saveSpouse).toHaveBeenCalledExactlyOnceWith({
      basedOn: 0,
      changes: { fullName: 'Daniel Bell', relationship: 'husband', gender: 'male' },
    });
    expect(saveHome).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { coOwnerId: 'spouse' } });
  });

  it('does not go on without the other owner, and leads to where they are named', async () => {
    const user = openWillMaker('homeDetails&step=ownership', { homeDetails: owned });
    await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
    const missing = within(await screen.findByRole('alert'));
    await user.click(missing.getByRole('button', { name: 'Who do you own it with?' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add someone new as the other owner' }));
  });
});

const questionnaire: NonNullable<TestatorRecord['questionnaire']> = {
  submissionId: 'b0a5c1de-0000-4000-8000-000000000002' as never,
  answers: { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'Yes' },
};

function openHome(testatorRecord: Partial<TestatorRecord> = {}) {
  let stored = testatorRecord.homeDetails ?? someHomeDetails();
  const save = vi.fn((input: unknown) => {
    const { changes } = input as { changes: object };
    stored = { ...stored, ...changes, version: stored.version + 1 };
    return stored;
  });
  const user = openWillMaker(
    'homeDetails&step=ties',
    { homeDetails: stored, ...testatorRecord },
    { 'willData.homeDetails.save': save },
  );
  return { user, save };
}

const question = (name: RegExp) => screen.findByRole('radiogroup', { name });
const answer = async (name: RegExp, label: string) =>
  within(await question(name)).getByRole('radio', { name: label }) as HTMLInputElement;

it('shows the sentence on the permanent home to be confirmed, and saves the answer', async () => {
  const { user, save } = openHome();
  await screen.findByText(/your will says: “My permanent home, and my domicile, is in England and Wales.”/);
  await user.click(await answer(/permanent home/, 'Yes'));
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { isDomiciledHere: true } }));
  await user.click(await answer(/permanent home/, 'No'));
  await screen.findByText(/^Then your will does not say so/);
});

it('asks what the will covers only where something is owned elsewhere', async () => {
  const { user } = openHome();
  await question(/outside England and Wales/);
  expect(screen.queryByRole('radiogroup', { name: /this will cover/ })).toBeNull();
  await user.click(await answer(/outside England and Wales/, 'Yes'));
  await question(/this will cover/);
});

it('does not ask again for a business that the questionnaire was told of, and takes another answer', async () => {
  const { user, save } = openHome({ questionnaire });
  expect((await answer(/business/, 'Yes')).checked).toBe(true);
  await screen.findByText(/^From your questionnaire/);
  await user.click(await answer(/business/, 'No'));
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { hasBusiness: false } }));
  expect((await answer(/business/, 'No')).checked).toBe(true);
});
