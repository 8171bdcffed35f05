import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import type { WillPreview } from '@plainwill/contracts/will-data/will/will-document';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aContactNamed, aHusband, anExecutor } from '../../testing/a-family.ts';
import { aGift, aRecipient } from '../../testing/a-gift.ts';
import { aProvision } from '../../testing/a-provision.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { aBlock, aClause, aPreview, aWill } from '../../testing/a-will.ts';
import { openWillMaker } from '../../testing/open-will-maker.tsx';

/** Everything that Your Will needs. */
const testatorRecord = aTestatorRecord({
  personalDetails: somePersonalDetails({ maritalStatus: 'married' }),
  homeDetails: someHomeDetails(),
  spouseDetails: aHusband(),
  contacts: [aContactNamed('Anna Reed'), aContactNamed('Thomas Bell')],
  executors: [anExecutor('thomas'), anExecutor('spouse', { role: 'backup' })],
  funeralWishes: {
    ...unansweredOf(funeralWishesQuestions),
    funeralType: 'burial',
    version: 1,
    savedAt: '2026-11-20T10:00:00.000Z',
  },
  gifts: [aGift({ id: 'gift-1' as GiftId, recipients: [aRecipient('anna')] })],
  residue: { version: 1, recipients: [{ personId: 'anna' as PersonId, priority: 1, shareBasisPoints: null }] },
});

async function openWill(
  changes: Partial<WillPreview> = {},
  markSeen = vi.fn((_input: unknown) => null),
  record = testatorRecord,
) {
  let preview: WillPreview | Promise<WillPreview> = aPreview(changes);
  const user = openWillMaker('', record, {
    'willData.willDocument.preview': () => preview,
    'willData.willDocument.markSeen': markSeen,
    'willData.signingCopies.list': () => [],
  });
  await user.click(await screen.findByRole('link', { name: /^Read ?: Your Will/ }));
  await screen.findByText('HARRIET BELL signed this document.');
  return { user, markSeen, answer: (next: typeof preview) => (preview = next) };
}

const focused = () => document.activeElement;

it('goes from a check to the field of its dialog, and back to the check', async () => {
  const { user } = await openWill({ checks: [aBlock()] });
  await user.click(screen.getByRole('link', { name: /^Fix in Specific Gifts/ }));
  await screen.findByRole('dialog', { name: 'Edit Gift' });
  const description = screen.getByRole('textbox', { name: /^Description/ });
  await waitFor(() => expect(focused()).toBe(description));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Back to your will' }));
  await screen.findByText('HARRIET BELL signed this document.');
  expect(window.location.search).toBe('?tab=will&check=GFT-03.gift-1.itemDescription');
  await waitFor(() => expect(focused()?.textContent).toMatch(/^Fix in Specific Gifts/));
  expect(screen.queryByRole('link', { name: 'Back to your will' })).toBeNull();
});

it('unfolds the field that a check leads to', async () => {
  const place = { part: 'gifts', recordId: 'gift-1', field: 'onlyIfSpouseFails' } as const;
  const { user } = await openWill({ checks: [aBlock({ place })] });
  await user.click(screen.getByRole('link', { name: /^Fix in Specific Gifts/ }));
  await screen.findByRole('dialog', { name: 'Edit Gift' });
  const choice = screen.getByRole('checkbox', { name: /^Give this only if my spouse or partner dies/ });
  await waitFor(() => expect(focused()).toBe(choice));
  expect(choice.closest('details')?.open).toBe(true);
});

it('goes from a check to the field of a provision, and to the dialog of one that is not there yet', async () => {
  const provisions = [aProvision('pet', { description: 'my dog Bramble' })];
  const checks = [
    aBlock({ id: 'PET-03', place: { part: 'provisions', recordId: 'pet-1', field: 'takerId' } }),
    aBlock({ id: 'CHT-09', place: { part: 'provisions', recordId: 'belongings', field: 'recipients' } }),
  ];
  const { user } = await openWill({ checks }, undefined, { ...testatorRecord, provisions });
  const fixAt = async (at: number) =>
    user.click((await screen.findAllByRole('link', { name: /^Fix in Specific Gifts/ }))[at] as HTMLElement);
  await fixAt(0);
  await screen.findByRole('dialog', { name: 'A home for a pet' });
  await waitFor(() => expect(focused()?.closest('[data-field]')?.getAttribute('data-field')).toBe('takerId'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Back to your will' }));
  await screen.findByText('HARRIET BELL signed this document.');
  await fixAt(1);
  await screen.findByRole('dialog', { name: 'Personal belongings' });
});

it('comes back to the checks where the one it left is fixed', async () => {
  const { user, answer } = await openWill({ checks: [aBlock()] });
  await user.click(screen.getByRole('link', { name: /^Fix in Specific Gifts/ }));
  await screen.findByRole('dialog', { name: 'Edit Gift' });
  answer(aPreview());
  await user.keyboard('{Escape}');
  const { api } = await import('../../shared/api/trpc.ts');
  void api.willData.willDocument.preview.invalidate();
  await user.click(await screen.findByRole('link', { name: 'Back to your will' }));
  await screen.findByText('Nothing to fix before you sign.');
  await waitFor(() => expect(focused()?.textContent).toBe('What we checked'));
});

it('marks what is left to do as busy while the will is read again', async () => {
  const { answer } = await openWill();
  const left = screen.getByRole('list', { name: 'What is left to do' });
  await waitFor(() => expect(left.getAttribute('aria-busy')).toBe('false'));
  const { promise, resolve } = Promise.withResolvers<WillPreview>();
  answer(promise);
  const { api } = await import('../../shared/api/trpc.ts');
  void api.willData.willDocument.preview.invalidate();
  await waitFor(() => expect(left.getAttribute('aria-busy')).toBe('true'));
  resolve(aPreview());
  await waitFor(() => expect(left.getAttribute('aria-busy')).toBe('false'));
});

it('goes back to the same clause by the browser’s own button', async () => {
  const { user } = await openWill();
  await user.click(screen.getByRole('button', { name: '3.1' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Executor' }));
  await screen.findByRole('dialog', { name: 'Edit Executor' });
  await waitFor(() => expect(focused()?.closest('[data-field]')?.getAttribute('data-field')).toBe('executorRole'));
  await user.keyboard('{Escape}');
  window.history.back();
  await screen.findByRole('group', { name: 'Clause 3.1' });
  await waitFor(() => expect(focused()?.textContent).toBe('Edit Executor'));
  expect(document.querySelector('mark')).toBeTruthy();
});

it('brings the clause that a link names into view, and again once the letters of the will have arrived', async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
  openWillMaker('&tab=will&clause=executors.appointment', testatorRecord, {
    'willData.willDocument.preview': () => aPreview(),
    'willData.signingCopies.list': () => [],
  });
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  await screen.findByText('HARRIET BELL signed this document.');
  const clause = document.querySelector('[data-clause="executors.appointment"]');
  const times = () => shown.mock.contexts.filter((element) => element === clause).length;
  await waitFor(() => expect(times()).toBe(1));
  resolve();
  await waitFor(() => expect(times()).toBe(2));
  Reflect.deleteProperty(document, 'fonts');
});

it('puts the focus on the card of an executor who has no dialog', async () => {
  const clause = aClause({ answers: [answersIn('executors', ['executorRole'], 'executor-spouse')] });
  const { user } = await openWill({ document: aWill([clause]) });
  await user.click(screen.getByRole('button', { name: '3.1' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Backup executor' }));
  await waitFor(() => expect(focused()?.closest('[data-field]')?.getAttribute('data-field')).toBe('person-spouse'));
  expect(focused()?.getAttribute('type')).toBe('checkbox');
});

it('marks the changes as seen when the person leaves, not when they go to an answer', async () => {
  const { user, markSeen } = await openWill({ changed: ['executors.appointment'] });
  await user.click(screen.getByRole('button', { name: '3.1' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Executor' }));
  await screen.findByRole('dialog', { name: 'Edit Executor' });
  expect(markSeen).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Back to your will' }));
  await screen.findByText('1 clause has changed since you last looked.');
  await user.click(screen.getByRole('link', { name: /^You: Your Details/ }));
  await waitFor(() => expect(markSeen).toHaveBeenCalledExactlyOnceWith({ version: 'a'.repeat(32) }));
  expect(screen.queryByRole('link', { name: 'Back to your will' })).toBeNull();
});

it('keeps the first look, so that what changes later is known', async () => {
  const { markSeen } = await openWill({ isFirstLook: true });
  await waitFor(() => expect(markSeen).toHaveBeenCalledExactlyOnceWith({ version: 'a'.repeat(32) }));
});

it('goes on from the overview to the will, whose heading has the focus', async () => {
  const user = openWillMaker('', testatorRecord, {
    'willData.willDocument.preview': () => aPreview({ isFirstLook: true }),
    'willData.willDocument.markSeen': () => null,
    'willData.signingCopies.list': () => [],
  });
  await user.click(await screen.findByRole('link', { name: 'Read Your Will' }));
  await screen.findByText('HARRIET BELL signed this document.');
  expect(focused()).toBe(screen.getByRole('heading', { level: 1, name: 'Your Will' }));
});
