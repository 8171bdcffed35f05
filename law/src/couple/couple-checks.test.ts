import { describe, expect, it } from 'vitest';
import { coupleChecks, type PlanningSide } from './couple-checks.ts';
import {
  contact,
  details,
  executor,
  gift,
  guardians,
  heir,
  personId,
  record,
  spouse,
} from './testing/arbitrary-couple.ts';
import type { CoupleRecord } from './view-of.ts';

const linked: PlanningSide = { partner: 'Tom', isLinked: true, isEndedByOwner: false, removedCopies: [] };
const ended: PlanningSide = { ...linked, isLinked: false, isEndedByOwner: true };

const found = (changes: Partial<CoupleRecord>, side: PlanningSide, provisions: { kind: string }[] = []) =>
  coupleChecks({ ...record({ spouseDetails: spouse(), ...changes }), provisions }, side).map(
    ({ id, severity, message, part }) => [id, severity, message, part],
  );

const leftTo = (...recipients: CoupleRecord['residue']['recipients']) => ({ residue: { version: 1, recipients } });
const toSpouse = heir(personId('spouse'), 1);

describe('CPL-03', () => {
  const nobodyNext = [
    'CPL-03',
    'informs',
    'If you and Tom die together, no one is next to get everything else.',
    'residue',
  ];

  it('says to someone who plans together that no one is next', () => {
    expect(found(leftTo(toSpouse), linked)).toEqual([nobodyNext]);
  });

  it.each([
    ['there is a second level', leftTo(toSpouse, heir('children', 2)), linked],
    ['someone shares with the other', leftTo(toSpouse, heir(personId('ann'), 1)), linked],
    ['everything goes to someone else', leftTo(heir(personId('ann'), 1)), linked],
    ['nothing is chosen yet', leftTo(), linked],
    ['they do not plan together', leftTo(toSpouse), { ...linked, isLinked: false }],
  ])('is silent where %s', (_why, changes, side) => {
    expect(found(changes, side)).toEqual([]);
  });

  it('is silent where there is a last resort', () => {
    expect(found(leftTo(toSpouse), linked, [{ kind: 'residueFallback' }])).toEqual([]);
  });
});

describe('CPL-05', () => {
  const named = {
    executors: [executor(personId('spouse'))],
    guardians: [guardians(personId('ada'), { backupIds: [personId('spouse')] })],
    gifts: [gift({ recipients: [toSpouse] })],
    ...leftTo(toSpouse, heir('children', 2)),
  };

  it('names each part of the other once the owner has ended it', () => {
    expect(found(named, ended)).toEqual([
      [
        'CPL-05',
        'warns',
        'Tom is still in your will as an executor, a guardian, someone who gets a gift and someone who gets everything else.',
        'executors',
      ],
    ]);
  });

  it('speaks to someone who is divorced, whoever ended it', () => {
    const divorced = {
      personalDetails: details({ maritalStatus: 'divorced' }),
      ...leftTo(toSpouse, heir('children', 2)),
    };
    const message = 'Tom is still in your will as someone who gets everything else.';
    expect(found(divorced, { ...ended, isEndedByOwner: false })).toEqual([['CPL-05', 'warns', message, 'residue']]);
  });

  it.each([
    ['the other has ended it', named, { ...ended, isEndedByOwner: false }],
    ['they plan together again', named, { ...ended, isLinked: true }],
    ['the will does not name the other', { executors: [executor(personId('ann'))], contacts: [contact()] }, ended],
  ])('is silent where %s', (_why, changes, side) => {
    expect(found(changes, side)).toEqual([]);
  });
});

describe('CPL-08', () => {
  it('names each person who was taken over and has been removed since, while they plan together', () => {
    const side = { ...linked, removedCopies: ['Ann Reed', 'Paul Lee'] };
    expect(found({}, side)).toEqual([
      ['CPL-08', 'warns', 'Ann Reed is no longer among your people.', 'contacts'],
      ['CPL-08', 'warns', 'Paul Lee is no longer among your people.', 'contacts'],
    ]);
    expect(found({}, { ...side, isLinked: false })).toEqual([]);
  });
});
