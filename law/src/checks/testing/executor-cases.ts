import { aChild, anAdultChild, aPerson, aSpouse, backups, levels, primaries } from '../../will/testing/facts.ts';
import type { Case } from './case.ts';

const [sue, rob] = [aPerson('Sue Vale'), aPerson('Rob Finch')];
const dan = aSpouse('Dan Hart');
const many = (count: number) => Array.from({ length: count }, (_, at) => aPerson(`Friend ${'abcdefg'[at]}`));
const married = { maritalStatus: 'married' };
const tom = aChild('Tom Hart');
const namesake = (row: object) => primaries(aPerson('Eleanor May Hart', 'other', { ...row }));

const adultNeeded =
  ', and you name no executor of 18 or over. An executor can act only from 18, so a court would have to choose someone. Choose an adult.';

export const executorCases: Record<string, Case> = {
  'EXE-01': {
    finds: [{ executors: [] }, ['Choose at least one executor.', 'executors']],
    not: [{ executors: primaries(sue) }, { executors: backups(sue) }],
  },
  'EXE-02': {
    finds: [
      { executors: backups(sue, rob).map((row) => ({ ...row, id: row.person.row.id })) },
      [
        'All your executors are marked as backup. Your will makes them your main executors.',
        'executors.executorRole#Sue Vale',
      ],
    ],
    not: [{ executors: [...primaries(sue), ...backups(rob)] }, { executors: [] }],
  },
  'EXE-03': {
    finds: [
      { executors: primaries(sue) },
      [
        'You have one executor and no backup. If they die first or cannot act, a court process decides who takes over.',
        'executors',
      ],
    ],
    not: [
      { executors: [...primaries(sue), ...backups(rob)] },
      { executors: primaries(sue, rob) },
      // Said by EXE-07 already.
      { executors: primaries(sue), residue: levels([tom]) },
    ],
  },
  'EXE-04': {
    finds: [
      { testator: married, executors: primaries(dan) },
      [
        'Your only executor is your husband. If you die together, or later divorce, no one is appointed. Add a backup.',
        'executors',
      ],
    ],
    not: [
      { testator: married, executors: [...primaries(dan), ...backups(rob)] },
      { testator: married, executors: primaries(dan, rob) },
      { executors: primaries(sue) },
    ],
  },
  'EXE-05': {
    finds: [
      { executors: primaries(...many(5)) },
      [
        'Only four people can be named on the grant of probate. The others can hold back, but four or fewer avoids delay.',
        'executors',
      ],
    ],
    not: [{ executors: [...primaries(...many(4)), ...backups(sue)] }],
  },
  'EXE-06': {
    finds: [
      { people: [tom], executors: primaries(aPerson('Tom Hart', 'child', { id: 'again' })) },
      [`Tom Hart is 11${adultNeeded}`, 'executors'],
    ],
    not: [
      { executors: primaries(anAdultChild('Tom Hart')) },
      { people: [tom], executors: primaries(aPerson('Tom Hart', 'friend', { id: 'again' })) },
    ],
  },
  'EXE-07': {
    finds: [
      { executors: primaries(sue), residue: levels([tom]) },
      [
        'Only one person would look after Tom Hart’s money. No one is named to take over if Sue Vale dies first or cannot act. Name a second executor.',
        'executors',
      ],
    ],
    not: [
      { executors: primaries(sue, rob), residue: levels([tom]) },
      { executors: primaries(sue), residue: levels([anAdultChild('Amy Hart')]) },
      { executors: primaries(sue), residue: levels([rob]) },
      { executors: primaries(sue), residue: levels([sue], [tom]) },
      { executors: [...primaries(sue), ...backups(rob, dan)], residue: levels([sue], [tom]), testator: married },
    ],
  },
  'EXE-08': {
    finds: [
      { executors: [...primaries(sue, rob), ...backups(sue)] },
      ['Sue Vale is listed more than once.', 'executors'],
    ],
    not: [{ executors: [...primaries(sue), ...backups(rob)] }],
  },
  'EXE-09': {
    finds: [
      { testator: { email: 'nell@example.com' }, executors: namesake({ email: 'Nell@example.com' }) },
      ['You cannot be your own executor.', 'executors'],
    ],
    not: [
      { testator: { email: 'nell@example.com' }, executors: namesake({ email: 'aunt@example.com' }) },
      { executors: namesake({ dateOfBirth: '1960-01-01' }) },
      { executors: namesake({}) },
    ],
  },
  'EXE-10': {
    finds: [
      {
        executors: [
          ...primaries(aPerson('Jane Doe', 'Solicitor')),
          ...backups(aPerson('Al Day', null)).map((row) => ({ ...row, relationship: 'professional_accountant' })),
        ],
      },
      ['Jane Doe and Al Day may charge your estate for their work. Ask for their rates now.', 'executors'],
    ],
    not: [{ executors: primaries(sue) }, { people: [aPerson('Jane Doe', 'Solicitor')] }],
  },
  'EXE-11': {
    finds: [
      { executors: primaries(sue), residue: levels([sue]) },
      [
        'It is fine for the person who inherits to be your executor. They must not witness your signature.',
        'executors',
      ],
    ],
    not: [
      { executors: primaries(sue), residue: levels([sue], [rob]) },
      { executors: primaries(sue, rob), residue: levels([sue]) },
    ],
  },
  'EXE-12': {
    finds: [
      { executors: primaries(sue) },
      ['Add the address of Sue Vale, so that they can be found.', 'executors.line1'],
    ],
    not: [
      { executors: primaries(aPerson('Sue Vale', 'friend', { address: '1 High Street' })) },
      { testator: married, executors: primaries(dan) },
    ],
  },
  'EXE-13': {
    finds: [
      { executors: primaries(sue), guarded: [{ child: tom, primaries: [rob] }] },
      ['Make sure that Sue Vale and Rob Finch are 18 or over and willing to act.', 'contacts'],
    ],
    not: [{ executors: primaries(aPerson('Sue Vale', 'friend', { dateOfBirth: '1970-01-01' })) }],
  },
  'EXE-14': {
    finds: [
      { executors: [...primaries(...many(4)), ...backups(sue, rob, aPerson('Joan Vale'))] },
      ['You have named many executors. Two to four is usually enough.', 'executors'],
    ],
    not: [{ executors: [...primaries(...many(4)), ...backups(sue, rob)] }],
  },
  'EXE-15': {
    finds: [
      { executors: primaries(rob, aPerson('Sue Vale', 'friend', { townOrCity: 'Cork', postcode: 'T12 AB34' })) },
      [
        'Sue Vale lives abroad. They can act, but papers, banks and tax become slower, and trusts may become foreign for tax if most trustees live abroad. Consider one executor here.',
        'executors',
      ],
    ],
    not: [
      { executors: primaries(aPerson('Sue Vale', 'friend', { townOrCity: 'Edinburgh', postcode: 'EH1 1AA' })) },
      { executors: primaries(sue) },
    ],
  },
  'EXE-16': {
    finds: [
      {
        executors: primaries(
          sue,
          aPerson('Doe & Lee', null, { kind: 'organisation' }),
          aPerson('William Temple', 'professional_solicitor', { id: 'w' }),
        ),
      },
      ['Tell us if William Temple is a person. A firm, charity or company cannot be named here.', 'contacts.kind#w'],
      [
        'A firm, charity or company cannot be named here. Choose a person, for instance a partner of the firm.',
        'executors',
      ],
    ],
    not: [{ executors: primaries(sue, aPerson('Doe & Lee', null, { kind: 'person' })) }],
  },
};
