import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord, anExecutor, aPlan } from '../../testing/a-family.ts';
import { someHomeDetails } from '../../testing/a-testator-record.ts';
import { aPasskey, aProfile, someWaysIn } from '../../testing/an-account.ts';
import { type KnownOfPerson, readableData } from './readable-data.ts';

const at = '2026-11-20T14:32:00.000Z';

function pageOf(changes: Partial<KnownOfPerson> = {}) {
  const known = {
    profile: aProfile({ email: 'harriet@example.com' }),
    waysIn: someWaysIn({ passkeys: [aPasskey({ name: 'Phone' })] }),
    devices: [],
    testatorRecord: aMarriedRecord(),
    copies: [],
    ...changes,
  };
  const page = new DOMParser().parseFromString(readableData(known, at), 'text/html');
  const answer = (label: string) =>
    [...page.querySelectorAll('dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
  return { page, answer, text: page.body.textContent ?? '' };
}

it('tells what is known in the words of the screens, and nothing of how it is stored', () => {
  const testatorRecord = aMarriedRecord({
    homeDetails: someHomeDetails({
      homeOwnership: 'own-mortgage',
      tenancyType: 'joint-tenants',
      coOwnerId: 'spouse' as never,
    }),
    children: [aChildNamed('Rosie')],
    contacts: [aContactNamed('Sue Finch', { role: 'sister' })],
    executors: [anExecutor('spouse'), anExecutor('sue', { role: 'backup' })],
    guardians: [aPlan('rosie', { primaryIds: ['spouse' as never], backupIds: ['sue' as never] })],
    residue: {
      version: 1,
      recipients: [
        { personId: 'children', priority: 2, shareBasisPoints: null },
        { personId: 'spouse' as never, priority: 1, shareBasisPoints: null },
      ],
    },
  });
  const { page, answer, text } = pageOf({ testatorRecord });
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Your account',
    'Personal Information',
    'Home Details',
    'Spouse/Partner Details',
    'Children Details',
    'Contacts',
    'Guardianship of Children',
    'Will Executors',
    'Residuary Estate',
    'Choices for the whole will',
  ]);
  expect(answer('Email')).toBe('harriet@example.com');
  expect(answer('Passkey')).toMatch(/^Phone, made on /);
  expect(answer('Marital status')).toBe('Married or in a civil partnership');
  expect(answer('Mobile number')).toBe('+44 7700900123');
  expect(answer('Do you own your home?')).toBe('I own it with a mortgage');
  expect(answer('Who do you own it with?')).toBe('Daniel Bell');
  expect(answer('Relationship to you')).toBe('Sister');
  expect(answer('Rosie Bell')).toBe('Daniel Bell; then Sue Finch');
  expect(answer('Recipients')).toBe('Daniel Bell; then my children');
  expect(text).not.toMatch(/own-mortgage|joint-tenants|spouse_|undefined|null|[a-z]_[a-z]/);
});

it('tells of a business what the page shows as chosen', () => {
  const homeDetails = someHomeDetails();
  const answers = { whoFor: 'Me', children: 'No', homeOwned: 'No', locationEnglandWales: 'Yes', business: 'No' };
  const questionnaire = { submissionId: 'b0a5c1de-0000-4000-8000-000000000002', answers } as never;
  const business = 'Do you own a business, or part of one?';
  expect(pageOf({ testatorRecord: aMarriedRecord({ homeDetails, questionnaire }) }).answer(business)).toBe(
    'No, from your questionnaire',
  );
  const answered = aMarriedRecord({ homeDetails: { ...homeDetails, hasBusiness: true }, questionnaire });
  expect(pageOf({ testatorRecord: answered }).answer(business)).toBe('Yes');
});

it('shows what somebody has typed as text', () => {
  const contacts = [aContactNamed('Sue Finch', { notes: '<img src=x onerror=alert(1)> & more' })];
  const { page, answer } = pageOf({ testatorRecord: aMarriedRecord({ contacts }) });
  expect(answer('Notes')).toBe('<img src=x onerror=alert(1)> & more');
  expect(page.querySelector('img, script')).toBeNull();
});
