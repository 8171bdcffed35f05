import type { GiftId } from '@plainwill/contracts/shared/ids';
import type { FindingSubject } from '@plainwill/contracts/will-data/will/finding-subjects';
import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api, trpc } from '../../../shared/api/trpc.ts';
import { aGift } from '../../../testing/a-gift.ts';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { aBlock, aFinding, aPreview } from '../../../testing/a-will.ts';
import { Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import { ChecksPanel } from './checks-panel.tsx';

function Panel() {
  const { data } = trpc.willData.willDocument.preview.useQuery();
  return data ? <ChecksPanel checks={data.checks} /> : null;
}

async function show(
  checks: OwnFinding[],
  path = '/will-maker?tab=will',
  understand: (input: unknown) => unknown = () => null,
) {
  window.history.replaceState(null, '', path);
  const user = showInWillMaker(<Panel />, aTestatorRecord(), {
    'willData.willDocument.preview': () => aPreview({ checks }),
    'willData.willDocument.understand': understand,
  });
  await screen.findByRole('heading', { name: 'What we checked' });
  return user;
}

const informs = (subject: FindingSubject, n: number, changes: Partial<OwnFinding> = {}) =>
  Array.from({ length: n }, (_, at) =>
    aFinding({
      id: `${subject}-${at}`,
      severity: 'informs',
      subject,
      message: `Good to know of ${subject} ${at}.`,
      ...changes,
    }),
  );
const group = (name: RegExp) => screen.getByRole('heading', { name }).closest('section') as HTMLElement;

it('groups what it found by how far it goes, with the way to each fix', async () => {
  await show([aBlock(), aFinding()]);
  await screen.findByText('1 thing to fix before you sign, and 1 to read.');
  const blocks = group(/^Fix before you sign \(1\)/);
  expect(blocks.textContent).toContain('Describe the item.');
  const link = within(blocks).getByRole('link', { name: /^Fix in Specific Gifts/ });
  expect(link.getAttribute('href')).toBe('/will-maker?tab=wishes&section=gifts&record=gift-1&field=itemDescription');
  expect(within(blocks).queryByRole('checkbox')).toBeNull();
  expect(within(group(/^Please read \(1\)/)).getByRole('link', { name: /^Review in Will Executors/ })).toBeTruthy();
});

it('keeps the rule behind a finding under “Legal basis”', async () => {
  const user = await show([aBlock()]);
  const basis = screen.getByText('Certainty of subject').closest('details');
  expect(basis?.open).toBe(false);
  await user.click(screen.getByText(/^Legal basis/));
  expect(basis?.open).toBe(true);
});

const ticked = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'I understand: You have one executor and no backup.' });

it('takes an “I understand” for each warning, and keeps it in the account', async () => {
  const understood: unknown[] = [];
  const user = await show([aFinding()], undefined, (input) => {
    understood.push(input);
    return null;
  });
  await screen.findByText('Nothing to fix, and 1 to read.');
  await user.click(ticked());
  expect(ticked().checked).toBe(true);
  await screen.findByText('Nothing to fix before you sign.');
  await waitFor(() => expect(understood).toEqual([{ version: aFinding().version, isUnderstood: true }]));
});

it('keeps a tick although the will is being read as it was before', async () => {
  const reads: ((checks: OwnFinding[]) => void)[] = [];
  const checks = [aFinding()];
  const user = showInWillMaker(<Panel />, aTestatorRecord(), {
    'willData.willDocument.preview': () =>
      new Promise((resolve) => reads.push((read) => resolve(aPreview({ checks: read })))),
    'willData.willDocument.understand': () => null,
  });
  await waitFor(() => expect(reads).toHaveLength(1));
  reads[0]?.(checks);
  await screen.findByText('Nothing to fix, and 1 to read.');
  void api.willData.willDocument.preview.invalidate();
  await waitFor(() => expect(reads).toHaveLength(2));
  await user.click(ticked());
  await waitFor(() => expect(reads).toHaveLength(3));
  reads[1]?.(checks);
  reads[2]?.([aFinding({ isUnderstood: true })]);
  await waitFor(() => expect(api.willData.willDocument.preview.getData()?.checks[0]?.isUnderstood).toBe(true));
  expect(ticked().checked).toBe(true);
});

it('takes a tick back that could not be kept', async () => {
  const user = await show([aFinding()], undefined, () => {
    throw new Refused('Later');
  });
  await user.click(ticked());
  await screen.findByText('Failed to save your tick');
  expect(ticked().checked).toBe(false);
});

it('folds away what was understood before', async () => {
  const user = await show([aFinding({ isUnderstood: true })]);
  screen.getByText('Nothing to fix before you sign.');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'You understand (1)' }));
  expect(ticked().checked).toBe(true);
});

it('asks for no tick where a new copy is itself the cure', async () => {
  await show([aFinding({ id: 'SIG-04', message: 'Your answers have changed since.', place: null })]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says one sentence once, with the way to each part it concerns and one tick', async () => {
  const places = ['homeDetails', 'gifts', 'gifts'] as const;
  const user = await show(
    places.map((part, at) =>
      aFinding({ place: { part, recordId: part === 'gifts' ? `gift-${at}` : null, field: null } }),
    ),
  );
  const row = screen.getByText(aFinding().message, { selector: 'p' }).closest('li') as HTMLElement;
  expect(within(group(/^Please read \(1\)/)).getAllByRole('listitem')).toContain(row);
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.textContent?.split(':')[0]),
  ).toEqual(['Review in Home Details', 'Review in Specific Gifts']);
  await user.click(within(row).getByRole('checkbox'));
  expect((within(row).getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
});

it('leaves seven open at once, what blocks first, and folds the rest away', async () => {
  const warnings = Array.from({ length: 8 }, (_, at) => aFinding({ id: `WRN-${at}`, message: `Mind this ${at}.` }));
  const user = await show([aBlock(), ...warnings]);
  expect(screen.getByText('Describe the item.')).toBeTruthy();
  expect(screen.getByText('Mind this 5.')).toBeTruthy();
  expect(screen.queryByText('Mind this 6.')).toBeNull();
  await user.click(screen.getByRole('button', { name: '2 more to read' }));
  expect(screen.getByText('Mind this 7.')).toBeTruthy();
});

it('folds every warning away where as many block', async () => {
  const blocks = Array.from({ length: 9 }, (_, at) => aBlock({ id: `BLK-${at}`, message: `Mend this ${at}.` }));
  const user = await show([...blocks, aFinding()], '/will-maker?tab=will&check=BLK-8.gift-1.itemDescription');
  expect(screen.getByText('Mend this 8.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1 to read' }));
  expect(screen.getByText(aFinding().message)).toBeTruthy();
});

it('tells what is good to know in one note for each subject, in their order', async () => {
  const user = await show([...informs('signing', 2), ...informs('children', 1), ...informs('home', 3)]);
  expect(screen.queryByText('Good to know of home 2.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Good to know (3)' }));
  const notes = screen.getAllByRole('heading', { level: 5 });
  expect(notes.map(({ textContent }) => textContent)).toEqual(['Your children', 'Your home', 'Signing your will']);
  expect(screen.getByText('Good to know of home 2.').closest('li')).toBe(notes[1]?.closest('li'));
});

it('leads from a note to the one answer behind it, or to the part that holds them all', async () => {
  const of = (recordId: string) => ({ place: { part: 'gifts', recordId, field: 'recipients' } }) as const;
  const user = await show([
    ...informs('home', 1, of('piano')),
    ...informs('gifts', 1, of('ring')),
    ...informs('gifts', 1, { id: 'gifts-other', ...of('clock') }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Good to know (2)' }));
  const links = screen.getAllByRole('link', { name: /^Review in Specific Gifts/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/will-maker?tab=wishes&section=gifts&record=piano&field=recipients',
    '/will-maker?tab=wishes&section=gifts',
  ]);
});

it('unfolds for somebody who comes back to a note', async () => {
  await show(informs('tax', 9), '/will-maker?tab=will&check=tax-7');
  expect(screen.getByText('Good to know of tax 7.')).toBeTruthy();
});

it('says so where there is nothing to fix', async () => {
  await show([]);
  expect(screen.getByText('Nothing to fix before you sign.')).toBeTruthy();
});

it('takes a yes to what the will assumes of a gift where it is asked', async () => {
  const gifts = [aGift({ id: 'ring' as GiftId, grandchildrenInherit: null }), aGift({ id: 'clock' as GiftId })];
  const save = vi.fn((input: unknown) => ({ ...aGift(), ...(input as { gift: object }).gift, id: 'ring' }));
  const place = { part: 'gifts', recordId: 'ring', field: 'grandchildrenInherit' } as const;
  const checks = informs('gifts', 1, { id: 'GFT-12', place });
  const user = showInWillMaker(<Panel />, aTestatorRecord({ gifts }), {
    'willData.willDocument.preview': () => aPreview({ checks }),
    'willData.gifts.save': save,
  });
  await user.click(await screen.findByRole('button', { name: 'Good to know (1)' }));
  await user.click(screen.getByRole('button', { name: 'Yes, that’s right' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ id: 'ring', gift: { grandchildrenInherit: true } });
});
