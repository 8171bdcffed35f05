import { gunzipSync } from 'node:zlib';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Route } from 'wouter';
import { anAccount, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type Answers, answerCalls } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import AccountPage from '../profile/account-page.tsx';
import { pathText } from './import-labels.ts';
import { readImportFile, UnreadableFile } from './read-import-file.ts';

const [first, second] = ['d0a5c1de-0000-4000-8000-000000000001', 'd0a5c1de-0000-4000-8000-000000000002'];

const version = (changes: object) => ({
  id: first,
  at: '2026-11-21T14:32:00.000Z',
  cause: 'day',
  copyNumber: null,
  name: '',
  ...changes,
});

function open(answers: Answers) {
  window.history.replaceState(null, '', '/account?part=data');
  answerCalls({
    'identity.accounts.me': () => anAccount(),
    'identity.profile.get': () => aProfile(),
    'identity.devices.list': () => [],
    'identity.waysIn.get': () => someWaysIn(),
    'willData.history.list': () => [version({})],
    ...answers,
  });
  return show(<Route path="/account" component={AccountPage} />);
}

async function unfold(user: ReturnType<typeof show>, title: string) {
  const trigger = await screen.findByRole('button', { name: (name) => name.startsWith(title), expanded: false });
  await user.click(trigger);
  return within(trigger.closest('[data-section]') as HTMLElement);
}

it('tells what has changed since a version, goes back to it, and takes that back', async () => {
  const restored: unknown[] = [];
  const user = open({
    'willData.history.differences': () => ({ changes: [], isSame: false }),
    'willData.history.restore': (input) => {
      restored.push(input);
      return { before: second };
    },
  });
  const section = await unfold(user, 'Earlier versions');
  await user.click(await section.findByRole('button', { name: /^What has changed since 21 November 2026/ }));
  await section.findByText('Only notes or telephone numbers changed.');
  await user.click(section.getByRole('button', { name: /^Go back to this: 21 November 2026/ }));
  await user.click(await screen.findByRole('button', { name: 'Go back to this version' }));
  await user.click(await section.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(section.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(restored).toEqual([{ id: first }, { id: second }]);
});

it('ticks nothing that replaces an answer, and the people with what names them', async () => {
  const taken: object[] = [];
  const user = open({
    'willData.importing.look': () => ({
      problems: [],
      unknown: ['shoe_size'],
      madeFor: 'Harriet Bell',
      sections: [
        { section: 'personalDetails', state: 'different', added: null, needs: [] },
        { section: 'contacts', state: 'new', added: 3, needs: [] },
        { section: 'gifts', state: 'different', added: 2, needs: ['contacts'] },
        { section: 'residue', state: 'same', added: 1, needs: [] },
      ],
      known: [{ id: first, name: 'Ann Reed', knownAs: 'Anne Reed' }],
      basedOn: 'shown',
    }),
    'willData.importing.take': (input) => {
      taken.push(input as object);
      return { before: second };
    },
  });
  const section = await unfold(user, 'Bring in answers');
  const file = new File(['{"willData": {"facts": {}}}'], 'plainwill-my-data.json', { type: 'application/json' });
  await user.upload(section.getByLabelText('Choose a file'), file);
  await section.findByText('These answers were made for Harriet Bell.');
  expect(section.getByText('Already the same: Residuary Estate.')).toBeDefined();
  const box = (name: RegExp) => section.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box(/^Personal/).checked, box(/^Other people/).checked, box(/^Specific Gifts/).checked]).toEqual([
    false,
    true,
    false,
  ]);
  await user.click(box(/^Other people/));
  await user.click(section.getByRole('button', { name: 'Bring in what is ticked' }));
  expect(await section.findByText('Tick what to bring in')).toBeDefined();
  await user.click(box(/^Specific Gifts/));
  expect(box(/^Other people/).checked).toBe(true);
  await user.click(box(/^Ann Reed is the same person as Anne Reed/));
  await user.click(section.getByRole('button', { name: 'Bring in what is ticked' }));
  await section.findByText('The answers are brought in.');
  expect(taken).toMatchObject([{ sections: ['gifts', 'contacts'], apart: [first], basedOn: 'shown' }]);
});

it('names every problem of a file in words', async () => {
  const user = open({
    'willData.importing.look': () => ({
      problems: [{ path: 'contacts[2].date_of_birth', message: 'Must be a real day' }],
      unknown: [],
      madeFor: '',
      sections: [],
      known: [],
      basedOn: '',
    }),
  });
  const section = await unfold(user, 'Bring in answers');
  await user.upload(section.getByLabelText('Choose a file'), new File(['{}'], 'x.json', { type: 'application/json' }));
  await section.findByText('Other people, number 3, date of birth: Must be a real day');
  await user.upload(section.getByLabelText('Choose a file'), new File(['{'], 'x.json', { type: 'application/json' }));
  await section.findByText(/^This is not a file of answers/);
});

it.each([
  ['personal_details.email', 'Your details, email'],
  ['gifts[0].recipients[1].percentage', 'Gifts, number 1, recipients, number 2, percentage'],
])('says the path %s in words', (path, words) => {
  expect(pathText(path)).toBe(words);
});

it('sends of a download the answers alone, and sees that a will was signed', async () => {
  const facts = { personal_details: { first_name: 'Ada' } };
  const download = { identity: { accounts: [] }, willData: { facts, signed_wills: [{}] } };
  const { json, hasSignedWills } = await readImportFile(new Blob([JSON.stringify(download)]));
  expect(JSON.parse(gunzipSync(Buffer.from(json, 'base64')).toString())).toEqual(facts);
  expect(hasSignedWills).toBe(true);
  const noise = Array.from({ length: 60_000 }, () => Math.random()).join();
  await expect(readImportFile(new Blob([JSON.stringify({ noise })]))).rejects.toBeInstanceOf(UnreadableFile);
});
