import type { CouplePick } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CoupleView } from '@plainwill/contracts/will-data/couple/couple-view';
import { coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { fill } from './fill.ts';
import { mirror } from './mirror.ts';
import {
  child,
  contact,
  details,
  executor,
  guardians,
  heir,
  home,
  personId,
  record,
  spouse,
  taking,
} from './testing/arbitrary-couple.ts';
import { type CoupleRecord, viewOf } from './view-of.ts';

const everything = (of: CoupleRecord): CoupleView =>
  viewOf(of, {
    categories: coupleCategories,
    contactIds: of.contacts.map(({ id }) => id),
    giftIds: of.gifts.map(({ id }) => id),
    keyOf: (id) => id,
  });

const today = '2026-11-28';

/** Ruth’s answers as they are offered to Tom, and Tom’s once he has taken them. */
const offered = (ruth: Partial<CoupleRecord>, tom: Partial<CoupleRecord> = {}) =>
  fill(mirror(everything(record({ personalDetails: details({ gender: 'female' }), ...ruth }))), tomWith(tom), today);
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
    const view = mirror(viewOf(record(ruth), { categories: ['home'], contactIds: [], giftIds: [], keyOf: (id) => id }));
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

describe('executors', () => {
  const paul = contact({ id: personId('paul'), firstName: 'Paul', lastName: 'Lee' });
  const ruth = {
    ...ruthsHusband,
    contacts: [contact(), paul],
    executors: [
      executor(personId('spouse')),
      executor(personId('ann'), 'backup'),
      executor(personId('paul'), 'backup'),
    ],
  };

  it('are offered where they are among one’s own people, with the other in one’s own place', () => {
    const tom = { ...tomsWife, contacts: [contact({ id: personId('own-ann') })] };
    const offers = offered(ruth, tom).filter(({ kind }) => kind === 'executor');
    expect(offers).toMatchObject([
      { personId: 'wife', role: 'primary' },
      { personId: 'own-ann', role: 'backup' },
    ]);
  });

  it('who are named already, or are under 18, are not offered', () => {
    const ada = child({ dateOfBirth: '2015-06-01' });
    const named = { ...ruth, children: [ada], executors: [executor(personId('ann')), executor(ada.id)] };
    const tom = {
      ...tomsWife,
      children: [child({ id: personId('own-ada') })],
      contacts: [contact({ id: personId('own-ann') })],
      executors: [executor(personId('own-ann'))],
    };
    expect(offered(named, tom).filter(({ kind }) => kind === 'executor')).toEqual([]);
  });

  it('differ in words, and each naming the other is the same', () => {
    const tom = { ...tomsWife, executors: [executor(personId('wife'))] };
    const sentences = (of: Partial<CoupleRecord>) =>
      differences(everything(tomWith(tom)), mirror(everything(record(of))), 'Ruth').map(({ sentence }) => sentence);
    expect(sentences({ ...ruth, executors: [executor(personId('spouse'))] })).toEqual([]);
    expect(sentences(ruth)).toEqual([
      'Your executor is Ruth. Ruth has named you, with Ann Reed and Paul Lee as backup.',
    ]);
  });
});

describe('guardians', () => {
  const ann = contact();
  const paul = contact({ id: personId('paul'), firstName: 'Paul', lastName: 'Lee' });
  const ruth = (selection: Parameters<typeof guardians>[1]) => ({
    ...ruthsHusband,
    children: [child()],
    contacts: [ann, paul],
    guardians: [guardians(personId('ada'), selection)],
  });
  const tom = (selection: Parameters<typeof guardians>[1] = {}) => ({
    ...tomsWife,
    children: [child({ id: personId('own-ada'), relationship: 'Father' })],
    contacts: [contact({ id: personId('own-ann') })],
    guardians: [guardians(personId('own-ada'), selection)],
  });

  it('are offered for the same child, without whoever is not among one’s own people', () => {
    const theirs = { primaryIds: [personId('spouse')], backupIds: [ann.id, paul.id] };
    const offers = offered(ruth(theirs), tom()).filter(({ kind }) => kind === 'guardians');
    expect(offers).toEqual([
      {
        kind: 'guardians',
        id: 'guardians.ada',
        childId: 'own-ada',
        basedOn: 1,
        overwrites: false,
        selection: { primaryIds: ['wife'], backupIds: ['own-ann'], groups: [] },
        missing: ['Paul Lee'],
      },
    ]);
  });

  it('say that they would overwrite, and are not offered where they are the same', () => {
    const theirs = ruth({ primaryIds: [ann.id] });
    const plans = (of: Partial<CoupleRecord>) => offered(theirs, of).filter(({ kind }) => kind === 'guardians');
    expect(plans(tom({ backupIds: [personId('own-ann')] }))).toMatchObject([{ overwrites: true }]);
    expect(plans(tom({ primaryIds: [personId('own-ann')] }))).toEqual([]);
  });

  it('who differ once both parents have died matter, and are named for each', () => {
    const own = everything(tomWith(tom({ primaryIds: [personId('wife')], backupIds: [personId('own-ann')] })));
    const other = everything(record(ruth({ primaryIds: [paul.id] })));
    expect(differences(own, mirror(other), 'Ruth')).toEqual([
      {
        fact: 'guardians',
        matters: true,
        sentence:
          'For Ada, you have named Ann Reed as guardian. Ruth has named Paul Lee. If you both die, they would have to act together.',
      },
    ]);
  });

  it('who differ only while a parent lives are told of, and do not matter', () => {
    const own = everything(tomWith(tom({ primaryIds: [personId('wife')], backupIds: [personId('own-ann')] })));
    const other = everything(record(ruth({ primaryIds: [ann.id] })));
    expect(differences(own, mirror(other), 'Ruth')).toMatchObject([
      {
        matters: false,
        sentence: 'For Ada, your guardians are Ruth, then Ann Reed. Ruth has named Ann Reed.',
      },
    ]);
  });
});

describe('everything else', () => {
  const ruth = {
    ...ruthsHusband,
    children: [child()],
    contacts: [contact()],
    residue: {
      version: 1,
      recipients: [heir(personId('spouse'), 1), heir(personId('ada'), 2, 6_000), heir(personId('ann'), 2, 4_000)],
    },
  };
  const tom = (recipients: CoupleRecord['residue']['recipients']) => ({
    ...tomsWife,
    children: [child({ id: personId('own-ada') })],
    contacts: [contact({ id: personId('own-ann') })],
    residue: { version: 1, recipients },
  });
  const sentences = (of: Partial<CoupleRecord>) =>
    differences(everything(tomWith(of)), mirror(everything(record(ruth))), 'Ruth').map(({ sentence }) => sentence);

  it('is never offered', () => {
    expect(offered(ruth, tom([]))).toEqual([]);
  });

  it('left in the same way is no difference, and otherwise is told of from both sides', () => {
    const wife = heir(personId('wife'), 1);
    const same = [wife, heir(personId('own-ada'), 2, 6_000), heir(personId('own-ann'), 2, 4_000)];
    expect(sentences(tom(same))).toEqual([]);
    expect(sentences(tom([wife, heir('children', 2)]))).toEqual([
      'You leave the rest to Ruth, then to your children. Ruth leaves it to you, then to Ada Hart (60%) and Ann Reed (40%). The will of whoever dies second decides.',
    ]);
  });

  it('names nobody who is left out', () => {
    const left = { version: 1, recipients: [{ ...heir('children', 1), exceptIds: [personId('ada')] }] };
    const view = everything(record({ children: [child()], residue: left })).wishes.self?.residue;
    expect(view).toMatchObject([{ who: { is: 'class', key: 'some-children', firstName: '' } }]);
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
