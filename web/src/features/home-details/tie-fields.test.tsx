import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someHomeDetails } from '../../testing/a-testator-record.ts';
import { openWillMaker } from '../../testing/open-will-maker.tsx';

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
    'homeDetails',
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

it('asks what the will leaves out only where something is owned elsewhere', async () => {
  const { user } = openHome();
  await question(/outside England and Wales/);
  expect(screen.queryByRole('radiogroup', { name: /leave out/ })).toBeNull();
  await user.click(await answer(/outside England and Wales/, 'Yes'));
  await question(/leave out what you own outside the UK/);
});

it('does not ask again for a business that the questionnaire was told of, and takes another answer', async () => {
  const { user, save } = openHome({ questionnaire });
  expect((await answer(/business/, 'Yes')).checked).toBe(true);
  await screen.findByText(/^From your questionnaire/);
  await user.click(await answer(/business/, 'No'));
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { hasBusiness: false } }));
  expect((await answer(/business/, 'No')).checked).toBe(true);
});
