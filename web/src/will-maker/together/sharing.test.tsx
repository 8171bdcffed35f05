import type { CoupleOffer } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CoupleView } from '@plainwill/contracts/will-data/couple/couple-view';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord } from '../../testing/a-family.ts';
import { type Answers, Refused } from '../../testing/answer-calls.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import { ShareSection } from './share-section.tsx';
import { StartFromPartner } from './start-from-partner.tsx';

const record = () =>
  aMarriedRecord({ children: [aChildNamed('Ivy')], contacts: [aContactNamed('Ann Reed'), aContactNamed('Bob Lee')] });

const address = { address: '', line1: '1 Mill Lane', line2: '', townOrCity: 'Ludlow', county: '', postcode: '' };

const aView = (changes: Partial<CoupleView> = {}): CoupleView => ({
  people: {
    self: { firstName: 'Harriet', middleNames: '', lastName: 'Bell', gender: 'female' },
    partner: { firstName: 'Daniel', middleNames: '', lastName: 'Bell', gender: 'male' },
  },
  bond: 'marriage',
  isToMarry: false,
  home: null,
  children: [],
  contacts: [],
  wishes: { self: null, partner: null },
  ...changes,
});

const ann = {
  ...address,
  key: 'k',
  firstName: 'Ann',
  middleNames: '',
  lastName: 'Reed',
  email: 'ann@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '',
  kind: null,
  charityNumber: '',
};

const shares = (mine: string[], theirs: string[] = []) => {
  const each = (category: string) => ({ category, sharedOn: '2026-11-20' });
  return { mine: mine.map(each), theirs: theirs.map(each), consents: [], removedCopies: [] };
};

describe('sharing', () => {
  const open = async (answers: Answers = {}) => {
    const user = showInWillMaker(<ShareSection partner="Daniel" />, record(), {
      'willData.couples.get': () => shares([]),
      'willData.couples.preview': () => ({ view: aView({ contacts: [ann] }), shown: 'seen' }),
      ...answers,
    });
    await screen.findByText('You have not shared anything.');
    return user;
  };

  it('begins with nothing ticked, and asks for a choice', async () => {
    const user = await open();
    for (const box of screen.getAllByRole('checkbox')) expect((box as HTMLInputElement).checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'See what Daniel will see' }));
    expect(await screen.findByText('Choose what to share.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Chosen people/ }));
    await user.click(screen.getByRole('button', { name: 'See what Daniel will see' }));
    expect(await screen.findByText('Choose at least one person.')).toBeTruthy();
  });

  it('says of a part that is empty that there is nothing to share', async () => {
    await open();
    expect(screen.queryByRole('checkbox', { name: /Our home/ })).toBeNull();
    expect(
      screen.getByText('Not answered yet: your home, executors, guardians, who gets everything else and gifts.'),
    ).toBeTruthy();
  });

  it('shows exactly what the other will see, and shares what was shown', async () => {
    const preview = vi.fn((_input: unknown) => ({ view: aView({ contacts: [ann] }), shown: 'seen' }));
    const publish = vi.fn((_input: unknown) => shares(['people']));
    const user = await open({ 'willData.couples.preview': preview, 'willData.couples.publish': publish });
    await user.click(screen.getByRole('checkbox', { name: /Chosen people/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Ann Reed' }));
    await user.click(screen.getByRole('button', { name: 'See what Daniel will see' }));
    const seen = within(await screen.findByRole('region', { name: 'What Daniel will see' }));
    expect(seen.getByText('Ann Reed')).toBeTruthy();
    expect(seen.queryByText('Bob Lee')).toBeNull();
    await user.click(seen.getByRole('button', { name: 'Share with Daniel' }));
    await screen.findByText('Shared on 20 November 2026');
    const ticked = { categories: ['people'], contactIds: ['ann'] };
    expect([preview.mock.calls[0]?.[0], publish.mock.calls[0]?.[0]]).toEqual([
      { ...ticked, giftIds: [] },
      { ...ticked, shown: 'seen' },
    ]);
  });

  it('asks to look again where the answers have changed', async () => {
    const message = 'These answers have changed. Look at them again before you confirm.';
    const user = await open({
      'willData.couples.publish': () => {
        throw new Refused(message, { reason: 'AnswersChanged' });
      },
    });
    await user.click(screen.getByRole('checkbox', { name: /The children/ }));
    await user.click(screen.getByRole('button', { name: 'See what Daniel will see' }));
    await user.click(await screen.findByRole('button', { name: 'Share with Daniel' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('ends what is shared by one press', async () => {
    const withdraw = vi.fn((_input: unknown) => shares([]));
    const user = showInWillMaker(<ShareSection partner="Daniel" />, record(), {
      'willData.couples.get': () => shares(['children']),
      'willData.couples.withdraw': withdraw,
    });
    await user.click(await screen.findByRole('button', { name: 'Stop sharing: The children' }));
    await screen.findByText('You have not shared anything.');
    expect(withdraw.mock.calls).toEqual([[{ category: 'children' }]]);
  });
});

describe('what the partner shares', () => {
  const child = {
    firstName: 'Zoe',
    middleNames: '',
    lastName: 'Bell',
    dateOfBirth: '2018-03-04',
    gender: 'female' as const,
  };
  const offers: CoupleOffer[] = [
    { kind: 'address', id: 'home.address', overwrites: true, address },
    { kind: 'child', id: 'child.k', child, relationship: 'Father', isOfSpouse: true, lookalikes: [] },
  ];
  const open = (answers: Answers = {}) =>
    showInWillMaker(<StartFromPartner partner="Daniel" />, record(), {
      'willData.couples.get': () => shares([], ['home', 'children']),
      'willData.couples.theirs': () => aView(),
      'willData.couples.differences': () => ({
        differences: [
          { fact: 'child.list', sentence: 'Daniel’s list of children has Zoe Bell. Yours has not.', matters: true },
        ],
        offers,
        views: null,
        shown: 'offered',
      }),
      ...answers,
    });

  it('is said to be nothing where nothing is shared', async () => {
    open({ 'willData.couples.get': () => shares([]) });
    expect(await screen.findByText(/^Daniel has not shared anything with you/)).toBeTruthy();
  });

  it('says what differs, and ticks nothing that would replace an answer', async () => {
    open();
    expect(await screen.findByText('Daniel’s list of children has Zoe Bell. Yours has not.')).toBeTruthy();
    const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
    expect([box(/1 Mill Lane/).checked, box(/Zoe Bell/).checked]).toEqual([false, true]);
    expect(screen.getByText('Replaces your address')).toBeTruthy();
  });

  it('asks what only the copier knows, adds the part, and takes it back', async () => {
    const undo = {
      details: null,
      childIds: [],
      contactIds: [],
      spouseVersion: null,
      home: null,
      executorIds: [],
      guardians: [],
      giftIds: [],
      hadNoGifts: false,
    };
    const copy = vi.fn((_input: unknown) => undo);
    const undoCopy = vi.fn((_input: unknown) => undefined);
    const user = open({ 'willData.couples.copy': copy, 'willData.couples.undoCopy': undoCopy });
    await user.click(await screen.findByRole('button', { name: 'Add to my answers' }));
    expect(await screen.findByText('Answer the questions about Zoe Bell.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /parental responsibility/ }));
    await user.click(await screen.findByRole('option', { name: 'Yes, married to mother' }));
    await user.click(screen.getByRole('button', { name: 'Add to my answers' }));
    expect(await screen.findByText('Added to your answers.')).toBeTruthy();
    expect(copy.mock.calls[0]?.[0]).toEqual({
      basedOn: 'offered',
      picks: [{ id: 'child.k', parentalResponsibility: 'Yes, married to mother' }],
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Added to your answers.')).toBeNull());
    expect(undoCopy.mock.calls[0]?.[0]).toEqual(undo);
  });

  it('says whom the partner has named, and offers those who can be named too', async () => {
    const who = { firstName: 'Ann', middleNames: '', lastName: 'Reed', is: 'contact' as const, key: 'a' };
    const you = { ...who, firstName: 'Harriet', is: 'spouse' as const };
    const wishes = {
      executors: [
        { who: you, role: 'primary' as const },
        { who, role: 'backup' as const },
      ],
      guardians: [
        {
          child: { firstName: 'Ivy', lastName: 'Bell', key: 'i', dateOfBirth: '2018-03-04' },
          first: [you],
          backups: [who],
          groups: [],
        },
      ],
      residue: null,
      rest: null,
      gifts: null,
    };
    const user = open({
      'willData.couples.get': () => shares([], ['executors', 'guardians', 'residue']),
      'willData.couples.theirs': (input: unknown) => {
        if (JSON.stringify(input).includes('residue'))
          throw new Refused('First choose your own.', { reason: 'AnswerYoursFirst' });
        return aView({ wishes: { self: null, partner: wishes } });
      },
      'willData.couples.differences': () => ({
        differences: [],
        offers: [
          { kind: 'executor', id: 'executor.a', personId: 'ann', role: 'backup' },
          {
            kind: 'guardians',
            id: 'guardians.i',
            childId: 'ivy',
            basedOn: 1,
            overwrites: true,
            selection: { primaryIds: ['ann'], backupIds: ['bob'], groups: [] },
            missing: ['Cy Ash'],
          },
        ],
        views: null,
        shown: 'offered',
      }),
    });
    const executor = (await screen.findByRole('checkbox', { name: /^Ann Reed/ })) as HTMLInputElement;
    expect(executor.checked).toBe(false);
    screen.getByText('As backup executor');
    const guardians = screen.getByRole('checkbox', { name: /^For Ivy/ }) as HTMLInputElement;
    expect(guardians.checked).toBe(false);
    expect(guardians.closest('label')?.textContent).toMatch(/Ann.* then Bob/);
    screen.getByText(
      'Replaces the guardians you have chosen. Without Cy Ash: only adults among your own people can be chosen.',
    );
    await user.click(screen.getByText(/^Executors, shared on/));
    expect(await screen.findAllByText('You, with Ann Reed as backup')).not.toEqual([]);
    expect(screen.getAllByText('You, then Ann Reed')).not.toEqual([]);
    await user.click(screen.getByText(/^Who gets everything else, shared on/));
    await screen.findByText(/^First choose your own\./);
    expect(screen.getByRole('link', { name: 'Choose who gets everything else' }).getAttribute('href')).toContain(
      'residue',
    );
  });

  it('sets the two wills side by side, and draws where everything else goes in each order of deaths', async () => {
    const beneficiary = (name: string, shareBasisPoints = 10_000, isSpouse = false) => ({
      name,
      isSpouse,
      shareBasisPoints,
    });
    const rest = (spouse: string, ...others: string[]) => {
      const left = others.map((name) => beneficiary(name, 10_000 / others.length));
      return { first: [beneficiary(spouse, 10_000, true)], second: left, together: left };
    };
    const wishes = { executors: null, guardians: null, residue: [], gifts: null };
    const mine = aView({ wishes: { self: { ...wishes, rest: rest('Daniel Bell', 'Ivy', 'Zoe') }, partner: null } });
    const theirs = aView({ wishes: { self: null, partner: { ...wishes, rest: rest('Harriet Bell', 'Cy Ash') } } });
    open({
      'willData.couples.differences': () => ({ differences: [], offers: [], views: { mine, theirs }, shown: 'x' }),
    });
    const table = within(await screen.findByRole('region', { name: 'Side by side' }));
    expect(
      table
        .getAllByRole('columnheader')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Your answers', 'Daniel’s answers']);
    expect(table.getAllByText('Married')).toHaveLength(2);
    const picture = within(screen.getByRole('region', { name: 'Where everything else goes' }));
    const cases = picture.getAllByRole('heading', { level: 4 }).map((heading) => heading.parentElement?.textContent);
    expect(cases).toEqual([
      'If you die firstYour willDanielThen Daniel’s willCy Ash',
      'If Daniel dies firstDaniel’s willYouThen your willIvy50%Zoe50%',
      'If you die close togetherYour willIvy50%Zoe50%Daniel’s willCy Ash',
    ]);
  });

  it('is gone from the screen once it is no longer shared', async () => {
    const message = 'Nothing here is shared with you. Your answers are as they were.';
    open({
      'willData.couples.differences': () => {
        throw new Refused(message, { code: 'NOT_FOUND', reason: 'NotShared' });
      },
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/Zoe/)).toBeNull();
  });
});
