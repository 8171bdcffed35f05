import type { Dice } from './dice.ts';

/** Somebody as they are, however often they are stored. */
export interface Someone {
  key: string;
  type: 'spouse' | 'child' | 'contact';
  /** Of every record that means them. */
  ids: readonly string[];
  /** As it is printed, but for capitals. */
  name: string;
  /** What the will calls them; null where no word is certain to be right. */
  phrase: string | null;
  address: string;
  body: 'charity' | 'organisation' | null;
  /** A child or a stepchild, however stored. */
  isChild: boolean;
  /** Born to the testator or adopted. */
  isOwnChild: boolean;
  /** Belongs to the class of grandchildren. */
  isGrandchild?: boolean;
  /** A child who had died before the will. */
  isDeceased?: boolean;
  age: number | null;
}

type Row = Record<string, unknown> & { id: string };

export interface Stored {
  someone: Someone;
  row: Row;
}

const firstNames = ['Ada', 'Jean-Luc', 'Siân', 'O’Neil', 'محمد', 'José', 'Ελένη', 'Łukasz', 'Mind'];
const lastNames = [
  'Hart',
  'von der Leyen',
  'Ó Briain',
  'McDonald',
  'Strauß',
  'Иванова',
  'Smith-Jones',
  'Marks and Day',
];
const bodies = ['Hope Hospice', 'Elm Foundation', 'Friends of the Mill Society', 'Rescue Dogs Trust'];

// The letters keep people apart, so that a name is one person's unless it was stored twice on purpose.
const nameOf = (tag: string, { pick }: Dice) => ({
  firstName: pick(...firstNames),
  lastName: `${pick(...lastNames)} ${tag}`,
});

const whole = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

export function aSpouse(dice: Dice): Stored & { maritalStatus: string } {
  const { pick } = dice;
  const name = whole(nameOf('Spq', dice));
  const [maritalStatus, relationship, phrase] = pick(
    ['married', 'husband', 'my husband'],
    ['married', 'wife', 'my wife'],
    ['married', 'civil-partner', 'my civil partner'],
    ['married', 'spouse', 'my spouse'],
    ['partner', 'partner', 'my partner'],
  ) as [string, string, string];
  const row = { id: 'spouse-1', fullName: name, relationship, intendingToMarry: pick(false, true) };
  const someone = {
    ...{ key: 'spouse', type: 'spouse' as const, ids: ['spouse-1'], name, phrase, address: '', body: null },
    ...{ isChild: false, isOwnChild: false, age: null },
  };
  return { someone, row, maritalStatus };
}

const births: readonly (readonly [born: string | null, age: number | null])[] = [
  ['2015-06-01', 11],
  ['1980-01-01', 46],
  ['2006-06-01', 20],
  ['2008-11-21', 17],
  ['2008-11-20', 18],
];
const birthsOfContacts: typeof births = [
  [null, null],
  ['1970-01-01', 56],
  ['2012-01-01', 14],
];

export function aChild(at: number, dice: Dice): Stored {
  const { pick } = dice;
  const names = nameOf(`K${at}q`, dice);
  const [dateOfBirth, age] = pick(...births);
  const relationship = pick('Mother', 'Father', 'Step-parent');
  const gender = pick('female', 'male', 'other');
  const noun = { female: 'daughter', male: 'son', other: 'child' }[gender];
  const isStep = relationship === 'Step-parent';
  const id = `child-${at}`;
  const isDeceased = dice.onceIn(6);
  const death = isDeceased
    ? { hasDied: true, diedOn: pick(null, '2020-01-01'), leftChildren: pick(null, true, false) }
    : {};
  return {
    row: { id, ...names, dateOfBirth, relationship, gender, parentalResponsibility: pick(null, 'No'), ...death },
    someone: {
      ...{ key: `k${at}`, type: 'child', ids: [id], name: whole(names), address: '', body: null },
      age: isDeceased ? null : age,
      phrase: `my ${isDeceased ? 'late ' : ''}${isStep ? 'step' : ''}${noun}`,
      isChild: true,
      isOwnChild: !isStep,
      isDeceased,
    },
  };
}

const roles: readonly (readonly [role: string | null, phrase: string | null])[] = [
  ['friend', 'my friend'],
  ['sibling', null],
  ['other_relative', null],
  ['sister', 'my sister'],
  ['godchild', 'my godchild'],
  ['grandchild', 'my grandchild'],
  ['spouse_partner', null],
  ['professional_solicitor', 'the solicitor'],
  [null, null],
];
const childRoles: typeof roles = [
  ['child', 'my child'],
  ['stepchild', 'my stepchild'],
];

/** @param hasChildren whether a grown-up child may be stored as a contact */
export function aContact(at: number, hasChildren: boolean, dice: Dice): Stored {
  const { pick, onceIn } = dice;
  const names = nameOf(`C${at}q`, dice);
  const id = `contact-${at}`;
  const line1 = pick('', `${at + 1} Elm Road`, `The Old Mill, Corve Street ${at + 1}`);
  const [role, phrase] = hasChildren && onceIn(3) ? pick(...childRoles) : pick(...roles);
  const [dateOfBirth, age] = pick(...birthsOfContacts);
  return {
    row: { id, ...names, line1, role, dateOfBirth, email: `c${at}@example.com`, kind: pick(null, 'person') },
    someone: {
      ...{ key: `c${at}`, type: 'contact', ids: [id], name: whole(names), phrase, address: line1, body: null, age },
      isChild: role === 'child' || role === 'stepchild',
      isOwnChild: role === 'child',
      isGrandchild: role === 'grandchild',
    },
  };
}

/** A charity or another organisation, of a stated kind or known by its name alone. */
export function aBody(at: number, dice: Dice): Stored {
  const { pick } = dice;
  const [kind, isCharity, body] = pick(
    ['charity', false, 'charity'],
    [null, true, 'charity'],
    ['organisation', false, 'organisation'],
    [null, false, 'organisation'],
  ) as [string | null, boolean, 'charity' | 'organisation'];
  const firstName = `B${at}q ${pick(...bodies)}`;
  const id = `body-${at}`;
  const charityNumber = pick('', `12345${at}`);
  return {
    row: { id, firstName, lastName: '', role: pick('Other', null, 'friend'), kind, isCharity, charityNumber },
    someone: {
      ...{ key: `b${at}`, type: 'contact', ids: [id], name: firstName, phrase: null, address: '', body, age: null },
      ...{ isChild: false, isOwnChild: false },
    },
  };
}

/** Somebody stored again, with what shows that it is they; null where nothing would. */
export function storedAgain({ someone, row }: Stored, at: number): Row | null {
  const id = `again-${at}`;
  const name = { fullName: someone.name };
  if (someone.body) return null;
  if (someone.type === 'spouse') return { id, ...name, role: 'spouse_partner' };
  if (someone.type === 'child') return { id, ...name, role: someone.isOwnChild ? 'child' : 'stepchild' };
  // The first that is stored speaks for both.
  const { role } = row;
  return { id, ...name, role, email: `${someone.key}@example.com` };
}

/** Another person of the same name. */
export function aNamesake({ someone }: Stored, at: number): Stored {
  const id = `namesake-${at}`;
  const line1 = `${at + 70} Far Lane`;
  return {
    row: { id, fullName: someone.name, role: 'Neighbour', line1 },
    someone: {
      ...{ key: `n${at}`, type: 'contact', ids: [id], name: someone.name, phrase: 'my neighbour', address: line1 },
      ...{ body: null, isChild: false, isOwnChild: false, age: null },
    },
  };
}
