import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { watchDownloads } from '../../../testing/browser-stand-ins.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import { PrintDraft } from './print-draft.tsx';

const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.spyOn(window, 'print').mockImplementation(print);
});

const open = (answers: Answers = {}) => showInWillMaker(<PrintDraft />, aTestatorRecord(), answers);
const dialog = () => screen.queryByRole('dialog', { name: 'Print your draft' });
const button = (name: string) => screen.findByRole('button', { name });

it('offers the PDF to whoever prints by the keys, and gives it', async () => {
  const file = vi.fn((_input: unknown) => ({ fileName: 'Will.pdf', mediaType: 'application/pdf', base64: 'AAAA' }));
  const user = open({ 'willData.willDocument.file': file });
  const saved = watchDownloads();
  await button('Print');
  await user.keyboard('{Control>}p{/Control}');
  expect(document.activeElement).toBe(await button('Download the PDF'));
  await user.click(await button('Download the PDF'));
  await screen.findByText('Your PDF is downloaded. Open it to print it.');
  expect(file).toHaveBeenCalledExactlyOnceWith({ format: 'pdf' });
  expect(saved.map(({ fileName }) => fileName)).toEqual(['Will.pdf']);
  expect(dialog()).toBeNull();
  expect(print).not.toHaveBeenCalled();
});

it('prints the page for whoever would rather have that, once the dialog is gone', async () => {
  const user = open();
  print.mockImplementation(() => expect(dialog()).toBeNull());
  await user.click(await button('Print'));
  await user.click(await button('Print this page'));
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints nothing for whoever cancels', async () => {
  const user = open();
  await user.click(await button('Print'));
  await user.click(await button('Cancel'));
  expect(dialog()).toBeNull();
  expect(print).not.toHaveBeenCalled();
});

it('says why there is no PDF', async () => {
  const user = open({
    'willData.willDocument.file': () => {
      throw new Refused('Your will has grown too long.');
    },
  });
  await user.click(await button('Print'));
  await user.click(await button('Download the PDF'));
  await screen.findByText('Your will has grown too long.');
});
