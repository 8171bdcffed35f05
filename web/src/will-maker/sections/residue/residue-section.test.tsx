import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Residue } from '@plainwill/contracts/will-data/records/residue';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../../shared/api/trpc.ts';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../../testing/a-family.ts';
import { somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.tsx';
import ResidueSection from './residue-section.tsx';

const taking = (name: string, priority = 1, shareBasisPoints: number | null = null) => ({
  personId: name as PersonId,
  priority,
  shareBasisPoints,
});
const aStepchild = aChildNamed('Ivy', { relationship: 'Step-parent' });
const contacts = [aContactNamed('Ann Reed'), aContactNamed('Ben Vale'), aContactNamed('Sue Hill')];

const replaced = (input: unknown) => {
  const { basedOn, recipients } = input as { basedOn: number; recipients: Residue['recipients'] };
  return { version: basedOn + 1, recipients };
};
const failing = () => {
  throw new Refused('No', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
};

function open(
  recipients: Residue['recipients'] = [],
  answers: Answers = {},
  testatorRecord: Partial<TestatorRecord> = {},
  step?: string,
) {
  let stored = aMarriedRecord({ contacts, residue: { version: 1, recipients }, ...testatorRecord });
  answerCalls({ 'willData.testatorRecord.get': () => stored, 'willData.residue.replace': replaced, ...answers });
  api.willData.testatorRecord.get.setData(undefined, stored);
  api.identity.accounts.me.setData(undefined, anAccount());
  const user = show(step === undefined ? <ResidueSection /> : <ResidueSection step={step} />);
  return { user, changeElsewhere: (changes: Partial<TestatorRecord>) => (stored = { ...stored, ...changes }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const level = (place: string) =>
  within(screen.getByRole('grid', { name: `Residuary recipients: ${place}` }))
    .queryAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/UpDown$|More$/, ''));
const share = (name: string) => screen.getByRole('textbox', { name: `${name}’s share` });

it('chooses who inherits first', async () => {
  const replace = vi.fn(replaced);
  const { user } = open([], { 'willData.residue.replace': replace });
  await user.click(button('Select Recipients'));
  expect(screen.getByRole('dialog', { name: 'Select Residuary Estate Recipients' })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /^Daniel Bell/ }));
  await user.click(button('Save Recipients'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(replace).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, recipients: [taking('spouse')] });
  expect(level('first')).toEqual(['Daniel Bellyour husband']);
  expect(button('Add More Recipients')).toBeTruthy();
});

it.each([
  ['a stepchild', aStepchild],
  ['a child of somebody else', aChildNamed('Zoe', { otherParentId: 'ann' as PersonId })],
])('leads a family with %s another way than everything to each other', (_, child) => {
  open([], {}, { children: [aChildNamed('Tom'), child] });
  screen.getByText(new RegExp(`^${child.firstName} .*is the child of only one of you$`));
  expect(screen.getByRole('link', { name: 'Let Daniel live in your home' }).getAttribute('href')).toContain(
    'homeDetails',
  );
  expect(screen.queryByRole('button', { name: /^Everything to/ })).toBeNull();
});

describe('step by step', () => {
  const picture = () => screen.getByRole('figure', { name: 'Who inherits the rest of your estate' });

  it('shows who comes first alone, and the way of all the rest', () => {
    open([taking('spouse'), taking('ann', 2)], {}, {}, 'first');
    expect(level('first')).toEqual(['Daniel Bellyour husband']);
    expect(screen.queryByRole('grid', { name: 'Residuary recipients: second' })).toBeNull();
    expect(picture().textContent).toMatch(/You.*Daniel.*If Daniel dies before you.*Ann/);
    expect(within(picture()).queryByRole('link')).toBeNull();
    expect(screen.queryByLabelText('Children’s inheritance age')).toBeNull();
  });

  it('puts whoever is chosen after those who come first', async () => {
    const replace = vi.fn(replaced);
    const { user } = open([taking('spouse')], { 'willData.residue.replace': replace }, {}, 'next');
    expect(screen.getByText(/^No one yet/)).toBeTruthy();
    await user.click(button('Choose who is next'));
    await user.click(screen.getByRole('checkbox', { name: /^Ann Reed/ }));
    await user.click(button('Save Recipients'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(replace).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, recipients: [taking('spouse'), taking('ann', 2)] });
    expect(level('second')).toEqual(['Ann Reedyour friend']);
    expect(screen.queryByRole('grid', { name: 'Residuary recipients: first' })).toBeNull();
  });

  it('asks for the last resort apart, with what can be added folded away', () => {
    open([taking('spouse')], {}, {}, 'nobody');
    expect(screen.getByRole('radiogroup', { name: /^If no one you have named can inherit/ })).toBeTruthy();
    expect(screen.getByText('You can also…').closest('details')?.open).toBe(false);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('asks for the age apart, and says when it is not as typed', async () => {
    const saved = vi.fn((input: unknown) => ({ ...aMarriedRecord().settings, ...(input as object) }));
    const { user } = open([taking('spouse')], { 'willData.settings.save': saved }, {}, 'age');
    const age = screen.getByLabelText<HTMLInputElement>(/inheritance age/);
    await user.clear(age);
    await user.type(age, '15');
    await user.tab();
    expect(screen.getByText(/You typed “15”/)).toBeTruthy();
    expect(age.value).toBe('16');
  });
});

it('gives percentages with a running total, and saves them only when they are whole', async () => {
  const replace = vi.fn(replaced);
  const { user } = open([taking('ann'), taking('ben')], { 'willData.residue.replace': replace });
  await user.click(button('Change Shares'));
  await user.click(button('Set percentages'));
  await user.type(share('Ann Reed'), '33.33');
  expect(screen.getByText('33.33% given, 66.67% left')).toBeTruthy();
  await user.click(button('Save Recipients'));
  expect(screen.getByRole('alert', { name: 'There is a problem' }).textContent).toContain(
    'The shares must add up to 100%: 33.33% given, 66.67% left',
  );
  expect(replace).not.toHaveBeenCalled();
  await user.type(share('Ben Vale'), '66.67');
  expect(screen.getByText('100% given')).toBeTruthy();
  await user.click(button('Save Recipients'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(level('first')).toEqual(['Ann Reedyour friend · 33.33%', 'Ben Valeyour friend · 66.67%']);

  await user.click(button('Change Shares'));
  await user.click(button('Share equally'));
  expect(within(screen.getByRole('dialog')).getByText('Shared equally between the 2 of them')).toBeTruthy();
  await user.click(button('Save Recipients'));
  await waitFor(() =>
    expect(replace).toHaveBeenLastCalledWith({ basedOn: 2, recipients: [taking('ann'), taking('ben')] }),
  );
});

it('moves people between priorities by buttons and by the menu, each move over the one before', async () => {
  const replace = vi.fn(replaced);
  const { user } = open([taking('ann'), taking('ben'), taking('sue')], { 'willData.residue.replace': replace });
  await user.click(button('Reorder: Residuary recipients'));
  await user.click(button('Move Sue Hill down'));
  expect(screen.getByText('Sue Hill inherits second')).toBeTruthy();
  expect(level('first')).toEqual(['Ann Reedyour friend', 'Ben Valeyour friend']);
  expect(level('second')).toEqual(['Sue Hillyour friend']);
  await waitFor(() => expect(document.activeElement).toBe(button('Move Sue Hill down')));
  expect(button('Move Sue Hill down').getAttribute('aria-disabled')).toBe('true');

  await user.click(button('Done: Residuary recipients'));
  await user.click(button('More for Ann Reed'));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to second, with Sue Hill' }));
  expect(level('second')).toEqual(['Sue Hillyour friend', 'Ann Reedyour friend']);
  await waitFor(() => expect(document.activeElement).toBe(button('More for Ann Reed')));
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  expect(replace.mock.calls.map(([input]) => (input as { basedOn: number }).basedOn)).toEqual([1, 2]);
  expect(level('second')).toEqual(['Sue Hillyour friend', 'Ann Reedyour friend']);
});

it('asks for the shares again when a move leaves them less than whole, and saves nothing before', async () => {
  const replace = vi.fn(replaced);
  const { user } = open([taking('ann', 1, 5000), taking('ben', 1, 3000), taking('sue', 1, 2000)], {
    'willData.residue.replace': replace,
  });
  await user.click(button('Reorder: Residuary recipients'));
  await user.click(button('Move Sue Hill down'));
  await screen.findByText('Set the shares again');
  expect(screen.getByText('80% given, 20% left')).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
  await user.clear(share('Ben Vale'));
  await user.type(share('Ben Vale'), '50');
  await user.click(button('Save Recipients'));
  await waitFor(() =>
    expect(replace).toHaveBeenCalledExactlyOnceWith({
      basedOn: 1,
      recipients: [taking('ann', 1, 5000), taking('ben', 1, 5000), taking('sue', 2)],
    }),
  );
});

it('brings back somebody who was removed, in their place', async () => {
  const { user } = open([taking('ann', 1, 6000), taking('ben', 1, 4000), taking('sue', 2)]);
  await user.click(button('More for Sue Hill'));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByText('Sue Hill')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  await waitFor(() => expect(level('second')).toEqual(['Sue Hillyour friend']));
  expect(level('first')).toEqual(['Ann Reedyour friend · 60%', 'Ben Valeyour friend · 40%']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('puts the old list back when the new one cannot be saved', async () => {
  const { user } = open([taking('ann'), taking('ben', 2)], { 'willData.residue.replace': failing });
  await user.click(button('Reorder: Residuary recipients'));
  await user.click(button('Move Ben Vale up'));
  const notice = await screen.findByText('Failed to save residuary recipients');
  expect(notice.parentElement?.textContent).toContain('Save Error');
  expect(level('first')).toEqual(['Ann Reedyour friend']);
  expect(level('second')).toEqual(['Ben Valeyour friend']);
});

it('shows the list of another window, and keeps either', async () => {
  const answers: Answers = {
    'willData.residue.replace': (input) => {
      if ((input as { basedOn: number }).basedOn === 1)
        throw new Refused('Changed', { code: 'CONFLICT', httpStatus: 409, reason: 'ResidueChanged' });
      return replaced(input);
    },
  };
  const opened = open([taking('ann')], answers);
  const { user } = opened;
  await user.click(button('Add More Recipients'));
  await user.click(screen.getByRole('checkbox', { name: /^Ben Vale/ }));
  opened.changeElsewhere({ residue: { version: 2, recipients: [taking('sue')] } });
  await user.click(button('Save Recipients'));
  await screen.findByText('There it now reads: Sue Hill.');
  expect((screen.getByRole('checkbox', { name: /^Ben Vale/ }) as HTMLInputElement).checked).toBe(true);
  await user.click(button('Save Recipients'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(level('first')).toEqual(['Ann Reedyour friend', 'Ben Valeyour friend']);
});

it.each([
  [
    'Everything to Daniel, then to the children',
    { children: [aChildNamed('Rosie'), aChildNamed('Max')] },
    [taking('spouse'), taking('children', 2)],
  ],
  ['Everything to Daniel', {}, [taking('spouse')]],
  [
    'Everything to my children equally',
    { spouseDetails: null, children: [aChildNamed('Rosie'), aChildNamed('Max')] },
    [taking('children')],
  ],
  [
    'Everything to my children and Ivy equally',
    { spouseDetails: null, children: [aChildNamed('Rosie'), aStepchild] },
    [taking('children'), taking('ivy')],
  ],
  ['Everything to Sue', { spouseDetails: null, contacts: [aContactNamed('Sue Hill')] }, [taking('sue')]],
])('fills it in with one button: %s', async (label, family, recipients) => {
  const replace = vi.fn(replaced);
  const { user } = open([], { 'willData.residue.replace': replace }, family);
  await user.click(button(label));
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, recipients }));
  await waitFor(() => expect(document.activeElement).toBe(button('Add More Recipients')));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(replace).toHaveBeenLastCalledWith({ basedOn: 2, recipients: [] }));
  expect(button(label)).toBeTruthy();
});

it('has no such button where there is no family, or where someone is chosen', () => {
  open([], {}, { spouseDetails: null });
  expect(screen.queryByRole('button', { name: /^Everything to/ })).toBeNull();
  cleanup();
  const solicitor = aContactNamed('Ann Reed', { role: 'professional_solicitor' });
  open([], {}, { spouseDetails: null, contacts: [solicitor] });
  expect(screen.queryByRole('button', { name: /^Everything to/ })).toBeNull();
  cleanup();
  open([taking('ann')]);
  expect(screen.queryByRole('button', { name: /^Everything to/ })).toBeNull();
});

it('searches once there are many to choose from', async () => {
  const many = Array.from({ length: 60 }, (_, n) => aContactNamed(`Vale${n} Carter`));
  const { user } = open([], {}, { contacts: [...many, aContactNamed('Zoë Hart')] });
  await user.click(button('Select Recipients'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'zoe');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText('1 of 63 shown')).toBeTruthy();
});

it('tells of shares that no longer add up because somebody has left the list', () => {
  open([taking('ann', 1, 7500)]);
  expect(screen.getByRole('alert').textContent).toContain('The shares do not add up to 100%');
});

it('puts the age right when its field is left, and saves it only if it changed', async () => {
  const save = vi.fn(() => ({
    childrenInheritanceAge: 30,
    hasNoSpecificGifts: false,
    includePartner: null,
    executionVariant: null,
  }));
  const { user } = open([], { 'willData.settings.save': save });
  const age = screen.getByRole('textbox', { name: /inheritance age/ }) as HTMLInputElement;
  for (const typed of ['', 'old', '18.4']) {
    await user.clear(age);
    if (typed) await user.type(age, typed);
    await user.tab();
    expect(age.value).toBe('18');
  }
  expect(save).not.toHaveBeenCalled();
  await user.clear(age);
  await user.type(age, '45');
  await user.tab();
  expect(age.value).toBe('30');
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ childrenInheritanceAge: 30 }));
  expect(screen.getByText(/Above 25/)).toBeTruthy();
});

it('goes back to the stored age when the new one cannot be saved', async () => {
  const { user } = open([], { 'willData.settings.save': failing });
  const age = screen.getByRole('textbox', { name: /inheritance age/ }) as HTMLInputElement;
  await user.clear(age);
  await user.type(age, '21');
  await user.tab();
  await screen.findByText('Failed to save inheritance age setting');
  expect(age.value).toBe('18');
});

const rosieAndMax = { children: [aChildNamed('Rosie'), aChildNamed('Max')] };
const checkboxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

it('offers the class of children first, and takes those named at its level into it', async () => {
  const replace = vi.fn(replaced);
  const { user } = open([taking('spouse'), taking('rosie', 2)], { 'willData.residue.replace': replace }, rosieAndMax);
  await user.click(button('Add More Recipients'));
  expect(checkboxes().slice(0, 2)).toEqual(['My children including any born later', 'Daniel Bell your husband']);
  expect(screen.queryByRole('button', { name: /^Use “my children” instead/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Max Bell/ }));
  await user.click(button('More for Max Bell'));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to second, with Rosie Bell' }));
  await user.click(button('Use “my children” instead, so that a child born later is included'));
  const card = screen.getByRole('checkbox', { name: /^My children/ });
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(level('second')).toEqual([
    'My childrenRosie and Max, and any born or adopted laterLeave someone outA child you leave out, and their own children, get no part of this.Leave outRosie BellMax Bell',
  ]);
  screen.getByText('your daughter, 10 · included in “my children”', { selector: 'li:nth-child(3) span' });
  await user.click(button('Save Recipients'));
  await waitFor(() =>
    expect(replace).toHaveBeenCalledExactlyOnceWith({
      basedOn: 1,
      recipients: [taking('spouse'), taking('children', 2)],
    }),
  );
});

it('leaves a child out of the class on its card, and brings them back', async () => {
  const replace = vi.fn(replaced);
  const { user } = open(
    [taking('children'), taking('ann', 2)],
    { 'willData.residue.replace': replace },
    {
      children: [...rosieAndMax.children, aStepchild],
    },
  );
  screen.getByText('Ivy is not included. Stepchildren inherit only if you choose them by name.');
  screen.getByText('If none of my children can inherit');
  await user.click(screen.getByText('Leave someone out'));
  await user.click(screen.getByRole('checkbox', { name: 'Max Bell' }));
  await waitFor(() =>
    expect(replace).toHaveBeenCalledExactlyOnceWith({
      basedOn: 1,
      recipients: [{ ...taking('children'), exceptIds: ['max'] }, taking('ann', 2)],
    }),
  );
  screen.getByText('Left out: Max');
  screen.getByText('Rosie, and any born or adopted later');
  await user.click(screen.getByRole('checkbox', { name: 'Max Bell' }));
  await waitFor(() => expect(screen.queryByText('Left out: Max')).toBeNull());
});

it('offers grandchildren to someone whose child is grown up, and no class to an older testator without children', async () => {
  const grownUp = aChildNamed('Tom', { dateOfBirth: '1999-03-02' });
  const { user } = open([], {}, { children: [grownUp] });
  await user.click(button('Select Recipients'));
  expect(checkboxes()[1]).toBe('My grandchildren everyone living when you die');
  cleanup();
  const older = open([], {}, { personalDetails: somePersonalDetails({ dateOfBirth: '1950-01-01' }) });
  await older.user.click(button('Select Recipients'));
  expect(screen.queryByRole('checkbox', { name: /^My (grand)?children/ })).toBeNull();
});

it('asks whether grandchildren stand in once a child has a share, and saves the answer', async () => {
  const save = vi.fn((changes: unknown) => ({ ...aMarriedRecord().settings, ...(changes as object) }));
  const label = /should their own children take it instead/;
  open([taking('ann')]);
  expect(screen.queryByRole('radiogroup', { name: label })).toBeNull();
  cleanup();
  const { user } = open([taking('children')], { 'willData.settings.save': save });
  await user.click(within(screen.getByRole('radiogroup', { name: label })).getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ grandchildrenInherit: false }));
  await screen.findByText(/their own children get none of that share\. It goes to whoever else inherits/);
});
