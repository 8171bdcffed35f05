import { brand } from '@plainwill/contracts/shared/brand';
import type { SigningCopyId } from '@plainwill/contracts/shared/ids';
import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { aBlock, aFinding, aPreview } from '../../../testing/a-will.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import DraftSoFar from '../draft-paper/draft-so-far.tsx';
import { CopiesList } from './copies-list.tsx';
import { GuidanceSheets } from './guidance-sheets.tsx';
import { SigningStep } from './signing-step.tsx';

const aCopy = (number: number): SigningCopy => ({
  id: `copy-${number}` as SigningCopyId,
  number,
  madeAt: '2026-11-21T14:32:00.000Z',
  pageCount: 6,
  sha256: `3f2a91bc${'0'.repeat(52)}07de`,
  approved: null,
});

function open(checks: Finding[], answers: Answers = {}) {
  window.history.replaceState(null, '', '/will-maker?tab=will');
  return showInWillMaker(
    <>
      <ChecksPanel checks={checks} />
      <SigningStep checks={checks} />
      <CopiesList />
      <GuidanceSheets />
    </>,
    aTestatorRecord(),
    { 'willData.signingCopies.list': () => [], ...answers },
  );
}

const makeButton = () => screen.findByRole('button', { name: 'Create signing copy' });
const missing = () => screen.getByRole('list', { name: 'Before you can create it' });

it('says what must be fixed first, and creates nothing meanwhile', async () => {
  const make = vi.fn();
  const user = open([aBlock()], { 'willData.signingCopies.make': make });
  const button = await makeButton();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(document.activeElement).toBe(missing());
  expect(within(missing()).getByRole('link', { name: 'Describe the item.' })).toBeTruthy();
  expect(make).not.toHaveBeenCalled();
});

it('asks for each warning to be understood, leads to its tick, and then makes the copy', async () => {
  const made: SigningCopy[] = [];
  const make = vi.fn((_input: unknown) => {
    made.unshift(aCopy(1));
    return made[0];
  });
  const second = aFinding({ id: 'EXE-07', message: 'One person alone would hold the money.' });
  const user = open([aFinding(), second], {
    'willData.signingCopies.list': () => made,
    'willData.signingCopies.make': make,
    'willData.willDocument.preview': () => null,
  });
  await screen.findByText('Read and tick “I understand”: 0 of 2 done');
  await user.click(within(missing()).getByRole('button', { name: second.message }));
  const tick = screen.getByRole('checkbox', { name: `I understand: ${second.message}` });
  await waitFor(() => expect(document.activeElement).toBe(tick));
  await user.keyboard(' ');
  await screen.findByText('Read and tick “I understand”: 1 of 2 done');
  await user.click(screen.getByRole('checkbox', { name: /no backup/ }));
  await screen.findByText('You understand all 2 warnings');
  await user.click(await makeButton());
  await screen.findByText('Copy 1 is ready');
  expect(make).toHaveBeenCalledExactlyOnceWith({ understood: ['EXE-03', 'EXE-07'] });
  expect(document.activeElement?.textContent).toContain('Copy 1 is ready');
  expect(screen.getByRole('heading', { name: 'Copy 1' })).toBeTruthy();
  // The next thing to do is right here.
  expect(screen.getByRole('button', { name: 'Download PDF of copy 1, the one to sign' })).toBeTruthy();
});

it('says that the newest copy is still the one to sign where nothing has changed', async () => {
  const user = open([], {
    'willData.signingCopies.list': () => [aCopy(2), aCopy(1)],
    'willData.signingCopies.make': () => aCopy(2),
    'willData.willDocument.preview': () => null,
  });
  await screen.findByRole('heading', { name: 'Copy 2 Newest' });
  await user.click(await makeButton());
  await screen.findByText(/Nothing has changed since it was created/);
  expect(screen.getAllByRole('heading', { name: /^Copy/ })).toHaveLength(2);
});

it('says why a copy was not made', async () => {
  const user = open([], {
    'willData.signingCopies.make': () => {
      throw new Refused('Something must be fixed before this will can be signed.', { reason: 'WillBlocked' });
    },
    'willData.willDocument.preview': () => null,
  });
  await user.click(await makeButton());
  await screen.findByText('Your signing copy couldn’t be created');
  await screen.findByText('Something must be fixed before this will can be signed.');
});

it('says what a copy is kept for where there is none, and offers to try again where none could be read', async () => {
  let isBroken = true;
  const user = open([], {
    'willData.signingCopies.list': () => {
      if (isBroken) throw new Refused('We cannot read your copies just now.');
      return [];
    },
  });
  await screen.findByText('Your copies couldn’t be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(/^No copies yet/);
});

it('tells of a copy when it was made, how long it is and how to know it, and gives it in every format', async () => {
  const file = vi.fn((_input: unknown) => ({ fileName: 'Will.docx', mediaType: 'x/y', base64: 'AAAA' }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const user = open([], {
    'willData.signingCopies.list': () => [aCopy(1)],
    'willData.signingCopies.file': file,
  });
  await screen.findByText('Made on 21 November 2026 at 14:32 · 6 pages');
  await user.click(screen.getByText(/^Details/));
  expect(screen.getByText('3f2a 91bc … 07de').closest('details')?.open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Copy the fingerprint of copy 1' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(aCopy(1).sha256);
  await user.click(screen.getByRole('button', { name: 'Download Word of copy 1' }));
  await waitFor(() => expect(file).toHaveBeenCalledExactlyOnceWith({ id: 'copy-1', format: 'docx' }));
});

it('says why a file did not come', async () => {
  const user = open([], {
    'willData.signingCopies.sheet': () => {
      throw new Refused('Later');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Download PDF of “How to sign”' }));
  await screen.findByText('The file couldn’t be downloaded');
  expect(screen.getAllByText('Not part of the will')).toHaveLength(4);
});

it('shows in words what has changed since a copy was made', async () => {
  const user = open([], {
    'willData.signingCopies.list': () => [aCopy(1)],
    'willData.signingCopies.changesSince': () => [
      { kind: 'changed', number: '2.1', heading: 'FUNERAL', before: 'To be buried.', after: 'To be cremated.' },
      { kind: 'removed', number: '2.2', heading: 'FUNERAL', before: 'With hymns.', after: '' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'What has changed since copy 1' }));
  const changed = (await screen.findByRole('heading', { name: 'Changed: 2.1 FUNERAL' })).closest('li');
  expect(changed?.textContent).toContain('In this copyTo be buried.');
  expect(changed?.textContent).toContain('NowTo be cremated.');
  const removed = screen.getByRole('heading', { name: 'Removed: 2.2 FUNERAL' }).closest('li');
  expect(removed?.textContent).not.toContain('Now');
});

it('deletes a copy once that is confirmed', async () => {
  let copies = [aCopy(2), aCopy(1)];
  const remove = vi.fn((_input: unknown) => {
    copies = [aCopy(1)];
    return null;
  });
  const user = open([], {
    'willData.signingCopies.list': () => copies,
    'willData.signingCopies.remove': remove,
    'willData.willDocument.preview': () => null,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete copy 2' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete copy 2?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete copy 2' }));
  await screen.findByText('Copy 2 is deleted');
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 'copy-2' });
  expect(screen.queryByRole('heading', { name: 'Copy 2' })).toBeNull();
});

it('asks how the will is signed, and says what that takes where it is not signed as usual', async () => {
  const settings = aTestatorRecord().settings;
  const save = vi.fn((_input: unknown) => ({ ...settings, executionVariant: 'by_mark' }));
  const user = open([], { 'willData.settings.save': save });
  await user.click(await screen.findByRole('button', { name: /How will you sign/ }));
  await user.click(await screen.findByRole('option', { name: 'I will sign with a mark' }));
  expect(save).toHaveBeenCalledExactlyOnceWith({ executionVariant: 'by_mark' });
  await screen.findByText(/^Before it is signed, the whole will must be read over to you/);
});

it('still lists the copies when an answer that the will needs is taken away', async () => {
  showInWillMaker(<DraftSoFar missing={<p>1 thing is missing</p>} />, aTestatorRecord(), {
    'willData.signingCopies.list': () => [aCopy(1)],
    'willData.willDocument.preview': () => aPreview(),
  });
  await screen.findByRole('heading', { name: 'Copy 1' });
});

describe('what a copy says of the check', () => {
  const { review: mode } = brand;
  afterEach(() => {
    brand.review = mode;
  });
  const copies = () => [
    { ...aCopy(2), approved: { name: 'Ada Holt', qualification: 'solicitor' } },
    { ...aCopy(1), approved: null },
  ];

  it('marks who checked it, or that we did not', async () => {
    brand.review = 'optional';
    open([], { 'willData.signingCopies.list': copies });
    await screen.findByText('Checked by Ada Holt, Solicitor');
    expect(screen.getAllByText('Not checked by us')).toHaveLength(1);
  });

  it('says nothing of it where wills are not checked', async () => {
    brand.review = 'off';
    open([], { 'willData.signingCopies.list': copies });
    await screen.findByRole('heading', { name: 'Copy 1' });
    expect(document.body.textContent).not.toMatch(/checked by/i);
  });
});
