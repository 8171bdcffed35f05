import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { anExecutor } from '../../../testing/a-family.ts';
import { aTestatorRecord, somePersonalDetails, someSpouseDetails } from '../../../testing/a-testator-record.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { openWillMaker } from '../../../testing/open-will-maker.tsx';

afterEach(clearDrafts);

const sam = someSpouseDetails();

const open = (maritalStatus: MaritalStatus | null, record: Partial<TestatorRecord> = {}, answers: Answers = {}) =>
  openWillMaker('spouseDetails', { personalDetails: somePersonalDetails({ maritalStatus }), ...record }, answers);

const fullName = () => screen.findByRole('textbox', { name: 'Full name' });

describe('the spouse or partner', () => {
  it('cannot be asked about before the marital status is known', async () => {
    open(null);
    await screen.findByText(/^Cannot start yet\./);
  });

  it.each(['single', 'divorced', 'widowed'] as const)('is not asked about of one who is %s', async (status) => {
    open(status);
    await screen.findByText(/^Nothing is needed here/);
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
  });

  it('is asked about at once of one who is married', async () => {
    open('married');
    await fullName();
    expect(screen.queryByRole('radiogroup', { name: /Include your partner/ })).toBeNull();
  });

  it('is asked about of one in a partnership who wants the partner in the will, and that is kept', async () => {
    const save = vi.fn((_input: unknown) => ({ ...aTestatorRecord().settings, includePartner: true }));
    const user = open('partner', {}, { 'willData.settings.save': save });
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await fullName();
    expect(save).toHaveBeenCalledExactlyOnceWith({ includePartner: true });
    expect(localStorage.getItem('plainwill.draft.include-partner')).toContain('"include":true');
  });

  it('is not asked about of one who leaves the partner out', async () => {
    open('partner', { settings: { ...aTestatorRecord().settings, includePartner: false } });
    const no = (await screen.findByRole('radio', { name: 'No' })) as HTMLInputElement;
    expect(no.checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
  });

  it('is saved once name, relationship and gender are there, and is then in the will', async () => {
    const save = vi.fn((_input: unknown) => sam);
    const user = open(
      'partner',
      { settings: { ...aTestatorRecord().settings, includePartner: null } },
      {
        'willData.spouseDetails.save': save,
        'willData.settings.save': () => ({ ...aTestatorRecord().settings, includePartner: true }),
      },
    );
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    await user.type(await fullName(), 'Sam Vale');
    await user.click(screen.getByRole('radio', { name: 'Partner' }));
    await screen.findByText('Kept in your account. Add their gender too.');
    expect(save).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await screen.findByText(/^All changes saved at/);
    const changes = { fullName: 'Sam Vale', relationship: 'partner', gender: 'female' };
    expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 0, changes });
  });

  it.each([
    ['Partner', true],
    ['Husband', false],
    ['Wife', false],
    ['Civil partner', false],
  ])('who is a %s may be asked about a marriage to come: %s', async (relationship, isAsked) => {
    const user = open('married');
    await user.click(await screen.findByRole('radio', { name: relationship }));
    expect(screen.queryByRole('checkbox', { name: /^We intend to marry/ }) !== null).toBe(isAsked);
  });

  it('is told not to be saved, with the reason', async () => {
    const user = open(
      'married',
      { spouseDetails: sam },
      {
        'willData.spouseDetails.save': () => {
          throw new Refused('No room today.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
        },
      },
    );
    await user.click(await screen.findByRole('radio', { name: 'Male' }));
    await screen.findByText('Failed to save spouse details: No room today.');
    await screen.findByText('Save Error');
  });

  const removable = (status: MaritalStatus) => {
    let spouseDetails: typeof sam | null = sam;
    let includePartner: boolean | null = status === 'partner' ? true : null;
    const remove = vi.fn((_input: unknown) => {
      spouseDetails = null;
      includePartner = null;
    });
    const restore = vi.fn((_input: unknown) => {
      spouseDetails = sam;
      includePartner = true;
      return sam;
    });
    const settings = () => ({ ...aTestatorRecord().settings, includePartner });
    const answers: Answers = {
      'willData.testatorRecord.get': () =>
        aTestatorRecord({
          personalDetails: somePersonalDetails({ maritalStatus: status }),
          spouseDetails,
          executors: spouseDetails ? [anExecutor(sam.id)] : [],
          settings: settings(),
        }),
      'willData.spouseDetails.remove': remove,
      'willData.spouseDetails.restore': restore,
      'willData.settings.save': (input) => {
        includePartner = (input as { includePartner: boolean }).includePartner;
        return settings();
      },
    };
    return { user: open(status, {}, answers), remove, restore };
  };
  const removalDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Remove Sam Vale?' }));

  it('is cleared once what they lose is confirmed, and brought back with one press', async () => {
    const { user, remove, restore } = removable('married');
    await user.click(await screen.findByRole('button', { name: 'Clear Sam Vale’s details' }));
    const dialog = await removalDialog();
    dialog.getByText('Executor');
    expect(remove).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Remove Sam Vale' }));
    await screen.findByText('Removed: Sam Vale');
    expect(((await fullName()) as HTMLInputElement).value).toBe('');
    expect(remove).toHaveBeenCalledExactlyOnceWith({ basedOn: 1 });

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(((await fullName()) as HTMLInputElement).value).toBe('Sam Vale'));
    expect(restore).toHaveBeenCalledExactlyOnceWith({ id: sam.id });
    expect(screen.queryByText('Removed: Sam Vale')).toBeNull();
  });

  it('is left out of the will by a No only once that is confirmed', async () => {
    const { user, remove } = removable('partner');
    const no = async () =>
      within(await screen.findByRole('radiogroup', { name: /^Include your partner/ })).getByRole<HTMLInputElement>(
        'radio',
        { name: 'No' },
      );
    await user.click(await no());
    await user.click((await removalDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await no()).checked).toBe(false);
    expect(remove).not.toHaveBeenCalled();

    await user.click(await no());
    await user.click((await removalDialog()).getByRole('button', { name: 'Remove Sam Vale' }));
    await screen.findByText('Removed: Sam Vale');
    await waitFor(async () => expect((await no()).checked).toBe(true));

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(((await fullName()) as HTMLInputElement).value).toBe('Sam Vale'));
    expect((await no()).checked).toBe(false);
  });
});
