import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { WillSettings } from '@plainwill/contracts/will-data/records/will-settings';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { aChildNamed, aContactNamed, aHusband, aMarriedRecord } from '../../../testing/a-family.ts';
import { aRecipient } from '../../../testing/a-gift.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import HomeDetailsSection from '../home-details/home-details-section.tsx';
import ResidueSection from '../residue/residue-section.tsx';
import PersonalDetailsWithSpouse from '../spouse-details/marital-status-change.tsx';
import SpouseDetailsSection from '../spouse-details/spouse-details-section.tsx';

beforeEach(clearDrafts);

function open(section: ReactNode, testatorRecord: TestatorRecord) {
  let stored = testatorRecord.settings;
  const save = vi.fn((changes: unknown) => {
    stored = { ...stored, ...(changes as Partial<WillSettings>) };
    return stored;
  });
  const user = showInWillMaker(section, testatorRecord, { 'willData.settings.save': save });
  return { user, save };
}

const radio = async (group: RegExp, label: string) =>
  within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name: label });

describe('a wedding that is planned', () => {
  it('asks a couple which ceremony it is, once they intend to marry', async () => {
    const partner = aHusband({ relationship: 'partner', intendingToMarry: true });
    const { user, save } = open(<SpouseDetailsSection />, aMarriedRecord({ spouseDetails: partner }));
    await user.click(await radio(/^Which are you planning/, 'Civil partnership'));
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ plannedEvent: 'civil_partnership' }));
    await user.click(await radio(/^Which are you planning/, 'I haven’t decided'));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ plannedEvent: null }));
  });

  it('asks those who are married nothing of the kind', async () => {
    open(<SpouseDetailsSection />, aMarriedRecord());
    await screen.findByRole('checkbox', { name: /is making a will like mine/ });
    expect(screen.queryByRole('radiogroup', { name: /^Which are you planning/ })).toBeNull();
  });

  it('is with a contact, of somebody who is single, and can be taken back', async () => {
    const single = aTestatorRecord({ personalDetails: somePersonalDetails(), contacts: [aContactNamed('Ann Reed')] });
    const { user, save } = open(<PersonalDetailsWithSpouse step="about" />, single);
    await user.click(await screen.findByRole('button', { name: 'Add: Plan for a wedding or civil partnership' }));
    expect(document.activeElement?.textContent).toBe('Your wedding or civil partnership');
    await user.click(await screen.findByRole('button', { name: /Who will it be with/ }));
    await user.click(await screen.findByRole('option', { name: 'Ann Reed' }));
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ intendedSpouseId: 'ann' }));
    await user.click(await radio(/^Which are you planning/, 'Marriage'));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ plannedEvent: 'marriage' }));
    await user.click(screen.getByRole('button', { name: 'Remove: your wedding or civil partnership' }));
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ intendedSpouseId: null, plannedEvent: null }));
    const add = await screen.findByRole('button', { name: 'Add: Plan for a wedding or civil partnership' });
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  it('lets the person be added, where there is nobody to choose', async () => {
    const alone = aTestatorRecord({ personalDetails: somePersonalDetails() });
    const { user } = open(<PersonalDetailsWithSpouse step="about" />, alone);
    await user.click(await screen.findByRole('button', { name: 'Add: Plan for a wedding or civil partnership' }));
    await user.click(await screen.findByRole('button', { name: 'Add someone new as the person you will marry' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your wedding or civil partnership' });
    within(dialog).getByRole('textbox', { name: /^First name/ });
  });

  it('is not offered to somebody who is married', async () => {
    open(<PersonalDetailsWithSpouse step="about" />, aMarriedRecord());
    await screen.findByRole('radiogroup', { name: /^Marital status/ });
    expect(screen.queryByRole('button', { name: /^Add: Plan for a wedding/ })).toBeNull();
  });
});

it('says that a couple makes wills alike', async () => {
  const { user, save } = open(<SpouseDetailsSection />, aMarriedRecord());
  await user.click(await screen.findByRole('checkbox', { name: /is making a will like mine/ }));
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ isMirrorWill: true }));
});

const residue = { version: 1, recipients: [aRecipient('spouse'), aRecipient('rosie', 2)] };

describe('how long somebody must outlive the testator', () => {
  const days = () => screen.findByRole('textbox', { name: /^How many days/ }) as Promise<HTMLInputElement>;

  it('is saved once it is left, if the law allows it', async () => {
    const { user, save } = open(<ResidueSection />, aMarriedRecord({ residue }));
    await user.click(await screen.findByText('More choices'));
    await user.clear(await days());
    await user.type(await days(), '181');
    await user.tab();
    await screen.findByText('Enter a number of days from 0 to 180');
    expect(save).not.toHaveBeenCalled();
    await user.clear(await days());
    await user.type(await days(), '60');
    await user.tab();
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ survivorshipDays: 60 }));
  });

  it('can be another time for the spouse', async () => {
    const { user, save } = open(<ResidueSection />, aMarriedRecord({ residue }));
    await user.click(await screen.findByText('More choices'));
    await user.click(await radio(/^And your spouse or partner/, 'They only need to be alive when I die'));
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ spouseSurvivorship: 'none' }));
  });
});

describe('somebody who needs help with money', () => {
  const rosie = aChildNamed('Rosie', { protectShare: true });

  it.each([
    ['by name', 'rosie'],
    ['as one of the children', 'children'],
  ])('and inherits %s is referred to a solicitor, until one has advised', async (_how, beneficiary) => {
    const record = aMarriedRecord({
      children: [rosie],
      residue: { version: 1, recipients: [aRecipient(beneficiary)] },
    });
    const { user, save } = open(<ResidueSection />, record);
    await screen.findByText(/^Money paid straight to Rosie Bell could end benefits/);
    const links = screen.getAllByRole('link', { name: /opens in a new tab/ }).map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://solicitors.lawsociety.org.uk',
      'https://www.step.org',
      'https://www.mencap.org.uk',
    ]);
    await user.click(screen.getByRole('checkbox', { name: /^A solicitor has advised me/ }));
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ protectionAdvice: 'outright_advised' }));
    await screen.findByText('You leave money straight to Rosie Bell');
  });

  it('and inherits nothing brings no notice', async () => {
    open(
      <ResidueSection />,
      aMarriedRecord({ children: [rosie], residue: { version: 1, recipients: [aRecipient('spouse')] } }),
    );
    await screen.findByRole('button', { name: 'Add More Recipients' });
    expect(screen.queryByText(/could end benefits/)).toBeNull();
  });
});

it('shows the guide to splitting a joint home only to those who plan to', async () => {
  const homeDetails = someHomeDetails({
    homeOwnership: 'own-outright',
    tenancyType: 'joint-tenants',
    coOwnerId: 'spouse' as PersonId,
  });
  const { user } = open(<HomeDetailsSection step="ownership" />, aMarriedRecord({ homeDetails }));
  await user.click(await screen.findByText('Want your half to go to someone else?'));
  expect(((await radio(/^Would you like to split it/, 'No')) as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole('button', { name: /How to split a joint home/ })).toBeNull();
  await user.click(await radio(/^Would you like to split it/, 'Yes, I plan to'));
  await screen.findByText('Until you give notice, the home still goes to Daniel Bell, whatever your will says.');
  expect(screen.getByRole('button', { name: 'Download PDF of “How to split a joint home”' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add: Let someone live in your home' })).toBeTruthy();
});

it('asks about another country’s law only those to whom it can apply', async () => {
  const homeDetails = someHomeDetails({ hasForeignAssets: true, isForUnitedKingdom: false, hasForeignWill: true });
  const { user } = open(<HomeDetailsSection step="ties" />, aMarriedRecord({ homeDetails }));
  expect(((await radio(/^What should this will cover/, 'Everything I own')) as HTMLInputElement).checked).toBe(true);
  await screen.findByText(/cancels your earlier wills, abroad too/);
  expect(screen.queryByRole('radiogroup', { name: /^Should the law of England/ })).toBeNull();
  await user.click(await radio(/^Are you a British national/, 'Yes'));
  await screen.findByRole('radiogroup', { name: /^Should the law of England/ });
  await user.click(await radio(/^What should this will cover/, 'Only what I own in the UK'));
  expect(screen.queryByRole('radiogroup', { name: /^Are you a British national/ })).toBeNull();
});
