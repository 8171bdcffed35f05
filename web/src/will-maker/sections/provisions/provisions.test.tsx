import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../../shared/drafts/clear-drafts.ts';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../../testing/a-family.ts';
import { aRecipient } from '../../../testing/a-gift.ts';
import { aProvision } from '../../../testing/a-provision.ts';
import { someHomeDetails } from '../../../testing/a-testator-record.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import GiftsSection from '../gifts/gifts-section.tsx';
import GuardiansSection from '../guardians/guardians-section.tsx';
import HomeDetailsSection from '../home-details/home-details-section.tsx';
import ResidueSection from '../residue/residue-section.tsx';

beforeEach(clearDrafts);

const person = (name: string) => name as PersonId;
const shelter = aContactNamed('Shelter', { kind: 'charity', isCharity: true, lastName: '' });
const family = {
  children: [aChildNamed('Rosie'), aChildNamed('Max', { dateOfBirth: '2000-01-01' })],
  contacts: [aContactNamed('Ann Reed'), aContactNamed('Sue Vale'), shelter],
  residue: { version: 1, recipients: [aRecipient('spouse')] },
};

/** The service answers so to a save. */
const stored = (input: unknown) => {
  const { id, basedOn, provision } = input as { id: string; basedOn: number; provision: object };
  return { ...provision, id, version: basedOn + 1, savedAt: '2026-11-20T14:33:00.000Z' };
};

function open(section: ReactNode, testatorRecord: Partial<TestatorRecord> = {}, answers: Answers = {}) {
  const save = vi.fn(stored);
  const record = aMarriedRecord({ ...family, ...testatorRecord });
  const user = showInWillMaker(section, record, { 'willData.provisions.save': save, ...answers });
  const sent = () => (save.mock.calls.at(-1)?.[0] as { provision: Partial<Provision> } | undefined)?.provision;
  return { user, save, sent, record };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const tick = (name: RegExp) => screen.findByRole('checkbox', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const card = (title: RegExp) => screen.getByText(title).closest('li')?.textContent;

type User = ReturnType<typeof open>['user'];

/** The list of a question, and not the button beside it that adds someone. */
const listOf = (question: RegExp) =>
  screen.findByRole('button', { name: (name) => question.test(name) && !name.startsWith('Add ') });

async function pick(user: User, field: RegExp, name: string) {
  await user.click(await listOf(field));
  await user.click(await screen.findByRole('option', { name }));
}

async function chooseBeneficiaries(user: User, ...names: string[]) {
  await user.click(await press(/^Select (People|Charities)$/));
  for (const name of names) await user.click(await tick(new RegExp(`^${name}`)));
  await user.click(await press(/^Use these/));
}

describe('what a section offers', () => {
  it('is a quiet list of what could be added, and nothing that is chosen already', async () => {
    open(<GiftsSection />, { provisions: [aProvision('belongings', { recipients: [aRecipient('ann')] })] });
    await screen.findByRole('heading', { name: 'You can also…' });
    expect(screen.queryByRole('button', { name: /^Add: .*belongings/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add: Choose a home for a pet' })).toBeTruthy();
    expect(card(/^Personal belongings/)).toContain('To Ann Reed');
  });

  it('waits until somebody inherits the residue', async () => {
    open(<ResidueSection />, { residue: { version: 1, recipients: [] } });
    await screen.findByText(/^No recipients yet/);
    expect(screen.queryByRole('heading', { name: 'You can also…' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: /no one you have named/ })).toBeNull();
  });

  it.each([
    ['sole-owner', true],
    ['tenants-in-common', true],
    ['joint-tenants', false],
  ] as const)('has a right to live in the home for %s: %s', async (tenancyType, isOffered) => {
    const homeDetails = someHomeDetails({ homeOwnership: 'own-outright', tenancyType });
    open(<HomeDetailsSection step="ownership" />, { homeDetails });
    await screen.findByRole('radiogroup', { name: /^How do you own it/ });
    expect(screen.queryByRole('button', { name: 'Add: Let someone live in your home' }) !== null).toBe(isOffered);
  });
});

it('lets someone live in the home, and says who gets it then', async () => {
  const homeDetails = someHomeDetails({ homeOwnership: 'own-mortgage', tenancyType: 'sole-owner' });
  const { user, sent } = open(<HomeDetailsSection step="ownership" />, { homeDetails });
  await user.click(await press('Add: Let someone live in your home'));
  await user.click(await press('Save'));
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary.textContent).toContain('Choose who can live there');
  expect(summary.textContent).toContain('Choose who gets the home afterwards');

  await pick(user, /Who can live in your home/, 'Daniel Bell');
  await user.type(screen.getByRole('textbox', { name: /^For how many years/ }), '60');
  await chooseBeneficiaries(user, 'Rosie Bell', 'Max Bell');
  await user.click(await tick(/^If they marry/));
  await user.click(await tick(/^Only this home/));
  expect((await screen.findAllByText('They pay everything')).length).toBe(1);
  await user.click(screen.getByRole('radio', { name: 'The rest of my estate pays it off' }));
  await user.click(await press('Save'));
  await screen.findAllByText('Enter a number of years from 1 to 50');
  await user.clear(screen.getByRole('textbox', { name: /^For how many years/ }));
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({
    kind: 'homeTrust',
    occupierId: 'spouse',
    years: null,
    endsOnRemarriage: true,
    endsOnLeaving: true,
    onlyThisHome: true,
    mortgage: 'paid_by_residue',
    recipients: [
      { personId: 'rosie', priority: 1 },
      { personId: 'max', priority: 1 },
    ],
  });
  expect(card(/^A right to live in the home/)).toContain('Daniel Bell can live there for life');
  expect(card(/^A right to live in the home/)).toContain('Then to Rosie Bell and Max Bell');
  expect(card(/^A right to live in the home/)).toContain('Only this home, not a later one');
});

it('gives belongings with a letter of wishes, whose words stay off the card', async () => {
  const { user, sent } = open(<GiftsSection />);
  await user.click(await press(/^Add: Leave your personal belongings/));
  await chooseBeneficiaries(user, 'Ann Reed');
  await user.click(await tick(/^Leave out cars/));
  await user.click(await tick(/letter of wishes/));
  await user.type(screen.getByRole('textbox', { name: /^Your letter of wishes/ }), 'The blue vase to Sue');
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({ withoutVehicles: true, hasLetter: true, letter: 'The blue vase to Sue' });
  expect(card(/^Personal belongings/)).toContain('With a letter of wishes');
  expect(document.body.textContent).not.toContain('blue vase');
  expect(screen.getByRole('button', { name: 'Download PDF of “Your letter of wishes”' })).toBeTruthy();
});

it('finds a pet a home, with money and a charity as the last resort', async () => {
  const { user, sent } = open(<GiftsSection />);
  await user.click(await press('Add: Choose a home for a pet'));
  await user.click(await press('Save'));
  expect(screen.getByRole('alert', { name: 'There is a problem' }).textContent).toContain('Say which animal');
  await user.type(screen.getByRole('textbox', { name: /^Which animal/ }), 'my dog Bramble');
  await pick(user, /Who should have it\?$/, 'Sue Vale');
  await pick(user, /Who should have it if they can’t/, 'Sue Vale');
  await user.type(screen.getByRole('textbox', { name: /^Money to go with it/ }), '1.5k');
  await user.click(await press('Save'));
  await screen.findAllByText('Choose someone else, in case they can’t');
  await pick(user, /Who should have it if they can’t/, 'Ann Reed');
  await pick(user, /which charity should find it a home/, 'Shelter');
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({
    description: 'my dog Bramble',
    takerId: 'sue',
    substituteId: 'ann',
    cashAmount: 150_000,
    rehomingCharityId: person('shelter'),
  });
  expect(card(/^My dog Bramble/)).toContain('To Sue Vale; if they can’t, Ann Reed');
  expect(screen.getByRole('button', { name: 'Add: Choose a home for another pet' })).toBeTruthy();
});

it('adds a person where only people can be chosen, and goes back to the question', async () => {
  const { user } = open(<GiftsSection />);
  await user.click(await press('Add: Choose a home for a pet'));
  await user.click(await press('Add someone new: Who should have it?'));
  await screen.findByText('Add someone new');
  expect(screen.queryByRole('radiogroup', { name: 'Who is this?' })).toBeNull();
  await user.click(await press('Go back'));
  const list = await listOf(/Who should have it\?$/);
  await waitFor(() => expect(document.activeElement).toBe(list));
});

it('lets one who was chosen as a charity, and is none any more, be left out', async () => {
  const tenth = aProvision('charityTenth', { recipients: [aRecipient('ann'), aRecipient('shelter')] });
  const { user, sent } = open(<ResidueSection />, { provisions: [tenth] });
  await user.click(await press('Edit: A tenth to charity'));
  await user.click(await press('Change Charities'));
  await user.click(await tick(/^Ann Reed/));
  await user.click(await press(/^Use these/));
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({ recipients: [{ personId: 'shelter' }] });
});

it('offers a pet to nobody under 18', async () => {
  const { user } = open(<GiftsSection />);
  await user.click(await press('Add: Choose a home for a pet'));
  await user.click(await listOf(/Who should have it\?$/));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Daniel Bell', 'Max Bell', 'Ann Reed', 'Sue Vale']);
});

it('has executors manage digital accounts, and private files deleted or given', async () => {
  const { user, sent } = open(<GiftsSection />);
  await user.click(await press(/^Add: Deal with your digital accounts/));
  await user.click(await tick(/^Let my executors manage/));
  await user.click(await press('Save'));
  await screen.findAllByText('Tick this, or choose what happens to your private files');
  await user.click(screen.getByRole('radio', { name: 'Give them to someone' }));
  await chooseBeneficiaries(user, 'Daniel Bell');
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({ hasPowers: false, privateFiles: 'hand_over', recipients: [{ personId: 'spouse' }] });

  await user.click(await press('Edit: Digital accounts and files'));
  await user.click(screen.getByRole('radio', { name: 'Delete them unread' }));
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({ privateFiles: 'delete', recipients: [] });
});

it('sets money aside for guardians', async () => {
  const { user, sent } = open(<GuardiansSection />);
  await user.click(await press('Add: Set aside money for guardians'));
  await user.click(await tick(/larger home/));
  await user.type(screen.getByRole('textbox', { name: /^A sum for the guardians/ }), '5000');
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({ kind: 'guardianSupport', paysCosts: true, adaptsHome: true, cashAmount: 500_000 });
  expect(card(/^Money for guardians/)).toContain('£5,000 for the guardians');
});

it('gives a tenth to charities alone, between two limits', async () => {
  const { user, sent } = open(<ResidueSection />);
  await user.click(await press('Add: Give a tenth to charity'));
  await user.click(await press('Select Charities'));
  expect(screen.queryByRole('checkbox', { name: /^Ann Reed/ })).toBeNull();
  await user.click(await tick(/^Shelter/));
  await user.click(await press('Use these charities'));
  await user.type(screen.getByRole('textbox', { name: /^The least they get/ }), '5000');
  await user.type(screen.getByRole('textbox', { name: /^The most they get/ }), '4000');
  await user.click(await press('Save'));
  await screen.findAllByText('The least must not be above the most');
  await user.clear(screen.getByRole('textbox', { name: /^The least they get/ }));
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({ percent: 10, leastAmount: null, mostAmount: 400_000 });
});

it('leaves someone out with reasons for a statement of its own', async () => {
  const { user, sent } = open(<ResidueSection />);
  await user.click(await press('Add: Leave someone out of your will'));
  await screen.findByText('Ask a solicitor first');
  await pick(user, /Who are you leaving out/, 'Max Bell');
  await user.type(screen.getByRole('textbox', { name: /^Your reasons/ }), 'A house in 2019');
  await user.click(await press('Save'));
  await closed();
  expect(sent()).toMatchObject({ personId: 'max', reasons: 'A house in 2019', isSigned: false });
  expect(card(/^Leaving out Max Bell/)).toContain('Statement not signed yet');
  expect(document.body.textContent).not.toContain('2019');
});

describe('the last resort', () => {
  const question = () => screen.findByRole('radiogroup', { name: /^If no one you have named can inherit/ });

  it('is saved as it is chosen, with what it means', async () => {
    const { user, sent } = open(<ResidueSection />);
    await question();
    await user.click(screen.getByRole('radio', { name: 'My nearest relatives' }));
    await screen.findByText(/^They are found as the law would find them/);
    expect(sent()).toEqual({ kind: 'residueFallback', fallback: 'relatives', recipients: [] });
    await user.click(screen.getByRole('radio', { name: 'Half to my relatives, half to Daniel Bell’s' }));
    await screen.findByText(/^Half is shared/);
  });

  it('is saved as chosen last, though an earlier choice is still on its way', async () => {
    const first = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    const save = async (input: unknown) => {
      sent.push(input);
      if (sent.length === 1) await first.promise;
      return stored(input);
    };
    const { user } = open(<ResidueSection />, {}, { 'willData.provisions.save': save });
    await question();
    await user.click(screen.getByRole('radio', { name: 'My nearest relatives' }));
    await user.click(screen.getByRole('radio', { name: /law/ }));
    first.resolve();
    await screen.findByText(/^The law looks for relatives/);
    expect(sent).toMatchObject([
      { basedOn: 0, provision: { fallback: 'relatives' } },
      { basedOn: 1, provision: { fallback: 'law' } },
    ]);
  });

  it('asks which charities before it is saved', async () => {
    const { user, save, sent } = open(<ResidueSection />);
    await question();
    await user.click(screen.getByRole('radio', { name: 'A charity' }));
    await screen.findByRole('dialog', { name: 'Last resort' });
    expect(save).not.toHaveBeenCalled();
    await chooseBeneficiaries(user, 'Shelter');
    await user.click(await press('Save'));
    await closed();
    expect(sent()).toMatchObject({ fallback: 'charity', recipients: [{ personId: 'shelter' }] });
    expect((screen.getByRole('radio', { name: 'A charity' }) as HTMLInputElement).checked).toBe(true);
    expect(await press('Change Charities')).toBeTruthy();
  });

  it('has no second family without a spouse in the will', async () => {
    open(<ResidueSection />, { spouseDetails: null });
    const options = within(await question()).getAllByRole('radio');
    expect(options).toHaveLength(3);
  });
});

it.each([
  ['gifts', <GiftsSection key="gifts" />],
  ['the residue', <ResidueSection key="residue" />],
])('says of %s that regular payments and some trusts are for a solicitor', async (_what, section) => {
  open(section);
  const note = await screen.findByText(/^Ask a solicitor instead for regular payments to someone/);
  expect(note.textContent).toMatch(
    /others choose who gets what, or a trust that keeps money safe from debts or a divorce\.$/,
  );
});

describe('what was given already', () => {
  const [rosie, max] = [aRecipient('rosie'), aRecipient('max')];
  const shared = { residue: { version: 1, recipients: [rosie, max] } };
  const advance = aProvision('advance', {
    personId: person('max'),
    amount: 2_000_000,
    purpose: 'towards a home',
    year: 2021,
  });

  it.each([
    ['one person inherits the rest', [aRecipient('spouse')], false],
    ['each place has one person', [aRecipient('spouse'), { ...rosie, priority: 2 }], false],
    ['two share it', [rosie, max], true],
    ['two share the second place', [aRecipient('spouse'), { ...rosie, priority: 2 }, { ...max, priority: 2 }], true],
    ['children share it as one', [aRecipient('children')], true],
  ] as const)('is offered where the rest is shared: %s', async (_how, recipients, isOffered) => {
    open(<ResidueSection />, { residue: { version: 1, recipients: [...recipients] } });
    await screen.findByRole('heading', { name: 'You can also…' });
    expect(screen.queryByRole('button', { name: 'Add: Count what you have already given' }) !== null).toBe(isOffered);
  });

  it('counts a sum that one of those who share has had, and says that a loan is something else', async () => {
    const { user, sent } = open(<ResidueSection />, shared);
    await user.click(await press('Add: Count what you have already given'));
    await screen.findByText(/The law counts nothing unless your will says so/);
    await screen.findByText(/A loan that is still owed is not a gift/);
    await user.click(await press('Save'));
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary.textContent).toContain('Choose who you gave it to');
    expect(summary.textContent).toContain('Enter how much you gave');
    await user.click(await listOf(/Who did you give it to/));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Rosie Bell',
      'Max Bell',
    ]);
    await user.click(await screen.findByRole('option', { name: 'Max Bell' }));
    await user.type(screen.getByRole('textbox', { name: /^How much was it/ }), '0');
    await user.type(screen.getByRole('textbox', { name: /^In which year/ }), '21');
    await user.click(await press('Save'));
    await screen.findAllByText('Enter how much you gave');
    await screen.findAllByText('Enter a year, like 2021');
    await user.clear(screen.getByRole('textbox', { name: /^How much was it/ }));
    await user.type(screen.getByRole('textbox', { name: /^How much was it/ }), '20,000');
    await user.clear(screen.getByRole('textbox', { name: /^In which year/ }));
    await user.type(screen.getByRole('textbox', { name: /^In which year/ }), '2021');
    await user.type(screen.getByRole('textbox', { name: /^What was it for/ }), 'towards a home');
    await user.click(await press('Save'));
    await closed();
    expect(sent()).toEqual({
      kind: 'advance',
      personId: 'max',
      amount: 2_000_000,
      purpose: 'towards a home',
      year: 2021,
      recipients: [],
    });
    expect(card(/^£20,000 already given to Max Bell/)).toContain('Towards a home, in 2021');
    expect(card(/^£20,000 already given to Max Bell/)).toContain('Comes off Max Bell’s share of the rest');
    await press('Add: Count something else you have given');
  });

  it('is removed, and brought back', async () => {
    const remove = vi.fn();
    const { user, save } = open(
      <ResidueSection />,
      { ...shared, provisions: [advance] },
      { 'willData.provisions.remove': remove },
    );
    await user.click(await press('Remove: £20,000 already given to Max Bell'));
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: advance.id });
    await user.click(await press('Undo'));
    await press('Edit: £20,000 already given to Max Bell');
    expect(save).toHaveBeenCalledExactlyOnceWith({
      id: advance.id,
      basedOn: 0,
      provision: expect.objectContaining({ personId: 'max', amount: 2_000_000 }),
    });
  });

  it('can be for a child who has died, whose own children share as one', async () => {
    const children = [...family.children, aChildNamed('Joe', { hasDied: true })];
    const { user } = open(<ResidueSection />, {
      children,
      residue: { version: 1, recipients: [{ ...aRecipient('children'), exceptIds: [person('rosie')] }] },
    });
    await user.click(await press('Add: Count what you have already given'));
    await user.click(await listOf(/Who did you give it to/));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Max Bell',
      'Joe Bell',
    ]);
  });
});

describe('a card', () => {
  const bramble = aProvision('pet', { description: 'my dog Bramble', takerId: person('sue') });

  it('is removed, and brought back with everything it said', async () => {
    const remove = vi.fn();
    const { user, save } = open(<GiftsSection />, { provisions: [bramble] }, { 'willData.provisions.remove': remove });
    await user.click(await press('Remove: My dog Bramble'));
    const undo = await press('Undo');
    expect(remove).toHaveBeenCalledExactlyOnceWith({ id: bramble.id });
    expect(screen.queryByRole('button', { name: 'Edit: My dog Bramble' })).toBeNull();
    await user.click(undo);
    await press('Edit: My dog Bramble');
    expect(save).toHaveBeenCalledExactlyOnceWith({
      id: bramble.id,
      basedOn: 0,
      provision: expect.objectContaining({ description: 'my dog Bramble', takerId: 'sue' }),
    });
  });

  it('shows what another window made of it, and keeps either', async () => {
    let now = bramble;
    const { user } = open(
      <GiftsSection />,
      { provisions: [bramble] },
      {
        'willData.testatorRecord.get': () => aMarriedRecord({ ...family, provisions: [now] }),
        'willData.provisions.save': () => {
          throw new Refused('Changed', { code: 'CONFLICT', httpStatus: 409, reason: 'ProvisionChanged' });
        },
      },
    );
    await user.click(await press('Edit: My dog Bramble'));
    await user.type(await screen.findByRole('textbox', { name: /^Money to go with it/ }), '10');
    now = { ...bramble, takerId: person('ann'), version: 2 } as Provision;
    await user.click(await press('Save'));
    await screen.findByText('There it now reads: My dog Bramble. To Ann Reed.');
    await user.click(await press('Use what is there'));
    expect(await press('Ann Reed Who should have it?')).toBeTruthy();
  });

  it('keeps what is typed through a reload', async () => {
    const { user } = open(<GiftsSection />);
    await user.click(await press('Add: Choose a home for a pet'));
    await user.type(await screen.findByRole('textbox', { name: /^Which animal/ }), 'our cat');
    await waitFor(() => expect(Object.keys(sessionStorage).some((key) => key.includes('dialog.'))).toBe(true));
    cleanup();
    open(<GiftsSection />);
    const animal = (await screen.findByRole('textbox', { name: /^Which animal/ })) as HTMLInputElement;
    expect(animal.value).toContain('our');
  });
});
