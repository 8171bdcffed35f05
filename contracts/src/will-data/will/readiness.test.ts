import { describe, expect, it } from 'vitest';
import { unansweredOf } from '../../kit/question.ts';
import type { PersonId } from '../../shared/ids.ts';
import { childQuestions } from '../questions/child-questions.ts';
import { funeralWishesQuestions } from '../questions/funeral-wishes-questions.ts';
import { homeDetailsQuestions } from '../questions/home-details-questions.ts';
import { personalDetailsQuestions } from '../questions/personal-details-questions.ts';
import { spouseDetailsQuestions } from '../questions/spouse-details-questions.ts';
import { willSettingsQuestions } from '../questions/will-settings-questions.ts';
import { noDrafts } from '../records/record-drafts.ts';
import type { TestatorRecord } from '../testator-record.ts';
import { isComplete, missingForWill, missingForWishes } from './readiness.ts';

const asOf = '2026-11-20';
const stored = { version: 1, savedAt: '2026-11-20T10:00:00.000Z', savedBySupport: false };
const id = (name: string) => name as PersonId;

const personalDetails: TestatorRecord['personalDetails'] = {
  ...unansweredOf(personalDetailsQuestions),
  ...stored,
  title: 'mr',
  firstName: 'Sam',
  lastName: 'Hart',
  dateOfBirth: '1980-01-01',
  gender: 'male',
  maritalStatus: 'single',
  email: 'sam@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '7700900123',
  occupation: 'cook',
};

const homeDetails: NonNullable<TestatorRecord['homeDetails']> = {
  ...unansweredOf(homeDetailsQuestions),
  ...stored,
  line1: '1 Mill Lane',
  townOrCity: 'Ludlow',
  postcode: 'SY8 1AA',
  homeOwnership: 'rent',
};

const child = (dateOfBirth: string): TestatorRecord['children'][number] => ({
  ...unansweredOf(childQuestions),
  ...stored,
  id: id('child'),
  firstName: 'Ivy',
  lastName: 'Hart',
  dateOfBirth,
  gender: 'female',
  relationship: 'Father',
  parentalResponsibility: 'No',
});

const plan = (of: Partial<TestatorRecord['guardians'][number]>): TestatorRecord['guardians'][number] => ({
  childId: id('child'),
  version: 0,
  primaryIds: [],
  backupIds: [],
  groups: [],
  ...of,
});

const testatorRecord = (of: Partial<TestatorRecord> = {}): TestatorRecord => ({
  questionnaire: null,
  drafts: noDrafts,
  personalDetails,
  homeDetails,
  spouseDetails: null,
  children: [],
  contacts: [],
  provisions: [],
  executors: [{ id: 'e' as never, personId: id('ann'), role: 'backup', position: 0 }],
  funeralWishes: {
    ...unansweredOf(funeralWishesQuestions),
    ...stored,
    funeralType: 'burial',
  },
  gifts: [],
  guardians: [],
  residue: { version: 1, recipients: [{ personId: id('ann'), priority: 1, shareBasisPoints: null }] },
  settings: { ...unansweredOf(willSettingsQuestions), hasNoSpecificGifts: true },
  ...of,
});

it('takes a pet that goes to someone for an answer to the question about gifts', () => {
  const settings = { ...unansweredOf(willSettingsQuestions), hasNoSpecificGifts: false };
  const withPet = (kind: string) => testatorRecord({ settings, provisions: [{ kind } as never] });
  expect(missingForWill(testatorRecord({ settings }), asOf)).toEqual(['gifts']);
  for (const kind of ['pet', 'belongings', 'digitalAssets']) expect(missingForWill(withPet(kind), asOf)).toEqual([]);
  expect(missingForWill(withPet('charityTenth'), asOf)).toEqual(['gifts']);
});

it('opens both tabs once everything they need is there', () => {
  expect([missingForWishes(testatorRecord(), asOf), missingForWill(testatorRecord(), asOf)]).toEqual([[], []]);
});

describe('personal details', () => {
  it.each(['title', 'dateOfBirth', 'gender', 'maritalStatus', 'occupation', 'email', 'mobileNumber'] as const)(
    'are not complete without %s',
    (field) => {
      const without = testatorRecord({
        personalDetails: { ...personalDetails, [field]: null } as TestatorRecord['personalDetails'],
      });
      expect(missingForWishes(without, asOf)).toContain('personalDetails');
    },
  );

  it('are complete with one name, once that is confirmed', () => {
    const named = (hasOneName: boolean) =>
      testatorRecord({
        personalDetails: { ...personalDetails, lastName: '', hasOneName } as TestatorRecord['personalDetails'],
      });
    expect(isComplete('personalDetails', named(false), asOf)).toBe(false);
    expect(isComplete('personalDetails', named(true), asOf)).toBe(true);
  });

  it.each(['knownAs', 'middleNames', 'employer'] as const)('are complete without %s', (field) => {
    const without = testatorRecord({
      personalDetails: { ...personalDetails, [field]: null } as TestatorRecord['personalDetails'],
    });
    expect(isComplete('personalDetails', without, asOf)).toBe(true);
  });
});

describe('the home', () => {
  it.each([
    [{ line1: '' }, false],
    [{ townOrCity: '' }, false],
    [{ postcode: '' }, false],
    [{ homeOwnership: null }, false],
    [{ line1: '', townOrCity: '', postcode: '', address: '1 Mill Lane, Ludlow' }, true],
    [{ address: '1 Mill Lane, Ludlow', homeOwnership: null }, false],
    [{ county: '', line2: '' }, true],
    [{ line2: 'BFPO 57', townOrCity: '', postcode: '' }, true],
    [{ homeOwnership: 'own-mortgage', tenancyType: 'sole-owner' }, true],
    [{ homeOwnership: 'own-mortgage', tenancyType: 'joint-tenants' }, false],
    [{ homeOwnership: 'own-outright', tenancyType: 'tenants-in-common' }, false],
    [{ homeOwnership: 'own-outright', tenancyType: 'tenants-in-common', coOwnerId: id('ann') }, true],
    [{ homeOwnership: 'rent', tenancyType: 'joint-tenants' }, true],
  ] as const)('with %j is complete: %s', (changes, expected) => {
    expect(isComplete('homeDetails', testatorRecord({ homeDetails: { ...homeDetails, ...changes } }), asOf)).toBe(
      expected,
    );
  });
});

describe('a spouse or partner', () => {
  const spouseDetails: NonNullable<TestatorRecord['spouseDetails']> = {
    ...unansweredOf(spouseDetailsQuestions),
    ...stored,
    id: id('tom'),
    fullName: 'Tom Hart',
    relationship: 'husband',
    gender: 'male',
  };
  const isDone = (maritalStatus: 'single' | 'married' | 'partner' | null, of: Partial<TestatorRecord> = {}) =>
    isComplete(
      'spouseDetails',
      testatorRecord({
        personalDetails: { ...personalDetails, maritalStatus } as TestatorRecord['personalDetails'],
        ...of,
      }),
      asOf,
    );
  const without = { settings: { ...testatorRecord().settings, includePartner: false } };

  it('is asked of those married or in a partnership, once the status is known', () => {
    expect([isDone(null), isDone('single'), isDone('married'), isDone('partner')]).toEqual([false, true, false, false]);
    expect([isDone('married', { spouseDetails }), isDone('partner', { spouseDetails })]).toEqual([true, true]);
  });

  it('may be left out by one in a partnership, and not by one who is married', () => {
    expect([isDone('partner', without), isDone('married', without)]).toEqual([true, false]);
  });
});

describe('guardians', () => {
  const isDone = (dateOfBirth: string, guardians: TestatorRecord['guardians']) =>
    isComplete('guardianship', testatorRecord({ children: [child(dateOfBirth)], guardians }), asOf);

  it('are needed until the day of the eighteenth birthday', () => {
    expect([isDone('2008-11-21', []), isDone('2008-11-20', [])]).toEqual([false, true]);
  });

  it.each([
    { primaryIds: [id('ann')] },
    { backupIds: [id('ann')] },
    { groups: [{ id: 'g' as never, name: '', memberIds: [id('ann'), id('bea')] }] },
  ])('may be %j', (of) => {
    expect(isDone('2015-01-01', [plan(of)])).toBe(true);
    expect(isDone('2015-01-01', [plan({ ...of, childId: id('another') })])).toBe(false);
  });
});

describe('the will', () => {
  const sharing = (who: string, shareBasisPoints: number) => ({ personId: id(who), priority: 1, shareBasisPoints });

  it.each([
    ['executors', { executors: [] }],
    ['funeralWishes', { funeralWishes: null }],
    ['gifts', { settings: { ...testatorRecord().settings, hasNoSpecificGifts: false } }],
    ['residue', { residue: { version: 1, recipients: [] } }],
    ['residue', { residue: { version: 1, recipients: [sharing('ann', 6000), sharing('bea', 3000)] } }],
    ['guardianship', { children: [child('2015-01-01')] }],
  ] as const)('waits for %s', (part, of) => {
    expect(missingForWill(testatorRecord(of as Partial<TestatorRecord>), asOf)).toEqual([part]);
  });
});
