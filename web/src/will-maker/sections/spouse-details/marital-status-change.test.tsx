import type { PersonalDetails } from '@plainwill/contracts/will-data/records/personal-details';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { aContactNamed, aHusband, anExecutor } from '../../../testing/a-family.ts';
import { aTestatorRecord, somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { openWillMaker } from '../../../testing/open-will-maker.tsx';

afterEach(clearDrafts);

const daniel = aHusband();

/** A record that the calls change as the service would. */
function aRecord(maritalStatus: MaritalStatus) {
  let personalDetails = somePersonalDetails({ maritalStatus });
  let spouseDetails: typeof daniel | null = daniel;
  let contacts = [aContactNamed('Ann Reed')];
  let executors = [anExecutor('spouse')];
  const kept = aContactNamed('Daniel Bell', { id: daniel.id, role: 'Other' });
  const saveStatus = vi.fn((input: unknown) => {
    const { changes } = input as { changes: Partial<PersonalDetails> };
    personalDetails = { ...personalDetails, ...changes, version: personalDetails.version + 1 };
    return personalDetails;
  });
  const keep = vi.fn((_input: unknown) => {
    spouseDetails = null;
    contacts = [...contacts, kept];
    return kept;
  });
  const remove = vi.fn((_input: unknown) => {
    spouseDetails = null;
    executors = [];
  });
  const restore = vi.fn((_input: unknown) => {
    spouseDetails = daniel;
    executors = [anExecutor('spouse')];
    return daniel;
  });
  const answers: Answers = {
    'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails, spouseDetails, contacts, executors }),
    'willData.personalDetails.save': saveStatus,
    'willData.spouseDetails.keepAsContact': keep,
    'willData.spouseDetails.remove': remove,
    'willData.spouseDetails.restore': restore,
  };
  return { answers, saveStatus, keep, remove, restore };
}

function open(from: MaritalStatus = 'married', changes: Answers = {}) {
  const record = aRecord(from);
  const user = openWillMaker('personalDetails&step=about', {}, { ...record.answers, ...changes });
  const choose = async (status: string) => user.click(await screen.findByRole('radio', { name: status }));
  const press = async (name: string) => user.click((await dialog()).getByRole('button', { name }));
  return { ...record, user, choose, press };
}

const title = 'What should happen to Daniel Bell’s place in your will?';
const dialog = async () => within(await screen.findByRole('alertdialog', { name: title }));
const isChosen = (status: string) => (screen.getByRole('radio', { name: status }) as HTMLInputElement).checked;
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const isSaved = (save: ReturnType<typeof aRecord>['saveStatus'], maritalStatus: MaritalStatus) =>
  waitFor(() => expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changes: { maritalStatus } })));

it('says where a former spouse is named, and changes nothing until something is chosen', async () => {
  const { choose, press, saveStatus } = open();
  await choose('Divorced, or civil partnership dissolved');
  const { getByText } = await dialog();
  getByText('Executor');
  getByText(/^Divorce or dissolution cuts a former spouse/);
  await press('Don’t change my marital status');
  await isClosed();
  expect(isChosen('Married or in a civil partnership')).toBe(true);
  expect(saveStatus).not.toHaveBeenCalled();
});

it('keeps a former spouse as a contact', async () => {
  const { choose, press, saveStatus, keep } = open();
  await choose('Divorced, or civil partnership dissolved');
  await press('Keep as a contact');
  await isSaved(saveStatus, 'divorced');
  await isClosed();
  expect(keep).toHaveBeenCalledExactlyOnceWith({ basedOn: 1 });
  expect(isChosen('Divorced, or civil partnership dissolved')).toBe(true);
});

it('removes a former spouse, and brings them back with the marital status as it was', async () => {
  const { user, choose, press, saveStatus, remove, restore } = open();
  await choose('Divorced, or civil partnership dissolved');
  await press('Remove');
  await isSaved(saveStatus, 'divorced');
  expect(remove).toHaveBeenCalledExactlyOnceWith({ basedOn: 1 });
  await screen.findByText('Removed: Daniel Bell');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await isSaved(saveStatus, 'married');
  expect(restore).toHaveBeenCalledExactlyOnceWith({ id: daniel.id });
  expect(isChosen('Married or in a civil partnership')).toBe(true);
  expect(screen.queryByText('Removed: Daniel Bell')).toBeNull();
});

it('leaves the details of a former spouse as they are', async () => {
  const { choose, press, saveStatus, keep, remove } = open();
  await choose('Single');
  await press('Leave');
  await isSaved(saveStatus, 'single');
  await isClosed();
  expect(keep).not.toHaveBeenCalled();
  expect(remove).not.toHaveBeenCalled();
});

it('saves no marital status when what was chosen fails, and says why', async () => {
  const { choose, press, saveStatus } = open('married', {
    'willData.spouseDetails.keepAsContact': () => {
      throw new Refused('You have named too many people.', { code: 'BAD_REQUEST', httpStatus: 400 });
    },
  });
  await choose('Divorced, or civil partnership dissolved');
  await press('Keep as a contact');
  await (await dialog()).findByText('You have named too many people.');
  expect(saveStatus).not.toHaveBeenCalled();
});

it.each([
  ['married', 'Widowed, or surviving civil partner', /^Someone who has died can’t inherit/],
  ['partner', 'Single', /^Separating doesn’t take a partner out/],
] as const)('says what the law says of one who was %s and is now %s', async (from, to, law) => {
  const { choose } = open(from);
  await choose(to);
  (await dialog()).getByText(law);
});

it('asks nothing where the new marital status has a place for them too', async () => {
  const { choose, saveStatus } = open();
  await choose('In a partnership (living together, not married or civil partners)');
  await isSaved(saveStatus, 'partner');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
