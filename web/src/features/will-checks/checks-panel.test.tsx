import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aTestatorRecord } from '../../testing/a-testator-record.ts';
import { aBlock, aFinding } from '../../testing/a-will.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import { ChecksPanel } from './checks-panel.tsx';

async function show(checks: Finding[], path = '/will-maker?tab=will') {
  window.history.replaceState(null, '', path);
  const user = showInWillMaker(<ChecksPanel checks={checks} />, aTestatorRecord());
  await screen.findByRole('heading', { name: 'What we checked' });
  return user;
}

const informs = (n: number) =>
  Array.from({ length: n }, (_, at) =>
    aFinding({ id: `INF-${at}`, severity: 'informs', message: `Worth knowing ${at}.` }),
  );
const group = (name: RegExp) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;

it('groups what it found by how far it goes, with the rule behind each and the way to its cure', async () => {
  await show([aBlock(), aFinding(), ...informs(1)]);
  await screen.findByText('1 thing to put right before you sign, and 1 to read.');
  const blocks = group(/^Put right before you sign \(1\)/);
  expect(blocks.textContent).toContain('Describe the item.');
  expect(blocks.textContent).toContain('Source: Certainty of subject');
  expect(within(blocks).getByRole('link').getAttribute('href')).toBe(
    '/will-maker?tab=wishes&section=gifts&record=gift-1&field=itemDescription',
  );
  expect(within(blocks).queryByRole('checkbox')).toBeNull();
  expect(within(group(/^Good to know \(1\)/)).getByText('Worth knowing 0.')).toBeTruthy();
});

it('takes an “I understand” for each warning, and keeps it while an answer is seen to', async () => {
  const user = await show([aFinding()]);
  const tick = () => screen.getByRole('checkbox', { name: 'I understand: You have one executor and no backup.' });
  await user.click(tick());
  expect((tick() as HTMLInputElement).checked).toBe(true);
});

it('asks for no tick where a new copy is itself the cure', async () => {
  await show([aFinding({ id: 'SIG-04', message: 'Your answers have changed since.', place: null })]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('folds much that is only good to know, and many warnings section by section, with counts', async () => {
  const warnings = Array.from({ length: 8 }, (_, at) =>
    aFinding({
      id: `WRN-${at}`,
      message: `Mind this ${at}.`,
      place: { part: at < 5 ? 'gifts' : 'executors', recordId: null, field: null },
    }),
  );
  const user = await show([...warnings, ...informs(4)]);
  expect(screen.queryByText('Worth knowing 3.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Good to know (4)' }));
  expect(screen.getByText('Worth knowing 3.')).toBeTruthy();
  expect(screen.queryByText('Mind this 0.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Specific Gifts (5)' }));
  expect(screen.getByText('Mind this 4.')).toBeTruthy();
  expect(screen.queryByText('Mind this 5.')).toBeNull();
});

it('unfolds for somebody who comes back to a check', async () => {
  await show(informs(9), '/will-maker?tab=will&check=INF-7');
  expect(screen.getByText('Worth knowing 7.')).toBeTruthy();
});

it('says so where nothing stands in the way', async () => {
  await show([]);
  expect(screen.getByText('Nothing to put right before you sign.')).toBeTruthy();
});
