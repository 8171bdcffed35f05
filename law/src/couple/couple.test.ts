import type { CouplePick } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CoupleView } from '@plainwill/contracts/will-data/couple/couple-view';
import { coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { fill } from './fill.ts';
import { mirror } from './mirror.ts';
import { child, contact, details, home, personId, record, spouse, taking } from './testing/arbitrary-couple.ts';
import { type CoupleRecord, viewOf } from './view-of.ts';

const everything = (of: CoupleRecord): CoupleView =>
  viewOf(of, { categories: coupleCategories, contactIds: of.contacts.map(({ id }) => id), keyOf: (id) => id });

/** What Tom is offered of what Ruth has told, and what he has then. */
const offered = (ruth: Partial<CoupleRecord>, tom: Partial<CoupleRecord> = {}) =>
  fill(mirror(everything(record({ personalDetails: details({ gender: 'female' }), ...ruth }))), tomWith(tom));
const tomWith = (tom: Partial<CoupleRecord>) =>
  record({ personalDetails: details({ firstName: 'Tom', gender: 'male', maritalStatus: 'married' }), ...tom });
const taken = (ruth: Partial<CoupleRecord>, picks: CouplePick[], tom: Partial<CoupleRecord> = {}) =>
  taking(tomWith(tom), offered(ruth, tom), picks);

const ruthsHusband = { spouseDetails: spouse({ fullName: 'Tom Hart', relationship: 'husband', gender: 'male' }) };
const tomsWife = {
  spouseDetails: spouse({ id: personId('wife'), fullName: 'Ruth Hart', relationship: 'wife', gender: 'female' }),
};

describe('the other of the two', () => {
  it.each([
    ['husband', 'female', 'wife'],
    ['wife', 'male', 'husband'],
    ['spouse', 'other', 'spouse'],
    ['civil-partner', 'female', 'civil-partner'],
    ['civil_partner', 'male', 'civil-partner'],
    ['partner', 'female', 'partner'],
  ] as const)('of a %s who is %s is offered as %s', (relationship, gender, expected) => {
    const ruth = { personalDetails: details({ gender }), spouseDetails: spouse({ relationship }) };
    expect(offered(ruth)).toMatchObject([
      { kind: 'spouse', spouse: { fullName: 'Ruth Hart', relationship: expected } },
    ]);
  });

  it('is not offered to someone who has named one, who is single, or where a gender is unknown', () => {
    expect(offered(ruthsHusband, tomsWife)).toEqual([]);
    expect(offered(ruthsHusband, { personalDetails: details({ firstName: 'Tom', maritalStatus: 'single' }) })).toEqual(
      [],
    );
    expect(offered({ ...ruthsHusband, personalDetails: details({ gender: null }) })).toEqual([]);
  });

  it('carries the intention to marry', () => {
    const ruth = { spouseDetails: spouse({ relationship: 'partner', intendingToMarry: true }) };
    expect(offered(ruth)).toMatchObject([{ spouse: { relationship: 'partner', intendingToMarry: true } }]);
  });
});

describe('a home', () => {
  const mill = { address: '1 Mill Lane', line1: '1 Mill Lane', townOrCity: 'Ludlow' };
  const owned = (changes: Parameters<typeof home>[0]) => ({
    ...ruthsHusband,
    homeDetails: home({ ...mill, homeOwnership: 'own-mortgage', ...changes }),
  });
  const picks = [{ id: 'spouse' }, { id: 'home.address' }, { id: 'home.ownership' }];

  it('of both is owned with the other, in the same way', () => {
    const after = taken(owned({ tenancyType: 'joint-tenants', coOwnerId: personId('spouse') }), picks);
    expect(after.homeDetails).toMatchObject({ ...mill, homeOwnership: 'own-mortgage', tenancyType: 'joint-tenants' });
    expect(after.homeDetails?.coOwnerId).toBe(after.spouseDetails?.id);
  });

  it.each([
    ['alone', { tenancyType: 'sole-owner' as const }],
    ['with someone else', { tenancyType: 'tenants-in-common' as const, coOwnerId: personId('ann') }],
  ])('that the other owns %s is neither owned nor rented, and nobody’s name comes along', (_how, changes) => {
    const ruth = { ...owned(changes), contacts: [contact()] };
    const after = taken(ruth, picks);
    expect(after.homeDetails).toMatchObject({ ...mill, homeOwnership: 'other', tenancyType: null, coOwnerId: null });
    const view = mirror(viewOf(record(ruth), { categories: ['home'], contactIds: [], keyOf: (id) => id }));
    expect(JSON.stringify(view)).not.toMatch(/Ann|Reed/);
  });

  it('that is rented is rented', () => {
    expect(taken(owned({ homeOwnership: 'rent' }), picks).homeDetails).toMatchObject({
      homeOwnership: 'rent',
      coOwnerId: null,
    });
  });

  it('that is the other’s by neither is left open, for it may be one’s own', () => {
    expect(offered(owned({ homeOwnership: 'other' }), tomsWife).map(({ kind }) => kind)).toEqual(['address']);
  });

  it('says which offers would overwrite an answer', () => {
    const tom = { ...tomsWife, homeDetails: home({ line1: '2 High Street', homeOwnership: 'own-outright' }) };
    const offers = offered(owned({ tenancyType: 'joint-tenants', coOwnerId: personId('spouse') }), tom);
    expect(offers).toMatchObject([
      { kind: 'address', overwrites: true },
      { kind: 'ownership', overwrites: true },
    ]);
    expect(offered(owned({}), tomsWife)).toMatchObject([{ overwrites: false }, { overwrites: false }]);
  });
});

describe('a child', () => {
  const of = (changes: Parameters<typeof child>[0]) => ({ ...ruthsHusband, children: [child(changes)] });

  it('of both is the father’s child and the other’s, with parental responsibility left to be asked', () => {
    const ruth = of({ otherParentId: personId('spouse'), gaveBirth: true, protectShare: true });
    const after = taken(ruth, [{ id: 'child.ada' }], tomsWife);
    expect(after.children).toMatchObject([
      {
        firstName: 'Ada',
        relationship: 'Father',
        otherParentId: 'wife',
        parentalResponsibility: null,
        gaveBirth: null,
        protectShare: null,
      },
    ]);
  });

  it('of the other alone is offered with a question, and is not taken without its answer', () => {
    const ruth = of({ otherParentId: null });
    expect(offered(ruth, tomsWife)).toMatchObject([{ relationship: null, isOfSpouse: true }]);
    expect(taken(ruth, [{ id: 'child.ada' }], tomsWife).children).toEqual([]);
    const after = taken(ruth, [{ id: 'child.ada', relationship: 'Step-parent' }], tomsWife);
    expect(after.children).toMatchObject([{ relationship: 'Step-parent', otherParentId: 'wife' }]);
  });

  it('who is a stepchild of the other, and one’s own, is one’s own', () => {
    const after = taken(
      of({ relationship: 'Step-parent', otherParentId: personId('spouse') }),
      [{ id: 'child.ada' }],
      tomsWife,
    );
    expect(after.children).toMatchObject([{ relationship: 'Father', otherParentId: null }]);
  });

  it('of two women is the child of each as mother', () => {
    const ruth = {
      ...of({ otherParentId: personId('spouse') }),
      spouseDetails: spouse({ fullName: 'Jo Hart', relationship: 'wife', gender: 'female' }),
    };
    const jo = {
      ...tomsWife,
      personalDetails: details({ firstName: 'Jo', gender: 'female', maritalStatus: 'married' }),
    };
    expect(offered(ruth, jo)).toMatchObject([{ relationship: 'Mother' }]);
  });

  it('is asked about where the gender of the copier says neither', () => {
    const tom = { ...tomsWife, personalDetails: details({ gender: 'prefer-not-to-say', maritalStatus: 'married' }) };
    expect(offered(of({ otherParentId: personId('spouse') }), tom)).toMatchObject([{ relationship: null }]);
  });

  it.each([
    ['in the same words', {}],
    ['under another last name', { lastName: 'Bell' }],
    ['with a middle name and another birthday', { middleNames: 'May', dateOfBirth: '2015-06-02' }],
  ])('who is known %s is not offered again', (_how, changes) => {
    expect(offered(of({}), { ...tomsWife, children: [child({ id: personId('own'), ...changes })] })).toEqual([]);
  });

  it('who has died is not in the view', () => {
    expect(everything(record(of({ hasDied: true }))).children).toEqual([]);
  });

  it('of each side only are both named as differences', () => {
    const ruth = everything(record({ ...ruthsHusband, children: [child()] }));
    const tom = everything(tomWith({ children: [child({ firstName: 'Zoe', dateOfBirth: '2010-01-01' })] }));
    expect(differences(tom, mirror(ruth), 'Ruth').map(({ sentence }) => sentence)).toEqual([
      'Your list of children has Zoe Hart. Ruth’s has not.',
      'Ruth’s list of children has Ada Hart. Yours has not.',
    ]);
  });
});

describe('a contact', () => {
  const ann = contact({ email: 'ann@example.com', notes: 'the clock', role: 'Friend' });

  it('comes without what is known of them otherwise, and only once it is said who they are', () => {
    const ruth = { contacts: [ann] };
    expect(taken(ruth, [{ id: 'contact.ann' }]).contacts).toEqual([]);
    const [copied] = taken(ruth, [{ id: 'contact.ann', role: 'Neighbour' }]).contacts;
    expect(copied).toMatchObject({ firstName: 'Ann', email: 'ann@example.com', role: 'Neighbour', notes: '' });
  });

  it('of the same name and email is not offered; one spelt otherwise is, beside whom it looks like', () => {
    const known = (changes: Parameters<typeof contact>[0]) => ({
      contacts: [contact({ id: personId('own'), email: 'ann@example.com', ...changes })],
    });
    expect(offered({ contacts: [ann] }, known({}))).toEqual([]);
    expect(offered({ contacts: [ann] }, known({ firstName: 'Anne' }))).toMatchObject([{ lookalikes: ['own'] }]);
    expect(offered({ contacts: [ann] }, known({ email: '' }))).toMatchObject([{ lookalikes: ['own'] }]);
    const [ruth, tom] = [everything(record({ contacts: [ann] })), everything(tomWith(known({ firstName: 'Anne' })))];
    expect(differences(tom, mirror(ruth), 'Ruth').map(({ sentence }) => sentence)).toEqual([
      'For Anne Reed, you have the name Anne Reed. Ruth has Ann Reed.',
    ]);
  });

  it('who is the copier is not offered', () => {
    expect(offered({ contacts: [contact({ firstName: 'Tom', lastName: 'Hart' })] })).toEqual([]);
  });
});

describe('the differences', () => {
  it('say how a home is owned otherwise, before what is only spelt otherwise', () => {
    const mill = { homeOwnership: 'own-outright' as const, line1: '1 Mill Lane' };
    const ruth = everything(record({ ...ruthsHusband, homeDetails: home({ ...mill, tenancyType: 'sole-owner' }) }));
    const together = home({ ...mill, line1: '1 Mill Ln', tenancyType: 'joint-tenants', coOwnerId: personId('wife') });
    const tom = everything(tomWith({ ...tomsWife, homeDetails: together }));
    expect(differences(tom, mirror(ruth), 'Ruth')).toEqual([
      {
        fact: 'home.ownedBy',
        matters: true,
        sentence:
          'About your home, you have said that you own it together. Ruth has said that Ruth owns it alone. Check the title.',
      },
      { fact: 'home.address', matters: false, sentence: 'Your home is 1 Mill Ln. Ruth has 1 Mill Lane.' },
    ]);
  });
});
