import { optionsOf, unansweredOf } from '@plainwill/contracts/kit/question';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { describe, expect, it } from 'vitest';
import { firstPersonalDetailsPatch, personalDetailsPatch, personalDetailsText } from './personal-details-model.ts';

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

it('offers every choice in its own words', () => {
  expect(labels(optionsOf(personalDetailsQuestions.title))).toEqual(['Mr', 'Mrs', 'Miss', 'Ms', 'Dr', 'Prof']);
  expect(labels(optionsOf(personalDetailsQuestions.gender))).toEqual(['Male', 'Female', 'Other', 'Prefer not to say']);
  expect(labels(optionsOf(personalDetailsQuestions.maritalStatus))).toEqual([
    'Single',
    'Married',
    'In a partnership',
    'Divorced',
    'Widowed',
  ]);
  expect(personalDetailsQuestions.mobileCountryCode.offered).toEqual(['+44', '+1', '+33', '+49']);
});

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
  it('waits, and names what is still needed', () => {
    const { changes, stillNeeded } = firstPersonalDetailsPatch(
      { firstName: 'Harriet', lastName: 'Bell' },
      personalDetailsText(null),
      today,
    );
    expect(changes).toBeNull();
    expect(stillNeeded).toBe(
      'Kept in your account. To start your will, add your date of birth, email, mobile number and occupation.',
    );
  });

  it('sends everything at once, with the country code nobody had to choose', () => {
    expect(firstPersonalDetailsPatch({ ...enough, title: 'ms' }, personalDetailsText(null), today).changes).toEqual({
      ...enough,
      title: 'ms',
      dateOfBirth: '1979-05-14',
      mobileCountryCode: '+44',
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
  it('sends an emptied optional answer as nothing', () => {
    expect(personalDetailsPatch({ knownAs: '', middleNames: 'Joan' }, today).changes).toEqual({
      knownAs: null,
      middleNames: 'Joan',
    });
  });

  it('holds back an emptied required answer', () => {
    const { changes, sent, stillNeeded } = personalDetailsPatch({ firstName: ' ', employer: 'Durham Library' }, today);
    expect(changes).toEqual({ employer: 'Durham Library' });
    expect(sent).toEqual({ employer: 'Durham Library' });
    expect(stillNeeded).toBe('Not saved yet: your first name cannot be empty. What you gave before is kept.');
  });

  it('holds back a date that cannot be a birthday, and says why', () => {
    expect(personalDetailsPatch({ dateOfBirth: '1/1/2030' }, today)).toEqual({
      changes: null,
      sent: {},
      stillNeeded: 'Not saved yet: Date of birth must be in the past',
    });
  });

  it.each(['27/3/19', '270319'])('holds back %s, which may become a year of four figures', (dateOfBirth) => {
    expect(personalDetailsPatch({ dateOfBirth }, today)).toEqual({
      changes: null,
      sent: {},
      stillNeeded: 'Not saved yet: Date of birth must have all four figures of the year',
    });
  });
});

describe('answersOf', () => {
  it('shows a British number with the 0 it is stored without', () => {
    const stored = { version: 1, savedAt: '', savedBySupport: false };
    const details = { ...unansweredOf(personalDetailsQuestions), ...stored, ...enough, mobileNumber: '7700900123' };
    const shown = personalDetailsText({ ...details, dateOfBirth: '1979-05-14', mobileCountryCode: '+44' });
    expect(shown).toMatchObject({ mobileNumber: '07700900123', dateOfBirth: '14/05/1979', knownAs: '' });
  });
});
