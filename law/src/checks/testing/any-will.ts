import {
  executionVariants,
  fallbackKinds,
  homeMortgageChoices,
  plannedEvents,
  severances,
} from '@plainwill/contracts/will-data/vocabulary';
import fc from 'fast-check';
import { WillFacts } from '../../facts/will-facts.ts';
import { families } from '../../will/testing/families.ts';

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const contactId = fc.constantFrom('id-c0', 'id-c1', 'id-c2', 'id-c3', 'gone');
const person = fc.constantFrom(
  { type: 'spouse', id: null },
  { type: 'child', id: 'id-k0' },
  { type: 'child', id: 'id-k1' },
  { type: 'contact', id: 'id-c0' },
  { type: 'contact', id: 'id-c1' },
  { type: 'contact', id: 'gone' },
);
const aClass = fc.constantFrom('children', 'grandchildren', null).map((classOf) => ({ type: 'class', classOf }));
const beneficiaries = fc.array(fc.oneof(person, aClass), { maxLength: 3 });
const charities = fc.array(
  contactId.map((id) => ({ id })),
  { maxLength: 2 },
);

const provisions = fc.record({
  homeTrust: orNull(
    fc.record({
      occupierType: fc.constantFrom('spouse', 'contact'),
      occupierId: contactId,
      endsOnCohabitation: fc.boolean(),
      mortgage: orNull(fc.constantFrom(...homeMortgageChoices)),
      onlyThisHome: fc.boolean(),
      thenTo: beneficiaries,
    }),
  ),
  residueFallback: orNull(fc.record({ kind: orNull(fc.constantFrom(...fallbackKinds)), charities })),
  charityTenth: orNull(fc.record({ recipients: charities, mostAmount: orNull(fc.constantFrom(9000)) })),
  personalChattels: orNull(fc.record({ recipients: beneficiaries, hasLetter: fc.boolean() })),
  pets: fc.array(
    person.map(({ type, id }) => ({
      description: 'my dog Bramble',
      takerType: type,
      takerId: id,
      cashAmount: 500,
      rehomingCharityId: 'id-c2',
    })),
    { maxLength: 2 },
  ),
  digitalAssets: orNull(
    fc.record({ hasPowers: fc.boolean(), privateFiles: fc.constantFrom('hand_over'), recipients: beneficiaries }),
  ),
  advances: fc.array(
    person.map(({ type, id }) => ({ personType: type, personId: id, amount: 20_000, purpose: 'towards a home' })),
    { maxLength: 2 },
  ),
  exclusions: fc.array(
    person.map(({ type, id }) => ({ personType: type, personId: id })),
    { maxLength: 2 },
  ),
  laterGuardians: orNull(
    fc.tuple(person, person).map(([guardian, substitute]) => ({
      guardianType: guardian.type,
      guardianId: guardian.id,
      substituteType: substitute.type,
      substituteId: substitute.id,
    })),
  ),
  guardianSupport: orNull(fc.record({ paysCosts: fc.boolean(), cashAmount: fc.constantFrom(0, 10_000) })),
});

const settings = fc.record({
  childrenInheritanceAge: fc.constantFrom(16, 18, 21, 30),
  executionVariant: orNull(fc.constantFrom(...executionVariants)),
  protectionAdvice: orNull(fc.constantFrom('outright_advised')),
  survivorshipDays: fc.constantFrom(0, 28, 60),
  spouseSurvivorship: orNull(fc.constantFrom('none')),
  plannedEvent: orNull(fc.constantFrom(...plannedEvents)),
  intendedSpouseId: orNull(contactId),
  isMirrorWill: fc.boolean(),
  foreignScope: orNull(fc.constantFrom('worldwide', 'uk_only')),
  hasForeignWill: fc.boolean(),
  choosesEnglishLaw: fc.boolean(),
});

const severance = orNull(fc.constantFrom(...severances));

/** Any family, with any of the choices that go beyond gifts and the residue. */
export const anyWill = fc
  .tuple(families, provisions, settings, severance, fc.boolean())
  .map(([facts, provided, willSettings, severance, isNeedy]) =>
    WillFacts.parse({
      ...facts,
      ...provided,
      willSettings,
      homeDetails: { ...facts.homeDetails, severance },
      children: facts.children.map((child) => ({ ...child, protectShare: isNeedy })),
    }),
  );
