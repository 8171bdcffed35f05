import { fewRecoveryCodes, recoveryCodeCount } from '@plainwill/contracts/identity/sign-in-methods';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aPasskey, someWaysIn } from '../../testing/an-account.ts';
import { watchDownloads } from '../../testing/browser-stand-ins.ts';
import { closedSection, dialogCalled, openAccount, refusing, unfold } from '../../testing/open-account.tsx';

const withCodes = (recoveryCodesLeft: number) => someWaysIn({ passkeys: [aPasskey()], recoveryCodesLeft });
const codes = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];

async function open(waysIn = withCodes(8), answers = {}) {
  const user = openAccount({ 'identity.waysIn.get': () => waysIn, ...answers });
  return { user, section: await unfold(user, 'Recovery codes') };
}

async function makeNew() {
  const make = vi.fn(() => ({ waysIn: withCodes(recoveryCodeCount), recoveryCodes: codes }));
  const opened = await open(withCodes(2), { 'identity.waysIn.makeRecoveryCodes': make });
  const { user, section } = opened;
  await user.click(section.getByRole('button', { name: 'Make new recovery codes' }));
  const question = await dialogCalled('Make new recovery codes?', 'alertdialog');
  question.getByText(/^Your old codes stop working/);
  expect(make).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Make new codes' }));
  return { ...opened, dialog: await dialogCalled('Keep your recovery codes') };
}

it('says how many are left', async () => {
  openAccount({ 'identity.waysIn.get': () => withCodes(8) });
  expect((await closedSection('Recovery codes')).textContent).toContain('8 recovery codes left');
});

it.each([
  [fewRecoveryCodes, '3 recovery codes left'],
  [1, '1 recovery code left'],
  [0, 'No recovery codes left'],
])('warns when few are left: %i', async (left, words) => {
  openAccount({ 'identity.waysIn.get': () => withCodes(left) });
  expect((await closedSection('Recovery codes')).textContent).toContain(`${words}: make new ones`);
});

it('does not warn before that', async () => {
  const { section } = await open(withCodes(fewRecoveryCodes + 1));
  section.getByText('4 recovery codes left.');
  expect(section.queryByText(/^Make new ones now/)).toBeNull();
});

it('makes new ones once that is confirmed, and says that the old ones are over', async () => {
  const { user, section, dialog } = await makeNew();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  await user.click(dialog.getByRole('checkbox', { name: 'I have kept them' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const done = await section.findByText(/The old ones no longer work/);
  await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
  section.getByText('10 recovery codes left.');
});

it('is not left, by a button or a key, before the codes are kept', async () => {
  const { user, dialog } = await makeNew();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('one of these codes stands in'));
  await user.keyboard('{Escape}');
  const warning = await dialog.findByRole('alert');
  expect(warning.textContent).toMatch(/Then tick the box/);
  expect(document.activeElement).toBe(warning);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  dialog.getByText(codes[0] ?? '');
  await user.click(dialog.getByRole('checkbox', { name: 'I have kept them' }));
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('can be printed, saved and copied', async () => {
  const saved = watchDownloads();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, dialog } = await makeNew();
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(dialog.getByRole('button', { name: 'Save as a file' }));
  expect(saved.at(-1)?.fileName).toBe('plainwill-recovery-codes.txt');
  const text = await saved.at(-1)?.content.text();
  for (const words of ['Recovery codes for Plainwill', 'Each code works once.', ...codes])
    expect(text).toContain(words);
  await user.click(dialog.getByRole('button', { name: 'Copy all codes' }));
  await dialog.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
});

it('says why none are made', async () => {
  const { user, section } = await open(withCodes(8), {
    'identity.waysIn.makeRecoveryCodes': refusing('Not now.', 'TooSoonAfterRecovery'),
  });
  await user.click(section.getByRole('button', { name: 'Make new recovery codes' }));
  const question = await dialogCalled('Make new recovery codes?', 'alertdialog');
  await user.click(question.getByRole('button', { name: 'Make new codes' }));
  await section.findByText('Not now.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('comes with the first second step', async () => {
  const { section } = await open(someWaysIn());
  section.getByText(/^You get 10 codes when you add your first passkey/);
  expect(section.queryByRole('button', { name: 'Make new recovery codes' })).toBeNull();
});

it('is nothing for staff', async () => {
  const { section } = await open({ ...withCodes(0), isStaff: true, asksSecondStep: true });
  section.getByText(/two administrators together remove it/);
  expect(section.queryByRole('button', { name: 'Make new recovery codes' })).toBeNull();
});
