import type { WillPreview as Preview, Run } from '@plainwill/contracts/will-data/will/will-document';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aContactNamed, anExecutor } from '../../../testing/a-family.ts';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { aClause, aPreview, aWill } from '../../../testing/a-will.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import { WillPreview } from './will-preview.tsx';

async function read(changes: Partial<Preview> = {}, markSeen = vi.fn((_input: unknown) => null)) {
  const testatorRecord = aTestatorRecord({
    contacts: [aContactNamed('Thomas Bell'), aContactNamed('Anna Reed')],
    executors: [anExecutor('thomas'), anExecutor('anna', { role: 'backup' })],
  });
  window.history.replaceState(null, '', '/will-maker?tab=will');
  const user = showInWillMaker(<WillPreview preview={aPreview(changes)} />, testatorRecord, {
    'willData.willDocument.markSeen': markSeen,
  });
  await screen.findByText('HARRIET BELL signed this document.');
  return { user, markSeen };
}

const number = (name: string) => screen.getByRole('button', { name });
const noteOn = (clause: string) => screen.findByRole('group', { name: `Clause ${clause}` });

it('says every word of the will in order, and nothing else, whatever is marked', async () => {
  await read({ changed: ['executors.appointment'] });
  const will = document.querySelector('[data-will-document]')?.cloneNode(true) as HTMLElement;
  for (const { parentElement } of will.querySelectorAll('[data-margin-note] > span')) parentElement?.remove();
  const willText = will.textContent.replace(/\s+/g, '');
  const expected =
    'DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED LAST WILL AND TESTAMENT of HARRIET BELL 3. EXECUTORS AND TRUSTEES 3.1 I appoint my brother THOMAS BELL, or: ' +
    '(a) my friend ANNA REED 3.2 My Trustees have the standard powers. ' +
    'Dated: TBC HARRIET BELL signed this document.';
  expect(willText).toBe(expected.replace(/\s+/g, ''));
});

it('has a note on each clause in the margin, in the words of the page and not of the will', async () => {
  await read();
  const notes = [...document.querySelectorAll('[data-margin-note]')];
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Why this is here: Thomas will carry out your wishes.',
    'Why this is here: They can then do their work.',
  ]);
  for (const note of notes) expect(note.getAttribute('translate')).toBe('yes');
});

it('is on numbered sheets', async () => {
  const words = 'All that I have to say of this takes up a line of it. '.repeat(40);
  const clauses = ['a', 'b', 'c', 'd'].map((id, at) =>
    aClause({ id, number: `3.${at + 1}`, runs: [{ text: words, style: 'plain' }], items: [] }),
  );
  await read({ document: aWill(clauses) });
  expect(screen.getAllByRole('region', { name: /^Page/ }).map((sheet) => sheet.ariaLabel)).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
  ]);
  const last = screen.getByRole('region', { name: 'Page 3 of 3' });
  expect(within(last).getByRole('button', { name: '3.4' })).toBeTruthy();
  expect(within(last).queryByRole('heading')).toBeNull();
});

it('is marked as a draft', async () => {
  await read();
  expect(screen.getByText('DRAFT – NOT VALID UNTIL SIGNED AND WITNESSED')).toBeTruthy();
});

it('has no words to witness while something blocks it', async () => {
  showInWillMaker(
    <WillPreview
      preview={aPreview({
        document: { ...aWill(), purpose: 'blocked_draft', attestation: '' },
        changed: ['attestation'],
      })}
    />,
    aTestatorRecord(),
  );
  await screen.findByText('DRAFT – CANNOT BE SIGNED YET');
  expect(document.querySelector('[data-will-document]')?.textContent).toMatch(/Dated: TBC$/);
  expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull();
});

it('rules a line where an answer is missing, and says which', async () => {
  const runs: Run[] = [
    { text: 'I appoint ', style: 'plain' },
    { text: '', style: 'blank', place: { part: 'executors', recordId: null, field: null } },
  ];
  await read({ document: aWill([aClause({ runs, items: [] })]) });
  expect(document.querySelector('[data-clause] p')?.textContent).toBe('I appoint \u00a0blank: Will Executors');
});

it('explains the clause that is chosen, with the answers it is made from, and goes to its note', async () => {
  const { user } = await read();
  await user.click(number('3.1'));
  const note = await noteOn('3.1');
  expect(note.textContent).toContain('Thomas will carry out your wishes.');
  expect(note.textContent).toContain('Administration of Estates Act 1925');
  expect(note.textContent).toContain('ExecutorThomas Bell');
  expect(note.textContent).toContain('Backup executorAnna Reed');
  expect(document.activeElement?.textContent).toBe('Clause 3.1');
  expect(document.querySelector('mark')?.textContent).toBe('I appoint my brother THOMAS BELL, or:');
  expect(window.location.search).toBe('?tab=will&clause=executors.appointment');
  const [edit] = screen.getAllByRole('link', { name: /^Edit/ });
  expect(edit?.textContent).toBe('Edit Executor');
  expect(edit?.getAttribute('href')).toBe(
    '/will-maker?tab=wishes&section=executors&record=executor-thomas&field=executorRole',
  );
});

it('is closed by Escape, by its button, and by choosing the clause again, and gives the focus back', async () => {
  const { user } = await read();
  await user.click(screen.getByText('THOMAS BELL'));
  await noteOn('3.1');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Clause 3.1' })).toBeNull();
  expect(document.activeElement).toBe(number('3.1'));
  await user.keyboard('{Enter}');
  await noteOn('3.1');
  await user.click(screen.getByRole('button', { name: 'Close the note on clause 3.1' }));
  expect(document.activeElement).toBe(number('3.1'));
  await user.click(number('3.1'));
  await user.click(number('3.1'));
  expect(screen.queryByRole('group', { name: 'Clause 3.1' })).toBeNull();
  expect(window.location.search).toBe('?tab=will');
});

it('is read through with the arrow keys, among the clauses and among their notes', async () => {
  const { user } = await read();
  number('3.1').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(number('3.2'));
  await user.keyboard('{ArrowDown}{Home}');
  expect(document.activeElement).toBe(number('3.1'));
  await user.keyboard('{Enter}');
  await noteOn('3.1');
  await user.keyboard('{ArrowDown}');
  const note = await noteOn('3.2');
  expect(note.textContent).toContain('None of your answers changes it.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Clause 3.2'));
  await user.click(screen.getByRole('button', { name: 'Previous clause' }));
  await noteOn('3.1');
});

it('marks what has changed, goes from one change to the next, and marks it as seen', async () => {
  const { user, markSeen } = await read({ changed: ['executors.powers', 'executors.appointment'], removed: 1 });
  await screen.findByText('2 clauses have changed since you last looked, 1 removed.');
  expect(number('3.2').getAttribute('aria-description')).toMatch(/^Changed since you last looked/);
  expect(document.querySelectorAll('[data-changed="Changed since you last looked"]')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  expect(document.activeElement).toBe(number('3.1'));
  await screen.findByText('Change 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  expect(document.activeElement).toBe(number('3.2'));
  await user.click(screen.getByRole('button', { name: 'Mark as seen' }));
  await waitFor(() => expect(markSeen).toHaveBeenCalledExactlyOnceWith({ version: 'a'.repeat(32) }));
});

it('goes to the words above the signatures where they have changed', async () => {
  const { user } = await read({ changed: ['attestation'] });
  await screen.findByText('1 clause has changed since you last looked.');
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  expect(document.activeElement?.textContent).toBe('HARRIET BELL signed this document.');
  expect(document.activeElement?.getAttribute('data-changed')).toBe('Changed since you last looked');
});

it('says nothing of changes where there are none', async () => {
  await read();
  expect(screen.queryByRole('button', { name: 'Mark as seen' })).toBeNull();
  expect(document.querySelector('[data-changed]')).toBeNull();
});
