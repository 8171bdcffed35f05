import type { GiftId } from '@plainwill/contracts/shared/ids';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '../../../shared/api/trpc.ts';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../../testing/a-family.ts';
import { aGift, aRecipient } from '../../../testing/a-gift.ts';
import { aProvision } from '../../../testing/a-provision.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.tsx';
import GiftsSection from './gifts-section.tsx';

const people = { children: [aChildNamed('Rosie')], contacts: [aContactNamed('Ann Reed'), aContactNamed('Sue Vale')] };

function open(testatorRecord: Partial<TestatorRecord> = {}, answers: Answers = {}) {
  let stored = aMarriedRecord({ ...people, ...testatorRecord });
  answerCalls({ 'willData.testatorRecord.get': () => stored, ...answers });
  api.willData.testatorRecord.get.setData(undefined, stored);
  api.identity.accounts.me.setData(undefined, anAccount());
  const user = show(<GiftsSection />);
  return { user, changeElsewhere: (changes: Partial<TestatorRecord>) => (stored = { ...stored, ...changes }) };
}

type User = ReturnType<typeof open>['user'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => screen.queryAllByRole('row').map(({ textContent }) => textContent ?? '');
/** The service would answer so to a save. */
const saved = (input: unknown) => {
  const { id, basedOn, gift } = input as { id: GiftId; basedOn: number; gift: Gift };
  return { ...gift, id, position: 9, version: basedOn + 1, savedAt: '2026-11-20T14:33:00.000Z' };
};

async function chooseInMenu(user: User, action: string, gift?: string) {
  await user.click(button(gift ? `More for ${gift}` : /^More for/));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

async function choose({ user }: ReturnType<typeof open>, opener: string, ...names: string[]) {
  await user.click(button(opener));
  const group = await screen.findByRole('group', { name: 'Choose who inherits' });
  for (const name of names) await user.click(within(group).getByRole('checkbox', { name: new RegExp(`^${name}`) }));
  await user.click(button('Use these recipients'));
}

it('saves money to a child, with the questions that a child brings', async () => {
  const save = vi.fn(saved);
  const opened = open({}, { 'willData.gifts.save': save });
  const { user } = opened;
  await user.click(button('Add Gift'));
  await user.click(screen.getByRole('radio', { name: 'Cash gift' }));
  const amount = screen.getByRole('textbox', { name: /^Amount/ }) as HTMLInputElement;
  await user.type(amount, '1234.5');
  await user.tab();
  expect(amount.value).toBe('£1,234.50');
  expect(screen.queryByRole('radiogroup', { name: /own children/ })).toBeNull();
  await choose(opened, 'Select Recipients', 'Rosie Bell', 'Ann Reed');
  expect(document.activeElement?.textContent).toBe('Change Recipients');
  await user.click(within(screen.getByRole('radiogroup', { name: /own children/ })).getByRole('radio', { name: 'No' }));
  await user.type(screen.getByRole('textbox', { name: /access age/ }), '21');
  await user.click(button('Save Gift'));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    basedOn: 0,
    gift: {
      giftType: 'cash_gift',
      cashAmount: 123_450,
      childrenAccessAge: 21,
      grandchildrenInherit: false,
      recipients: [aRecipient('rosie'), aRecipient('ann')],
    },
  });
  expect(cards()).toEqual([expect.stringContaining('£1,234.50Cash giftTo Rosie Bell and Ann Reed')]);
});

it('explains why a gift without a recipient cannot be saved', async () => {
  const save = vi.fn(saved);
  const { user } = open({}, { 'willData.gifts.save': save });
  await user.click(button('Add Gift'));
  await user.click(screen.getByRole('radio', { name: 'Specific item' }));
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'The piano');
  expect(button('Save Gift').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Save Gift'));
  expect(document.activeElement?.textContent).toBe('Choose at least one recipient to save this gift.');
  expect(save).not.toHaveBeenCalled();
});

it('puts remainder recipients in their order, and clears them when it is no life insurance any more', async () => {
  const insurance = aGift({ giftType: 'life_insurance', itemDescription: '', provider: 'Aviary' });
  const save = vi.fn(saved);
  const opened = open({ gifts: [insurance] }, { 'willData.gifts.save': save });
  const { user } = opened;
  await chooseInMenu(user, 'Edit');
  await user.click(button('Select Remainder Recipients'));
  const group = await screen.findByRole('group', { name: 'Choose who inherits' });
  // Whoever takes it cannot stand by for themselves.
  expect(within(group).queryByRole('checkbox', { name: /^Ann Reed/ })).toBeNull();
  await user.click(within(group).getByRole('checkbox', { name: /^Sue Vale/ }));
  await user.click(within(group).getByRole('checkbox', { name: /^Rosie Bell/ }));
  await user.click(button('Reorder: Remainder recipients'));
  await user.click(button('Move Rosie Bell up'));
  expect(screen.getByText('Rosie Bell inherits first')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(button('Move Rosie Bell up')));
  await user.click(button('Use these recipients'));
  await user.click(button('Save Gift'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({
      basedOn: 1,
      gift: expect.objectContaining({ remainderRecipients: [aRecipient('rosie', 1), aRecipient('sue', 2)] }),
    }),
  );

  await chooseInMenu(user, 'Edit');
  await user.click(screen.getByRole('radio', { name: 'Pension plan' }));
  await user.click(screen.getByRole('radio', { name: 'Life insurance' }));
  expect(button('Select Remainder Recipients')).toBeTruthy();
  expect((screen.getByRole('textbox', { name: /Provider/ }) as HTMLInputElement).value).toBe('Aviary');
});

it('goes back from choosing without changing, and asks before it discards', async () => {
  const { user } = open({ gifts: [aGift()] });
  await chooseInMenu(user, 'Edit');
  await user.click(button('Change Recipients'));
  await user.click(await screen.findByRole('checkbox', { name: /^Sue Vale/ }));
  await user.click(button('Go back'));
  expect(screen.getByRole('dialog', { name: 'Edit Gift' }).textContent).not.toContain('Sue Vale');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), ' stool');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Discard changes?')).toBeTruthy();
  await user.click(button('Keep editing'));
  expect((screen.getByRole('textbox', { name: /Description/ }) as HTMLTextAreaElement).value).toBe('The piano stool');
  await user.click(button('Cancel'));
  await user.click(button('Discard changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cards()[0]).toContain('The piano');
});

it('takes a charity that is new, and chooses it at once', async () => {
  const add = vi.fn((input: unknown) => {
    const { id, contact } = input as { id: string; contact: object };
    return { ...aContactNamed('Shelter'), ...contact, id };
  });
  const { user } = open({ gifts: [aGift()] }, { 'willData.contacts.add': add });
  await chooseInMenu(user, 'Edit');
  await user.click(button('Change Recipients'));
  await user.click(button('Add someone new'));
  await user.click(await screen.findByRole('radio', { name: 'A charity' }));
  await user.click(button('Not listed? Enter it yourself'));
  await user.type(screen.getByRole('textbox', { name: /^Name of the charity/ }), 'Shelter');
  await user.click(button('Add contact'));
  await screen.findByText('Contact added successfully');
  expect(add.mock.calls[0]?.[0]).toMatchObject({
    contact: { firstName: 'Shelter', kind: 'charity', isCharity: true, role: 'other' },
  });
  const shelter = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Shelter charity' });
  expect(shelter.checked).toBe(true);
  await user.click(button('Use these recipients'));
  expect(screen.getByRole('dialog', { name: 'Edit Gift' }).textContent).toContain('Ann Reed and Shelter');
});

it('asks for at most five things at first sight, and for the details of a policy only where they are wanted', async () => {
  const { user } = open();
  await user.click(button('Add Gift'));
  for (const type of ['Specific item', 'Cash gift', 'Pension plan', 'Life insurance']) {
    await user.click(screen.getByRole('radio', { name: type }));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  }
  await user.click(button('Add policy details'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Policy number/ }));
});

it('keeps what was typed when a gift cannot be saved', async () => {
  const { user } = open(
    { gifts: [aGift()] },
    {
      'willData.gifts.save': () => {
        throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
      },
    },
  );
  await chooseInMenu(user, 'Edit');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), ' stool');
  await user.click(button('Save Gift'));
  await screen.findByText('Failed to save gift');
  expect((screen.getByRole('textbox', { name: /Description/ }) as HTMLTextAreaElement).value).toBe('The piano stool');
});

it('shows what the service says is wrong beside its field', async () => {
  const { user } = open(
    { gifts: [aGift()] },
    {
      'willData.gifts.save': () => {
        throw new Refused('No', { fields: { 'gift.itemDescription': 'Description must be 2,000 characters or less' } });
      },
    },
  );
  await chooseInMenu(user, 'Edit');
  await user.click(button('Save Gift'));
  await screen.findByRole('alert', { name: 'There is a problem' });
  const description = screen.getByRole('textbox', { name: /Description/ });
  expect(description.getAttribute('aria-invalid')).toBe('true');
  await user.type(description, '!');
  expect(document.activeElement).toBe(description);
});

it('shows what another window made of a gift, and keeps either', async () => {
  const answers: Answers = {
    'willData.gifts.save': (input) => {
      if ((input as { basedOn: number }).basedOn === 1)
        throw new Refused('Changed', { code: 'CONFLICT', httpStatus: 409, reason: 'GiftChanged' });
      return saved(input);
    },
  };
  const opened = open({ gifts: [aGift()] }, answers);
  const { user } = opened;
  await chooseInMenu(user, 'Edit');
  opened.changeElsewhere({ gifts: [aGift({ itemDescription: 'The organ', version: 2 })] });
  await user.type(screen.getByRole('textbox', { name: /Description/ }), ' stool');
  await user.click(button('Save Gift'));
  await screen.findByText(/There it now reads: The organ/);
  await user.click(button('Use what is there'));
  const description = screen.getByRole('textbox', { name: /Description/ }) as HTMLTextAreaElement;
  expect(description.value).toBe('The organ');
  await user.type(description, ' pipes');
  await user.click(button('Save Gift'));
  await waitFor(() => expect(cards()[0]).toContain('The organ pipes'));
});

it('removes a gift once the server has, and brings it back where it was', async () => {
  const gifts = [aGift(), aGift({ id: 'clock' as GiftId, itemDescription: 'The clock', position: 1 })];
  const reorder = vi.fn((input: unknown) =>
    (input as { ids: GiftId[] }).ids.map((id, position) => ({ ...gifts.find((gift) => gift.id === id), position })),
  );
  const { user } = open(
    { gifts },
    { 'willData.gifts.remove': () => undefined, 'willData.gifts.save': saved, 'willData.gifts.reorder': reorder },
  );
  await chooseInMenu(user, 'Remove', 'The piano');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(cards()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  await waitFor(() => expect(cards().map((card) => card.includes('The piano'))).toEqual([true, false]));
  expect(reorder).toHaveBeenCalledExactlyOnceWith({ ids: ['piano', 'clock'] });
});

it('leaves a gift on the list that could not be deleted', async () => {
  const { user } = open(
    { gifts: [aGift()] },
    {
      'willData.gifts.remove': () => {
        throw new Refused('No', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
      },
    },
  );
  await chooseInMenu(user, 'Remove', 'The piano');
  await screen.findByText('Failed to delete gift');
  expect(cards()).toHaveLength(1);
});

it('puts the old order back when the new one is refused', async () => {
  const gifts = [aGift(), aGift({ id: 'clock' as GiftId, itemDescription: 'The clock', position: 1 })];
  const { user } = open(
    { gifts },
    {
      'willData.gifts.reorder': () => {
        throw new Refused('No', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
      },
    },
  );
  await user.click(button('Reorder: Specific gifts'));
  await user.click(button('Move The clock up'));
  await screen.findByText('Failed to save gift');
  expect(cards()[0]).toContain('The piano');
});

it('offers to have no gifts only while there are none, and shows what is stored if that cannot be saved', async () => {
  const { user } = open(
    {},
    {
      'willData.settings.save': () => {
        throw new Refused('No', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
      },
    },
  );
  const none = screen.getByRole('checkbox', { name: 'I do not wish to leave any specific gifts' }) as HTMLInputElement;
  await user.click(none);
  await screen.findByText('Failed to save gift');
  expect(none.checked).toBe(false);
});

it('stores that there are to be no gifts', async () => {
  const save = vi.fn(() => ({
    childrenInheritanceAge: 18,
    hasNoSpecificGifts: true,
    includePartner: null,
    executionVariant: null,
  }));
  const { user } = open({}, { 'willData.settings.save': save });
  await user.click(screen.getByRole('checkbox', { name: /any specific gifts/ }));
  await waitFor(() => expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true));
  expect(save).toHaveBeenCalledExactlyOnceWith({ hasNoSpecificGifts: true });
});

it('does not offer it where there are gifts', () => {
  open({ gifts: [aGift()] });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

const giftSentTo = (save: ReturnType<typeof vi.fn>) => (save.mock.lastCall?.[0] as { gift: Gift } | undefined)?.gift;
const disclosure = (summary: string) => screen.getByText(summary).closest('details') as HTMLDetailsElement;

it('gives percentages of a gift, once they are whole', async () => {
  const save = vi.fn(saved);
  const { user } = open({ gifts: [aGift()] }, { 'willData.gifts.save': save });
  await chooseInMenu(user, 'Edit');
  await user.click(button('Change Recipients'));
  await user.click(await screen.findByRole('checkbox', { name: /^Sue Vale/ }));
  await user.click(button('Set percentages'));
  await user.type(screen.getByRole('textbox', { name: 'Ann Reed’s share' }), '70');
  await user.click(button('Use these recipients'));
  expect(screen.getByRole('alert', { name: 'There is a problem' }).textContent).toContain('70% given, 30% left');
  await user.type(screen.getByRole('textbox', { name: 'Sue Vale’s share' }), '30');
  await user.click(button('Use these recipients'));
  screen.getByText('Ann Reed (70%) and Sue Vale (30%)');
  await user.click(button('Save Gift'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(giftSentTo(save)?.recipients).toEqual([
    { ...aRecipient('ann'), shareBasisPoints: 7000 },
    { ...aRecipient('sue'), shareBasisPoints: 3000 },
  ]);
  expect(cards()[0]).toContain('To Ann Reed (70%) and Sue Vale (30%)');
});

it('asks for the shares again where somebody who had one has gone', async () => {
  const save = vi.fn(saved);
  const recipients = [{ ...aRecipient('ann'), shareBasisPoints: 7000 }];
  const { user } = open({ gifts: [aGift({ recipients })] }, { 'willData.gifts.save': save });
  await chooseInMenu(user, 'Edit');
  await user.click(button('Save Gift'));
  const alert = screen.getByRole('alert', { name: 'There is a problem' });
  await user.click(within(alert).getByRole('button', { name: /^The shares must add up to 100%/ }));
  expect(document.activeElement).toBe(button('Change Recipients'));
  expect(save).not.toHaveBeenCalled();
  await user.click(button('Change Recipients'));
  await user.click(button('Use these recipients'));
  await user.click(button('Save Gift'));
  await waitFor(() => expect(giftSentTo(save)?.recipients).toEqual([aRecipient('ann')]));
});

it('gives a sum to each of those who share it, and asks that of several alone', async () => {
  const save = vi.fn(saved);
  const opened = open({}, { 'willData.gifts.save': save });
  const { user } = opened;
  await user.click(button('Add Gift'));
  await user.click(screen.getByRole('radio', { name: 'Cash gift' }));
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '500');
  await choose(opened, 'Select Recipients', 'Ann Reed');
  expect(screen.queryByRole('radiogroup', { name: 'How is the money shared?' })).toBeNull();
  await choose(opened, 'Change Recipients', 'My children');
  const question = screen.getByRole('radiogroup', { name: 'How is the money shared?' });
  expect((within(question).getByRole('radio', { name: '£500 in total, shared' }) as HTMLInputElement).checked).toBe(
    true,
  );
  await user.click(within(question).getByRole('radio', { name: '£500 to each' }));
  await user.click(button('Save Gift'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(giftSentTo(save)).toMatchObject({ amountEach: true, recipients: [aRecipient('ann'), aRecipient('children')] });
  expect(cards()[0]).toContain('£500 eachCash giftTo Ann Reed and my children');
});

it('keeps rare choices folded away, and asks about a mortgage on land and a spouse who is named alone', async () => {
  const save = vi.fn(saved);
  const { user } = open({ gifts: [aGift()] }, { 'willData.gifts.save': save });
  await chooseInMenu(user, 'Edit');
  expect(disclosure('More choices').open).toBe(false);
  expect(screen.queryByRole('radiogroup', { name: /mortgage/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /your home/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Description/ }), ' in my house in Whitby');
  await user.click(screen.getByText('More choices'));
  await user.click(screen.getByRole('radio', { name: 'Whoever gets this gift' }));
  await user.click(screen.getByRole('radio', { name: 'The rest of my estate pays it off' }));
  await user.click(screen.getByRole('checkbox', { name: /^If it is your home: only this home/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Give this only if my spouse or partner dies before me/ }));
  await user.click(button('Save Gift'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(giftSentTo(save)).toMatchObject({
    taxBorneBy: 'recipient',
    mortgage: 'paid_by_residue',
    onlyIfSpouseFails: true,
    onlyThisHome: true,
  });
  expect(cards()[0]).toContain('Only if the spouse or partner dies first');
  expect(cards()[0]).toContain('Only this home, not a later one');
  await chooseInMenu(user, 'Edit');
  expect(disclosure('More choices').open).toBe(true);
});

it('forgives a debt of whoever owes it, and asks nothing about children', async () => {
  const save = vi.fn(saved);
  const children = [...people.children, aChildNamed('Joe', { hasDied: true })];
  const opened = open({ children }, { 'willData.gifts.save': save });
  const { user } = opened;
  await user.click(button('Add Gift'));
  await user.click(screen.getByRole('radio', { name: 'Forgive a debt' }));
  await user.type(screen.getByRole('textbox', { name: /Which debt/ }), 'the loan of 2021');
  expect(screen.getByText('Choose who owes it to save this.')).toBeTruthy();
  await user.click(button('Select Who Owes It'));
  const chooser = screen.getByRole('dialog', { name: 'Select Who Owes It' });
  await user.click(within(chooser).getByRole('checkbox', { name: /^Rosie Bell/ }));
  await user.click(within(chooser).getByRole('checkbox', { name: /^Daniel Bell/ }));
  expect(chooser.textContent).toContain('Choose who owes it');
  expect(chooser.textContent).not.toMatch(/inherit|share|[Pp]riority|First|[Mm]y children/);
  expect(within(chooser).queryByRole('checkbox', { name: /^Joe/ })).toBeNull();
  await user.click(within(chooser).getByRole('button', { name: 'Use these people' }));
  expect(screen.getByText('Who owes it')).toBeTruthy();
  expect(screen.getByText('Rosie Bell and Daniel Bell')).toBeTruthy();
  expect(screen.queryByText(/priority 1/)).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: /own children/ })).toBeNull();
  expect(screen.queryByText('More choices')).toBeNull();
  await user.click(button('Save Gift'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    gift: {
      giftType: 'forgiven_debt',
      debtDescription: 'the loan of 2021',
      debtLimit: null,
      recipients: [
        { personId: 'rosie', priority: 1, shareBasisPoints: null },
        { personId: 'spouse', priority: 1, shareBasisPoints: null },
      ],
    },
  });
  expect(cards()).toEqual([
    expect.stringContaining('Forgive a debtthe loan of 2021Owed by Rosie Bell and Daniel Bell'),
  ]);
});

it('asks nothing about a spouse of someone who has none, and has no more choices for a pension', async () => {
  const { user } = open({ spouseDetails: null, gifts: [aGift()] });
  await chooseInMenu(user, 'Edit');
  await user.click(screen.getByText('More choices'));
  expect(screen.queryByRole('checkbox', { name: /spouse/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Pension plan' }));
  expect(screen.queryByText('More choices')).toBeNull();
});

it('neither says that there are no gifts, nor asks for a tick of it, beside a pet that goes to someone', () => {
  open({ gifts: [], provisions: [aProvision('pet', { description: 'my cat' })] });
  expect(screen.queryByText(/^No gifts yet/)).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /do not wish to leave any specific gifts/ })).toBeNull();
  expect(button('Add Gift')).toBeTruthy();
});
