import type { CoupleOffer } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CoupleView } from '@plainwill/contracts/will-data/couple/couple-view';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aContactNamed, aMarriedRecord, anExecutor } from '../../testing/a-family.ts';
import { aGift, aRecipient } from '../../testing/a-gift.ts';
import { aPlanning } from '../../testing/a-planning.ts';
import { aWholeRecord } from '../../testing/a-standing.ts';
import type { Answers } from '../../testing/answer-calls.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import { CoupleFindings } from './couple-findings.tsx';
import { NeitherBinds } from './neither-binds.tsx';
import { ShareSection } from './share-section.tsx';
import { ShareWords } from './share-words.tsx';
import { StartFromPartner } from './start-from-partner.tsx';

const shares = (changes: object = {}) => ({ mine: [], theirs: [], consents: [], removedCopies: [], ...changes });
const on = (category: string) => ({ category, sharedOn: '2026-11-20' });

const view: CoupleView = {
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
};

describe('gifts', () => {
  const record = () => aMarriedRecord({ contacts: [aContactNamed('Ann Reed')], gifts: [aGift()] });

  it('are chosen one by one, and shared after a second question', async () => {
    const preview = vi.fn((_input: unknown) => ({ view, shown: 'seen' }));
    const publish = vi.fn((_input: unknown) => shares({ mine: [on('gifts')] }));
    const user = showInWillMaker(<ShareSection partner="Daniel" />, record(), {
      'willData.couples.get': () => shares(),
      'willData.couples.preview': preview,
      'willData.couples.publishWithGifts': publish,
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Chosen gifts/ }));
    await user.click(screen.getByRole('button', { name: 'See what Daniel will see' }));
    await screen.findByText('Choose at least one gift.');
    await user.click(screen.getByRole('checkbox', { name: /^The piano/ }));
    await user.click(screen.getByRole('button', { name: 'See what Daniel will see' }));
    await user.click(await screen.findByRole('button', { name: 'Share with Daniel' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('Daniel will read every word. You cannot take back what is read.');
    expect(publish).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Share with Daniel' }));
    await screen.findByText('Shared on 20 November 2026');
    const ticked = { categories: ['gifts'], contactIds: [], giftIds: ['piano'] };
    expect(publish.mock.calls).toEqual([[{ ...ticked, shown: 'seen' }]]);
  });

  const gift = {
    childrenAccessAge: 18,
    grandchildrenInherit: null,
    provider: '',
    policyNumber: '',
    policyAmount: null,
    recipients: [{ personId: 'ann', priority: 1 }],
    remainderRecipients: [],
  };
  const offers = [
    {
      kind: 'gift',
      id: 'gift.money',
      gift: { ...gift, giftType: 'cash_gift', cashAmount: 50_000, itemDescription: '' },
      isPaidTwice: true,
      missing: [],
    },
    {
      kind: 'gift',
      id: 'gift.clock',
      gift: { ...gift, giftType: 'specific_item', cashAmount: null, itemDescription: 'The clock' },
      isPaidTwice: false,
      missing: ['Cy Ash'],
    },
  ] as unknown as CoupleOffer[];
  const openOffers = (answers: Answers = {}) =>
    showInWillMaker(<StartFromPartner partner="Daniel" />, record(), {
      'willData.couples.get': () => shares({ theirs: [on('gifts')] }),
      'willData.couples.theirs': () => view,
      'willData.couples.differences': () => ({ differences: [], offers, views: null, shown: 'offered' }),
      ...answers,
    });

  it('of the partner are offered unticked, with what is to be known of each', async () => {
    openOffers();
    const money = (await screen.findByRole('checkbox', { name: /^£500 to Ann Reed/ })) as HTMLInputElement;
    expect(money.checked).toBe(false);
    screen.getByText(
      'Your will pays it only if Daniel dies before you. Daniel’s pays it in any case, so it may be paid twice.',
    );
    screen.getByText('Without Cy Ash: only your own people can be chosen.');
  });

  it('that are items are added only by someone who says that they are theirs too', async () => {
    const copy = vi.fn((_input: unknown) => ({
      details: null,
      childIds: [],
      contactIds: [],
      spouseVersion: null,
      home: null,
      executorIds: [],
      guardians: [],
      giftIds: [],
      hadNoGifts: false,
    }));
    const user = openOffers({ 'willData.couples.copy': copy });
    await user.click(await screen.findByRole('checkbox', { name: /^The clock to Ann Reed/ }));
    await user.click(screen.getByRole('button', { name: 'Add to my answers' }));
    await screen.findByText('Answer the questions about The clock to Ann Reed.');
    await user.click(screen.getByRole('checkbox', { name: /^This is mine too/ }));
    await user.click(screen.getByRole('button', { name: 'Add to my answers' }));
    await screen.findByText('Added to your answers.');
    expect(copy.mock.calls).toEqual([[{ picks: [{ id: 'gift.clock', isMineToo: true }], basedOn: 'offered' }]]);
  });

  it('are ticked and left out together', async () => {
    const user = openOffers();
    await user.click(await screen.findByRole('button', { name: 'Tick all: Gifts' }));
    const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
    expect([box(/^£500/).checked, box(/^The clock/).checked]).toEqual([true, true]);
    await user.click(screen.getByRole('button', { name: 'Untick all: Gifts' }));
    expect([box(/^£500/).checked, box(/^The clock/).checked]).toEqual([false, false]);
  });
});

describe('the answers about children', () => {
  it('are given once for those of the same parents, and can be changed for each', async () => {
    const child = { middleNames: '', lastName: 'Bell', dateOfBirth: '2018-03-04', gender: 'female' as const };
    const offer = (firstName: string) => ({
      kind: 'child' as const,
      id: `child.${firstName}`,
      child: { ...child, firstName },
      relationship: 'Father' as const,
      isOfSpouse: true,
      lookalikes: [],
    });
    const user = showInWillMaker(<StartFromPartner partner="Daniel" />, aMarriedRecord(), {
      'willData.couples.get': () => shares({ theirs: [on('children')] }),
      'willData.couples.theirs': () => view,
      'willData.couples.differences': () => ({
        differences: [],
        offers: [offer('Mia'), offer('Zoe')],
        views: null,
        shown: 'offered',
      }),
    });
    await user.click(await screen.findByRole('button', { name: /parental responsibility.*Mia/ }));
    await user.click(await screen.findByRole('option', { name: 'Yes, married to mother' }));
    await screen.findByRole('button', { name: /Yes, married to mother.*parental responsibility.*Zoe/ });
    await user.click(screen.getByRole('button', { name: /parental responsibility.*Zoe/ }));
    await user.click(await screen.findByRole('option', { name: 'No' }));
    await screen.findByRole('button', { name: /^No.*parental responsibility.*Zoe/ });
    screen.getByRole('button', { name: /Yes, married to mother.*parental responsibility.*Mia/ });
  });
});

describe('that neither will binds the other', () => {
  it('is said by a tick of one’s own, and taken back', async () => {
    const given: string[] = [];
    const consent = vi.fn(({ isGiven }: { isGiven: boolean }) => {
      given.splice(0, given.length, ...(isGiven ? ['mirror-not-mutual'] : []));
      return shares({ consents: [...given] });
    });
    const user = showInWillMaker(<NeitherBinds partner="Daniel" />, aMarriedRecord(), {
      'willData.couples.get': () => shares({ consents: [...given] }),
      'willData.couples.consent': consent as never,
    });
    const name = /^We have not promised each other to keep our wills unchanged/;
    await user.click(await screen.findByRole('checkbox', { name }));
    await waitFor(() => expect((screen.getByRole('checkbox', { name }) as HTMLInputElement).checked).toBe(true));
    await user.click(screen.getByRole('checkbox', { name }));
    await waitFor(() => expect((screen.getByRole('checkbox', { name }) as HTMLInputElement).checked).toBe(false));
    expect(consent.mock.calls.map(([{ isGiven }]) => isGiven)).toEqual([true, false]);
  });
});

describe('what planning together means for one’s own will', () => {
  const named = { executors: [anExecutor('spouse')] };

  it('says that the other is still named, once the reader has ended it', async () => {
    showInWillMaker(<CoupleFindings planning={aPlanning({ isEndedByOwner: true })} />, aMarriedRecord(named), {
      'willData.couples.get': () => shares(),
    });
    await screen.findByText(/^Daniel is still in your will as an executor\./);
    expect(screen.getByRole('link', { name: 'Look at your answer' }).getAttribute('href')).toContain('executors');
  });

  it('names whoever was taken over and removed since, and that no one is next', async () => {
    const planning = aPlanning({ partner: { firstName: 'Dan', linkedOn: '2026-11-20' } });
    const record = aMarriedRecord({ residue: { version: 1, recipients: [aRecipient('spouse')] } });
    showInWillMaker(<CoupleFindings planning={planning} />, record, {
      'willData.couples.get': () => shares({ removedCopies: ['Ann Reed'] }),
    });
    await screen.findByText(/^Ann Reed is no longer among your people\./);
    screen.getByText(/^If you and Dan die together, no one is next to get everything else\./);
  });

  it('says nothing where the other has ended it', async () => {
    showInWillMaker(
      <>
        <CoupleFindings planning={aPlanning({ hasEnded: true })} />
        <p>The rest of the page</p>
      </>,
      aMarriedRecord(named),
      { 'willData.couples.get': () => shares() },
    );
    await screen.findByText('The rest of the page');
    expect(screen.queryByText(/still in your will/)).toBeNull();
  });
});

describe('the words of a will', () => {
  const words = {
    title: 'The will of Harriet Bell',
    sections: [
      { heading: 'Gifts', clauses: [{ number: '4.1', text: 'I give my piano', items: ['to Ann', 'to Bob'] }] },
    ],
  };

  it('are seen exactly as the partner will read them, and shared after a second question', async () => {
    const publish = vi.fn((_input: unknown) => shares({ mine: [on('will')] }));
    const user = showInWillMaker(<ShareWords partner="Daniel" />, aWholeRecord(), {
      'willData.couples.previewWords': () => ({ words, shown: 'seen' }),
      'willData.couples.publishWords': publish,
    });
    await user.click(await screen.findByRole('button', { name: 'See what Daniel will read' }));
    const seen = within(await screen.findByRole('region', { name: 'What Daniel will read' }));
    for (const text of ['The will of Harriet Bell', 'Gifts', 'I give my piano', 'to Ann']) seen.getByText(text);
    await user.click(seen.getByRole('button', { name: 'Share my will' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('Daniel will read every word. You cannot take back what is read.');
    expect(publish).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Share my will' }));
    await screen.findByRole('button', { name: 'See what Daniel will read' });
    expect(publish.mock.calls).toEqual([[{ shown: 'seen' }]]);
  });

  it('wait for a will that is whole', async () => {
    showInWillMaker(<ShareWords partner="Daniel" />, aMarriedRecord());
    await screen.findByText('You can do this once your will has everything it needs.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of the partner are read with the last day, and there is nothing to compare', async () => {
    const differences = vi.fn();
    const user = showInWillMaker(<StartFromPartner partner="Daniel" />, aMarriedRecord(), {
      'willData.couples.get': () => shares({ theirs: [on('will')] }),
      'willData.couples.theirWords': () => ({ words, sharedOn: '2026-11-20', lastDay: '2026-12-03' }),
      'willData.couples.differences': differences,
    });
    await user.click(await screen.findByText(/^The words of the will, shared on 20 November 2026/));
    await screen.findByText(/^You can read this until 3 December 2026/);
    screen.getByText('I give my piano');
    expect(differences).not.toHaveBeenCalled();
  });
});
