import { optionsOf, unansweredOf } from '@plainwill/contracts/kit/question';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { describe, expect, it } from 'vitest';
import {
  firstPersonalDetailsPatch,
  type PersonalDetailsText,
  personalDetailsPatch,
  personalDetailsText,
} from './personal-details-model.ts';

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

it('offers every choice in its own words', () => {
  expect(labels(optionsOf(personalDetailsQuestions.title))).toEqual([
    'Mr',
    'Mrs',
    'Miss',
    'Ms',
    'Dr',
    'Prof',
    'Other',
    'No title',
  ]);
  expect(labels(optionsOf(personalDetailsQuestions.gender))).toEqual(['Male', 'Female', 'Other', 'Prefer not to say']);
  expect(labels(optionsOf(personalDetailsQuestions.maritalStatus))).toEqual([
    'Single',
    'Married or in a civil partnership',
    'In a partnership (living together, not married or civil partners)',
    'Divorced, or civil partnership dissolved',
    'Widowed, or surviving civil partner',
  ]);
  expect(personalDetailsQuestions.mobileCountryCode.offered).toEqual(['+44', '+1', '+33', '+49']);
});

const stored = { hasOneName: 'no' };

const today = '2026-11-20';
const enough = {
  firstName: 'Harriet',
  lastName: 'Bell',
  dateOfBirth: '14/5/1979',
  email: 'harriet@example.com',
  mobileNumber: '07700 900123',
  occupation: 'Librarian',
};

describe('firstSave', () => {
  const keptOf = (typed: Partial<PersonalDetailsText>) =>
    firstPersonalDetailsPatch(typed, personalDetailsText(null), today);

  it('waits, and names what is still needed once that is little', () => {
    expect(keptOf({ firstName: 'Harriet', lastName: 'Bell' })).toMatchObject({
      changes: null,
      stillNeeded: 'Kept in your account until the rest is filled in.',
    });
    const { occupation: _last, ...most } = enough;
    expect(keptOf(most)).toMatchObject({
      changes: null,
      stillNeeded: 'Kept in your account. To start your will, add your occupation.',
    });
  });

  it('sends everything at once, with the country code nobody had to choose', () => {
    expect(firstPersonalDetailsPatch({ ...enough, title: 'ms' }, personalDetailsText(null), today).changes).toEqual({
      ...enough,
      title: 'ms',
      dateOfBirth: '1979-05-14',
      mobileCountryCode: '+44',
    });
  });

  it('is made with one name that is confirmed', () => {
    const typed = { ...enough, firstName: 'Suharto', lastName: '', hasOneName: 'yes' };
    expect(firstPersonalDetailsPatch(typed, personalDetailsText(null), today).changes).toMatchObject({
      firstName: 'Suharto',
      lastName: '',
      hasOneName: true,
    });
  });

  it('waits for a date of birth that is a real day', () => {
    const { changes, stillNeeded } = firstPersonalDetailsPatch(
      { ...enough, dateOfBirth: '31/2/1979' },
      personalDetailsText(null),
      today,
    );
    expect(changes).toBeNull();
    expect(stillNeeded).toContain('date of birth');
  });
});

describe('laterSave', () => {
  it('takes a last name away only from somebody with one name', () => {
    expect(personalDetailsPatch({ lastName: '' }, stored, today).changes).toBeNull();
    const changes = { lastName: '', hasOneName: true };
    expect(personalDetailsPatch({ lastName: '', hasOneName: 'yes' }, stored, today).changes).toEqual(changes);
    expect(personalDetailsPatch({ lastName: '' }, { hasOneName: 'yes' }, today).changes).toEqual(changes);
  });

  it('sends an emptied optional answer as nothing', () => {
    expect(personalDetailsPatch({ knownAs: '', middleNames: 'Joan' }, stored, today).changes).toEqual({
      knownAs: null,
      middleNames: 'Joan',
    });
  });

  it('holds back an emptied required answer', () => {
    const { changes, sent, stillNeeded } = personalDetailsPatch(
      { firstName: ' ', employer: 'Durham Library' },
      stored,
      today,
    );
    expect(changes).toEqual({ employer: 'Durham Library' });
    expect(sent).toEqual({ employer: 'Durham Library' });
    expect(stillNeeded).toBe('Not saved yet: your first name cannot be empty. What you gave before is kept.');
  });

  it('holds back a date that cannot be a birthday, and says why', () => {
    expect(personalDetailsPatch({ dateOfBirth: '1/1/2030' }, stored, today)).toEqual({
      changes: null,
      sent: {},
      stillNeeded: 'Not saved yet: Date of birth must be in the past',
    });
  });

  it.each(['27/3/19', '270319'])('holds back %s, which may become a year of four figures', (dateOfBirth) => {
    expect(personalDetailsPatch({ dateOfBirth }, stored, today)).toEqual({
      changes: null,
      sent: {},
      stillNeeded: 'Not saved yet: Date of birth must have all four figures of the year',
    });
  });
});

describe('answersOf', () => {
  it('shows a British number with the 0 it is stored without', () => {
    const saved = { version: 1, savedAt: '', savedBySupport: false };
    const details = { ...unansweredOf(personalDetailsQuestions), ...saved, ...enough, mobileNumber: '7700900123' };
    const shown = personalDetailsText({ ...details, dateOfBirth: '1979-05-14', mobileCountryCode: '+44' });
    expect(shown).toMatchObject({ mobileNumber: '07700900123', dateOfBirth: '14/05/1979', knownAs: '' });
  });
});
