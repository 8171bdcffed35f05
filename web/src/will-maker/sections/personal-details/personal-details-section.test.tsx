import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { openWillMaker } from '../../../testing/open-will-maker.tsx';

function open(step: string, changes: Partial<NonNullable<TestatorRecord['personalDetails']>> = {}) {
  let stored = somePersonalDetails(changes);
  const save = vi.fn((input: unknown) => {
    stored = { ...stored, ...(input as { changes: object }).changes, version: stored.version + 1 };
    return stored;
  });
  const user = openWillMaker(
    `personalDetails&step=${step}`,
    { personalDetails: stored },
    { 'willData.personalDetails.save': save },
  );
  return { user, save };
}

const lastChanges = (save: ReturnType<typeof open>['save']) =>
  (save.mock.lastCall?.[0] as { changes: object } | undefined)?.changes;

describe('a name', () => {
  it('may be one alone, once that is confirmed', async () => {
    const { user, save } = open('name');
    const lastName = await screen.findByRole('textbox', { name: /^Last name/ });
    expect(screen.queryByRole('checkbox', { name: 'I have only one name' })).toBeNull();
    await user.clear(lastName);
    await user.tab();
    await screen.findByText(/your last name cannot be empty/);
    expect(save).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    await waitFor(() => expect(lastChanges(save)).toEqual({ lastName: '', hasOneName: true }));
  });

  it('has a title of its own, or none', async () => {
    const { user, save } = open('name');
    await user.click(await screen.findByRole('button', { name: /Title/ }));
    await user.click(await screen.findByRole('option', { name: 'Other' }));
    await user.type(await screen.findByRole('textbox', { name: /^Your title/ }), 'Mx');
    await user.tab();
    await waitFor(() =>
      expect(save.mock.calls.map(([input]) => input)).toContainEqual(
        expect.objectContaining({ changes: expect.objectContaining({ otherTitle: 'Mx' }) }),
      ),
    );
    await user.click(screen.getByRole('button', { name: /^Other/ }));
    await user.click(await screen.findByRole('option', { name: 'No title' }));
    await waitFor(() => expect(lastChanges(save)).toEqual({ title: 'none' }));
    expect(screen.queryByRole('textbox', { name: /^Your title/ })).toBeNull();
  });
});

describe('what is asked about somebody', () => {
  it('is whether they are separated, beside a marriage or civil partnership alone', async () => {
    const { user, save } = open('about', { maritalStatus: 'married' });
    const question = await screen.findByRole('radiogroup', { name: /^Are you separated/ });
    await user.click(question.querySelector('input') as HTMLInputElement);
    await waitFor(() => expect(lastChanges(save)).toEqual({ isSeparated: true }));
  });

  it('is nothing of a separation where there is no marriage', async () => {
    open('about', { maritalStatus: 'single' });
    await screen.findByRole('radiogroup', { name: /^Marital status/ });
    expect(screen.queryByRole('radiogroup', { name: /^Are you separated/ })).toBeNull();
  });

  it('is an occupation, for which retired is offered', async () => {
    const { user, save } = open('about', { occupation: '' });
    await user.click(await screen.findByRole('button', { name: 'I’m retired' }));
    await waitFor(() => expect(lastChanges(save)).toEqual({ occupation: 'retired' }));
  });

  it('is an employer, unless there is no work', async () => {
    const { user } = open('about', { occupation: 'Librarian' });
    const occupation = await screen.findByRole('textbox', { name: /^Occupation/ });
    screen.getByRole('textbox', { name: /^Employer/ });
    await user.clear(occupation);
    await user.type(occupation, 'Retired');
    expect(screen.queryByRole('textbox', { name: /^Employer/ })).toBeNull();
  });

  it('says at the birthday who may make a will under 18', async () => {
    open('about', { dateOfBirth: '2012-03-27' });
    await screen.findByText('You can make a will from the age of 18');
    screen.getByText(/soldiers on active service and seamen at sea/);
  });
});
