import { describe, expect, it } from 'vitest';
import { answersOf } from './personal-answers.ts';
import { firstSave, laterSave } from './sendable-details.ts';

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
    const { changes, stillNeeded } = firstSave({ firstName: 'Harriet', lastName: 'Bell' }, answersOf(null), today);
    expect(changes).toBeNull();
    expect(stillNeeded).toBe(
      'Kept on this device. To save it, add your date of birth, email, mobile number and occupation.',
    );
  });

  it('sends everything at once, with the country code nobody had to choose', () => {
    expect(firstSave({ ...enough, title: 'ms' }, answersOf(null), today).changes).toEqual({
      ...enough,
      title: 'ms',
      dateOfBirth: '1979-05-14',
      mobileCountryCode: '+44',
    });
  });

  it('waits for a date of birth that is a real day', () => {
    const { changes, stillNeeded } = firstSave({ ...enough, dateOfBirth: '31/2/1979' }, answersOf(null), today);
    expect(changes).toBeNull();
    expect(stillNeeded).toContain('date of birth');
  });
});

describe('laterSave', () => {
  it('sends an emptied optional answer as nothing', () => {
    expect(laterSave({ knownAs: '', middleNames: 'Joan' }, today).changes).toEqual({
      knownAs: null,
      middleNames: 'Joan',
    });
  });

  it('holds back an emptied required answer', () => {
    const { changes, sent, stillNeeded } = laterSave({ firstName: ' ', employer: 'Durham Library' }, today);
    expect(changes).toEqual({ employer: 'Durham Library' });
    expect(sent).toEqual({ employer: 'Durham Library' });
    expect(stillNeeded).toBe('Not saved yet: your first name cannot be empty. What you gave before is kept.');
  });

  it('holds back a date that cannot be a birthday, and says why', () => {
    expect(laterSave({ dateOfBirth: '1/1/2030' }, today)).toEqual({
      changes: null,
      sent: {},
      stillNeeded: 'Not saved yet: Date of birth must be in the past',
    });
  });
});

describe('answersOf', () => {
  it('shows a British number with the 0 it is stored without', () => {
    const stored = {
      version: 1,
      savedAt: '',
      savedBySupport: false,
      title: null,
      knownAs: null,
      middleNames: null,
      gender: null,
    } as const;
    const details = { ...stored, ...enough, maritalStatus: null, employer: null, mobileNumber: '7700900123' };
    const shown = answersOf({ ...details, dateOfBirth: '1979-05-14', mobileCountryCode: '+44' });
    expect(shown).toMatchObject({ mobileNumber: '07700900123', dateOfBirth: '14/05/1979', knownAs: '' });
  });
});
