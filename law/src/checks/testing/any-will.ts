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
const aClass = fc.constantFrom('children', 'grandchildren', null).map((class_of) => ({ type: 'class', class_of }));
const takers = fc.array(fc.oneof(person, aClass), { maxLength: 3 });
const charities = fc.array(
  contactId.map((id) => ({ id })),
  { maxLength: 2 },
);

const provisions = fc.record({
  home_trust: orNull(
    fc.record({
      occupier_type: fc.constantFrom('spouse', 'contact'),
      occupier_id: contactId,
      ends_on_cohabitation: fc.boolean(),
      mortgage: orNull(fc.constantFrom(...homeMortgageChoices)),
      then_to: takers,
    }),
  ),
  residue_fallback: orNull(fc.record({ kind: orNull(fc.constantFrom(...fallbackKinds)), charities })),
  charity_tenth: orNull(fc.record({ recipients: charities, most_amount: orNull(fc.constantFrom(9000)) })),
  personal_chattels: orNull(fc.record({ recipients: takers, has_letter: fc.boolean() })),
  pets: fc.array(
    person.map(({ type, id }) => ({
      description: 'my dog Bramble',
      taker_type: type,
      taker_id: id,
      cash_amount: 500,
      rehoming_charity_id: 'id-c2',
    })),
    { maxLength: 2 },
  ),
  digital_assets: orNull(
    fc.record({ has_powers: fc.boolean(), private_files: fc.constantFrom('hand_over'), recipients: takers }),
  ),
  exclusions: fc.array(
    person.map(({ type, id }) => ({ person_type: type, person_id: id })),
    { maxLength: 2 },
  ),
  guardian_support: orNull(fc.record({ pays_costs: fc.boolean(), cash_amount: fc.constantFrom(0, 10_000) })),
});

const settings = fc.record({
  children_inheritance_age: fc.constantFrom(16, 18, 21, 30),
  execution_variant: orNull(fc.constantFrom(...executionVariants)),
  protection_advice: orNull(fc.constantFrom('outright_advised')),
  survivorship_days: fc.constantFrom(0, 28, 60),
  spouse_survivorship: orNull(fc.constantFrom('none')),
  planned_event: orNull(fc.constantFrom(...plannedEvents)),
  intended_spouse_id: orNull(contactId),
  is_mirror_will: fc.boolean(),
  foreign_scope: orNull(fc.constantFrom('worldwide', 'uk_only')),
  has_foreign_will: fc.boolean(),
  chooses_english_law: fc.boolean(),
});

const severance = orNull(fc.constantFrom(...severances));

/** Any family, with any of the choices that go beyond gifts and the residue. */
export const anyWill = fc
  .tuple(families, provisions, settings, severance, fc.boolean())
  .map(([facts, provided, will_settings, severance, isNeedy]) =>
    WillFacts.parse({
      ...facts,
      ...provided,
      will_settings,
      home_details: { ...facts.home_details, severance },
      children: facts.children.map((child) => ({ ...child, protect_share: isNeedy })),
    }),
  );
