import { aChild, anAdultChild, aPerson, aSpouse, levels, type Named, primaries } from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const tom = aChild('Tom Hart');
const [sue, rob, joan] = [aPerson('Sue Vale'), aPerson('Rob Finch'), aPerson('Joan Vale')];
const dan = aSpouse('Dan Hart');
const married = { maritalStatus: 'married' };
const son = (row: object) => aChild('Tom Hart', { relationship: 'Father', ...row });
const withParent = (row: object) => ({
  testator: married,
  people: [dan],
  guarded: [{ child: son(row), primaries: [sue] }],
});
/** The other parent of the child is Rob. */
const withOtherParent = (guardian: Named) => ({
  people: [rob],
  guarded: [{ child: son({ otherParentType: 'contact', otherParentId: 'Rob Finch' }), primaries: [guardian] }],
});
const fatherIs = { otherParentType: 'spouse', otherParentId: 'Dan Hart' };

export const guardianCases: Record<string, Case> = {
  'GRD-01': {
    finds: [{ people: [tom] }, ['Please choose a guardian for Tom Hart.', 'guardianship#Tom Hart']],
    not: [
      { guarded: [{ child: tom, primaries: [sue] }] },
      { guarded: [{ child: tom, groups: [[sue, rob]] }] },
      { people: [anAdultChild('Amy Hart')] },
    ],
  },
  'GRD-02': {
    finds: [
      { people: [son({ parentalResponsibility: 'No' })] },
      [
        'You said you do not have parental responsibility for Tom Hart, so you cannot appoint a guardian for them. Your will records a wish only.',
        'children.parentalResponsibility#Tom Hart',
      ],
    ],
    not: [
      { people: [son({ parentalResponsibility: 'Yes, married to mother' })] },
      { people: [son({})] },
      { people: [aChild('Tom Hart', { gaveBirth: true })] },
    ],
  },
  'GRD-03': {
    finds: [
      { guarded: [tom, aChild('Amy Hart')].map((child) => ({ child, primaries: [sue, rob] })) },
      [
        'If Sue Vale and Rob Finch cannot act, no one is named to care for Tom Hart and Amy Hart and a court would decide. Add a backup.',
        'guardianship',
      ],
    ],
    not: [
      { guarded: [{ child: tom, primaries: [sue], backups: [rob] }] },
      { guarded: [{ child: tom, primaries: [sue], groups: [[rob, joan]] }] },
      { guarded: [{ child: tom, backups: [rob] }] },
    ],
  },
  'GRD-04': {
    finds: [
      withParent(fatherIs),
      [
        'If the other parent of Tom Hart is alive and has parental responsibility when you die, they stay responsible. Your guardian takes over only after that.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [
      withParent({}),
      withParent({ otherParentType: 'none' }),
      { testator: married, guarded: [{ child: son(fatherIs), primaries: [dan] }] },
      // Said by GRD-12 already.
      { ...withParent({ otherParentType: 'contact', otherParentId: 'Joan Vale' }), people: [joan] },
    ],
  },
  'GRD-05': {
    finds: [
      { testator: married, guarded: [{ child: son(fatherIs), primaries: [dan], backups: [sue] }] },
      [
        'A parent with parental responsibility does not need to be appointed. Your backup choices matter more.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [
      withParent(fatherIs),
      { testator: married, guarded: [{ child: son({}), primaries: [dan], backups: [sue] }] },
      // Said by GRD-03 already.
      { testator: married, guarded: [{ child: son(fatherIs), primaries: [dan] }] },
    ],
  },
  'GRD-06': {
    finds: [
      { guarded: [{ child: tom, primaries: [aChild('Amy Hart', { dateOfBirth: '2008-11-21' })] }] },
      [
        'Amy Hart is 17. The law sets no lowest age for a guardian, but a person under 18 can hardly take on this responsibility, and a court may not let them. Choose an adult, or add one.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [
      { guarded: [{ child: tom, primaries: [aChild('Amy Hart', { dateOfBirth: '2008-11-20' })] }] },
      { guarded: [{ child: tom, primaries: [sue] }] },
      {
        guarded: [{ child: tom, primaries: [aPerson('Amy Hart', 'child')] }],
        people: [anAdultChild('Amy Hart', { id: 'a' })],
      },
    ],
  },
  'GRD-07': {
    finds: [
      { guarded: [{ child: tom, primaries: [sue], backups: [rob, sue], groups: [[joan, rob]] }] },
      [
        'Sue Vale is named for Tom Hart at first choice and again at backup 2. The second place adds no one.',
        'guardianship#Tom Hart',
      ],
      [
        'Rob Finch is named for Tom Hart at backup 1 and again at joint choice 1. The second place adds no one.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [{ guarded: [{ child: tom, primaries: [sue], backups: [rob] }] }],
  },
  'GRD-08': {
    finds: [
      { guarded: [{ child: tom, primaries: [rob], groups: [[sue]] }] },
      [
        'A joint guardian group for Tom Hart has lost one of its members. Please open it and choose again.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [
      { guarded: [{ child: tom, primaries: [rob], groups: [[sue, joan]] }] },
      { guarded: [{ child: anAdultChild('Amy Hart'), groups: [[sue]] }] },
    ],
  },
  'GRD-09': {
    finds: [
      {
        guarded: [
          { child: tom, primaries: [sue], backups: [rob] },
          { child: aChild('Amy Hart'), primaries: [rob], backups: [sue] },
        ],
      },
      ['Your children have different guardians and could be brought up apart.', 'guardianship'],
    ],
    not: [
      { guarded: [tom, aChild('Amy Hart')].map((child) => ({ child, primaries: [sue] })) },
      { guarded: [{ child: tom, primaries: [sue] }], people: [aChild('Amy Hart')] },
    ],
  },
  'GRD-10': {
    finds: [
      { guarded: [tom, aChild('Amy Hart')].map((child) => ({ child, primaries: [sue], groups: [[rob, joan]] })) },
      [
        'Rob Finch and Joan Vale would share responsibility and must cooperate. Think about what happens if they separate.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [{ guarded: [{ child: tom, primaries: [sue], backups: [rob, joan] }] }],
  },
  'GRD-11': {
    finds: [
      { executors: primaries(sue), guarded: [{ child: tom, primaries: [sue] }], residue: levels([tom]) },
      [
        'The people caring for your children would also control their money. Consider adding an independent trustee.',
        'executors',
      ],
    ],
    not: [
      { executors: primaries(sue, rob), guarded: [{ child: tom, primaries: [sue] }], residue: levels([tom]) },
      { executors: primaries(sue), guarded: [{ child: tom, primaries: [sue] }] },
      { executors: primaries(sue), guarded: [{ child: tom, backups: [sue] }], residue: levels([tom]) },
      {
        testator: married,
        executors: primaries(dan),
        guarded: [{ child: son(fatherIs), primaries: [dan] }],
        residue: levels([son(fatherIs)]),
      },
    ],
  },
  'GRD-12': {
    finds: [
      withOtherParent(sue),
      [
        'While the other parent of Tom Hart is alive with parental responsibility, your appointment waits until that parent dies. If that parent has named someone too, both guardians then have a say. Try to agree with them.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [
      withParent(fatherIs),
      withParent({}),
      // A parent does not wait for their own death.
      withOtherParent(rob),
    ],
  },
  'GRD-13': {
    finds: [
      { people: [son({})] },
      [
        'Tell us whether you have parental responsibility for Tom Hart. Without it you cannot appoint a guardian.',
        'children.parentalResponsibility#Tom Hart',
      ],
    ],
    not: [
      { people: [tom] },
      { people: [son({ parentalResponsibility: 'No' })] },
      { people: [son({ relationship: 'Adopted Son' })] },
      { testator: { gender: 'female' }, people: [son({ relationship: 'Son' })] },
    ],
  },
  'GRD-14': {
    finds: [
      { guarded: [{ child: tom, primaries: [aPerson('Sue Vale', 'sibling', { address: '1 Rue Haute, Paris' })] }] },
      [
        'Sue Vale lives abroad. Taking Tom Hart there, or moving here, may need permission and time. Add someone near as a backup.',
        'guardianship#Tom Hart',
      ],
    ],
    not: [
      { guarded: [{ child: tom, primaries: [aPerson('Sue Vale', 'sibling', { address: '1 Paris Road, Ludlow' })] }] },
      { guarded: [{ child: tom, primaries: [sue] }] },
    ],
  },
  'GRD-15': {
    finds: [
      { guarded: [{ child: tom, primaries: [aPerson('Hope House', null, { kind: 'charity' })], backups: [sue] }] },
      ['Only people can be guardians. Choose a person for Tom Hart.', 'guardianship#Tom Hart'],
    ],
    not: [{ guarded: [{ child: tom, primaries: [aPerson('Hope House', null, { kind: 'person' })], backups: [sue] }] }],
  },
};
