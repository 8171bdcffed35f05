import type { CoupleOffer } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CoupleView } from '@plainwill/contracts/will-data/couple/couple-view';
import { type CoupleCategory, coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { fill } from './fill.ts';
import { mirror } from './mirror.ts';
import {
  arbitraryRecord,
  child,
  contact,
  details,
  executor,
  gift,
  guardians,
  heir,
  home,
  personId,
  record,
  spouse,
  storableView,
  takingAll,
} from './testing/arbitrary-couple.ts';
import { type CoupleRecord, viewOf } from './view-of.ts';

const everything = (of: CoupleRecord, categories: readonly CoupleCategory[] = coupleCategories) =>
  viewOf(of, {
    categories,
    contactIds: of.contacts.map(({ id }) => id),
    giftIds: of.gifts.map(({ id }) => id),
    keyOf: (id) => `key of ${id}`,
  });

const anyView = arbitraryRecord.map((of) => everything(of));

const withoutKeys = (view: CoupleView) => ({
  ...view,
  children: view.children.map(({ key: _, ...child }) => child),
  contacts: view.contacts.map(({ key: _, ...contact }) => contact),
});

const keysIn = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(keysIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, inner]) => [key, keysIn(inner)])
          .toSorted()
      : null;

/** The categories that say something of the two and their family, and no wish. */
const facts = ['home', 'children', 'people'] as const;

const today = '2026-11-28';
const runs = { numRuns: 2_000 };

describe('a couple’s view', () => {
  it('is itself again when it is mirrored twice', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(mirror(mirror(view))).toEqual(view);
      }),
      runs,
    );
  });

  it('has the same keys when it is mirrored', () => {
    const shape = ({ home, wishes, ...view }: CoupleView) =>
      keysIn({ ...view, home: home && Object.keys(home), wishes: [wishes.self, wishes.partner].filter(Boolean) });
    fc.assert(
      fc.property(anyView, (view) => {
        expect(shape(mirror(view))).toEqual(shape(view));
      }),
      runs,
    );
  });

  it('can be told again by whoever takes all of it over', () => {
    fc.assert(
      fc.property(storableView, (view) => {
        const empty = record({ personalDetails: details(view.people.self) });
        expect(withoutKeys(everything(takingAll(empty, fill(view, empty, today)), facts))).toEqual(withoutKeys(view));
      }),
      runs,
    );
  });

  it('offers nothing more once all of it is taken over', () => {
    fc.assert(
      fc.property(storableView, (view) => {
        const empty = record({ personalDetails: details(view.people.self) });
        expect(fill(view, takingAll(empty, fill(view, empty, today)), today)).toEqual([]);
      }),
      runs,
    );
  });

  it('offers each child and contact at most once to anyone, and changes nothing of what they have', () => {
    fc.assert(
      fc.property(anyView, arbitraryRecord, (view, mine) => {
        const offers = fill(mirror(view), mine, today);
        const before = structuredClone(mine);
        const after = takingAll(mine, offers);
        expect(mine).toEqual(before);
        expect(after.children.slice(0, mine.children.length)).toEqual(mine.children);
        expect(after.contacts.slice(0, mine.contacts.length)).toEqual(mine.contacts);
        // Only what still has to be asked is offered again.
        const asked = offers.filter((offer) => offer.kind === 'child' && offer.relationship === null).length;
        const again = fill(mirror(view), after, today);
        const isNamed = ({ kind }: CoupleOffer) => kind === 'executor' || kind === 'guardians' || kind === 'gift';
        expect(again.filter((offer) => offer.kind !== 'ownership' && !isNamed(offer)).length).toBeLessThanOrEqual(
          asked,
        );
        // People who were taken over can be named, once.
        expect(fill(mirror(view), takingAll(after, again), today).filter(isNamed)).toEqual([]);
      }),
      runs,
    );
  });
});

describe('the differences', () => {
  it('are none between a view and itself', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        expect(differences(view, view, 'Sam')).toEqual([]);
      }),
      runs,
    );
  });

  it('are the same facts from either side', () => {
    const facts = (mine: CoupleView, theirs: CoupleView) =>
      differences(mine, theirs, 'Sam')
        .map(({ fact }) => fact)
        .toSorted();
    fc.assert(
      fc.property(storableView, storableView, (one, other) => {
        expect(facts(mirror(other), mirror(one))).toEqual(facts(one, other));
      }),
      runs,
    );
  });
});

describe('what is not ticked', () => {
  const marked = record({
    personalDetails: details({ employer: 'SECRET employer', occupation: 'SECRET job', email: 'secret@example.com' }),
    spouseDetails: spouse(),
    homeDetails: home({ address: 'HOME', line1: 'HOME', foreignCountries: 'SECRET land', homeOwnership: 'rent' }),
    children: [child({ firstName: 'CHILD', parentalResponsibility: 'No', dateOfBirth: '2014-04-14' })],
    executors: [executor(personId('executor'))],
    guardians: [guardians(personId('ada'), { primaryIds: [personId('guardian')] })],
    residue: { version: 1, recipients: [heir(personId('heir'), 1)] },
    gifts: [
      gift({ recipients: [heir(personId('taker'), 1)] }),
      gift({ id: 'unticked' as never, giftType: 'specific_item', itemDescription: 'UNTICKED' }),
    ],
    contacts: [
      contact({ firstName: 'PEOPLE', notes: 'SECRET note', dateOfBirth: '1951-05-15', role: 'Carer' }),
      ...['executor', 'guardian', 'heir', 'taker'].map((id) =>
        contact({ id: personId(id), firstName: id.toUpperCase(), email: `secret-${id}@example.com` }),
      ),
      contact({ id: 'other' as never, firstName: 'UNTICKED', email: 'unticked@example.com' }),
    ],
  });
  const marks: Record<CoupleCategory, RegExp> = {
    home: /HOME/,
    children: /parentAs/,
    people: /PEOPLE/,
    executors: /EXECUTOR/,
    guardians: /GUARDIAN/,
    residue: /HEIR/,
    gifts: /TAKER/,
  };

  it.each([[[]], ...coupleCategories.map((one) => [[one]]), [['home', 'people']], [coupleCategories]] as [
    CoupleCategory[],
  ][])('is nowhere in the view of %j', (categories) => {
    const [ticked] = marked.contacts;
    const view = JSON.stringify(
      viewOf(marked, {
        categories,
        contactIds: ticked ? [ticked.id] : [],
        giftIds: ['gift' as never],
        keyOf: (_id) => 'key',
      }),
    );
    for (const category of coupleCategories)
      expect([category, marks[category].test(view)]).toEqual([category, categories.includes(category)]);
    expect(view).not.toMatch(/SECRET|secret|UNTICKED|unticked|1951|Carer|"No"|ruth|spouse/);
  });
});
