import { noDrafts } from '@plainwill/contracts/will-data/records/record-drafts';
import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { describe, expect, it } from 'vitest';
import { aStanding } from '../../testing/a-standing.ts';
import { aChild, aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { aBlock } from '../../testing/a-will.ts';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { needsText, partsOf, progressOf } from './progress.ts';

describe('the sections of Your Wishes', () => {
  it('ask for guardians while a child is under 18, and no longer on the eighteenth birthday', () => {
    const withChildBorn = (dateOfBirth: string) => aStanding({ children: [aChild({ dateOfBirth })] });
    expect(partsOf('wishes', withChildBorn('2008-11-21'))).toContain('guardianship');
    expect(partsOf('wishes', withChildBorn('2008-11-20'))).not.toContain('guardianship');
    expect(partsOf('wishes', aStanding({}))).not.toContain('guardianship');
  });
});

const takingShare = (shareBasisPoints: number) => ({ personId: aChild().id, priority: 1, shareBasisPoints });

describe('progressOf', () => {
  it.each<[WillPart, Partial<Parameters<typeof aTestatorRecord>[0]>, string]>([
    ['personalDetails', {}, 'waiting'],
    ['personalDetails', { personalDetails: somePersonalDetails({ title: null }) }, 'started'],
    ['personalDetails', { personalDetails: somePersonalDetails() }, 'done'],
    ['homeDetails', {}, 'waiting'],
    ['homeDetails', { homeDetails: someHomeDetails({ homeOwnership: null }) }, 'started'],
    ['homeDetails', { homeDetails: someHomeDetails() }, 'done'],
    ['spouseDetails', {}, 'blocked'],
    ['spouseDetails', { personalDetails: somePersonalDetails({ maritalStatus: 'married' }) }, 'waiting'],
    ['spouseDetails', { personalDetails: somePersonalDetails({ maritalStatus: 'widowed' }) }, 'done'],
    ['residue', {}, 'waiting'],
    ['residue', { residue: { version: 2, recipients: [takingShare(10_000)] } }, 'done'],
    ['residue', { residue: { version: 2, recipients: [takingShare(6000)] } }, 'started'],
    ['children', {}, 'waiting'],
    ['children', { children: [aChild()] }, 'done'],
    ['children', { personalDetails: somePersonalDetails() }, 'done'],
  ])('of %s with %o is %s', (part, testatorRecord, progress) => {
    expect(progressOf(part, aStanding(testatorRecord))).toBe(progress);
  });

  it('is to fix what the checks find in a section that is done, and not in one that still asks', () => {
    const toFix = { personalDetails: [aBlock({ message: 'We need your correct date of birth.' })] };
    const drafts = { ...noDrafts, personalDetails: { firstName: 'Harriet' } };
    expect(progressOf('personalDetails', aStanding({ drafts }, { toFix }))).toBe('started');
    expect(progressOf('personalDetails', aStanding({ personalDetails: somePersonalDetails() }, { toFix }))).toBe(
      'toFix',
    );
  });

  it('counts what is typed and waits to be stored', () => {
    const typedIn = new Set<WillPart>(['personalDetails', 'spouseDetails']);
    const typing = aStanding({}, { typedIn, hasMaritalStatus: true });
    expect(progressOf('personalDetails', typing)).toBe('started');
    expect(progressOf('spouseDetails', typing)).toBe('started');
  });

  it('is done for one in a partnership who leaves the partner out of the will', () => {
    const personalDetails = somePersonalDetails({ maritalStatus: 'partner' });
    const settings = { ...aTestatorRecord().settings, includePartner: false };
    expect(progressOf('spouseDetails', aStanding({ personalDetails, settings }))).toBe('done');
    expect(progressOf('spouseDetails', aStanding({ personalDetails }))).toBe('waiting');
  });
});

it('says in few words what a tab waits for', () => {
  expect(needsText(['spouseDetails'])).toBe('needs Spouse/Partner Details');
  expect(needsText(['homeDetails', 'spouseDetails'])).toBe('needs 2 more sections');
});

it('knows where each section stands', () => {
  expect(tabOf('children')).toBe('details');
  expect(tabOf('guardianship')).toBe('wishes');
});
