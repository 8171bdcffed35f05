import { factsOf } from '@plainwill/law/facts/facts-of';
import { readFacts } from '@plainwill/law/facts/read-facts';
import { expect, it } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData } from '../../testing/will-data.ts';

const { aTestator } = await aWillData();

it('says in the names of storage everything the account has told us', async () => {
  const testator = aTestator();
  const ids = await answerAll(testator);
  const facts = factsOf(await testator.testatorRecord.get(), '2026-11-20');
  expect(facts).toMatchObject({
    personal_details: {
      marital_status: 'married',
      is_domiciled_here: true,
      has_foreign_assets: true,
      has_business: false,
      is_british: true,
      foreign_countries: ['France', 'Spain'],
    },
    home_details: { address: '1 Mill Lane', tenancy_type: 'joint-tenants', co_owner_id: ids.spouse },
    spouse_details: { id: ids.spouse, full_name: 'Tom Hart', relationship: 'husband' },
    children: [{ id: ids.child, other_parent_type: 'spouse', other_parent_id: ids.spouse, protect_share: false }],
    funeral_wishes: { funeral_type: 'cremation' },
    questionnaire: { whoFor: 'Me', business: 'No', locationEnglandWales: 'Yes' },
    will_settings: {
      children_inheritance_age: 25,
      execution_variant: 'by_mark',
      uk_property_only: true,
      foreign_scope: 'uk_only',
      has_foreign_will: true,
      chooses_english_law: true,
      survivorship_days: 30,
      intended_spouse_id: ids.friend,
    },
    as_of: '2026-11-20',
  });
  const contactOf = (id: string) => facts.contacts.find((contact) => contact.id === id);
  expect(contactOf(ids.friend)).toMatchObject({ date_of_birth: '1970-01-01', is_charity: false });
  expect(contactOf(ids.aunt)).toMatchObject({ date_of_birth: null, charity_number: '' });
  expect(facts.executors[0]).toMatchObject({ is_spouse: true, spouse_id: ids.spouse, contact_id: null });
  expect(facts.guardians).toEqual([expect.objectContaining({ child_id: ids.child, contact_id: null })]);
  expect(facts.guardian_groups[0]?.member_ids).toEqual([ids.friend, ids.aunt]);
  expect(facts.gifts[0]).toMatchObject({
    policy_amount: 50_000,
    remainder_recipients: [{ id: ids.aunt, priority: 1 }],
  });
  expect(facts.gifts[1]).toMatchObject({
    tax_borne_by: 'recipient',
    recipients: [
      { id: ids.friend, type: 'contact', percentage: 40 },
      { id: null, type: 'class', class_of: 'children', except_ids: [ids.child], percentage: 60 },
    ],
  });
  expect(facts.residuary_recipients.map(({ percentage }) => percentage)).toEqual([75, 25, null]);
  expect(facts.residuary_recipients[2]).toMatchObject({
    recipient_id: null,
    recipient_type: 'class',
    class_of: 'children',
    except_ids: [ids.child],
  });
});

it('says each provision where its clause looks for it', async () => {
  const testator = aTestator();
  const ids = await answerAll(testator);
  const facts = factsOf(await testator.testatorRecord.get());
  expect(facts.home_trust).toMatchObject({
    occupier_type: 'spouse',
    occupier_id: ids.spouse,
    kind: 'life_interest',
    years: 10,
    ends_on_remarriage: true,
    outgoings: 'shared',
    mortgage: 'paid_by_residue',
    then_to: [{ type: 'class', class_of: 'children', except_ids: [ids.child] }],
  });
  expect(facts.residue_fallback).toMatchObject({ kind: 'charity', charities: [{ id: ids.charity, percentage: 100 }] });
  expect(facts.charity_tenth).toMatchObject({
    percent: 10,
    least_amount: 1000,
    most_amount: 9000,
    recipients: [{ id: ids.charity, percentage: null }],
  });
  expect(facts.personal_chattels).toMatchObject({
    has_letter: true,
    recipients: [
      { id: ids.spouse, type: 'spouse', percentage: 60 },
      { id: ids.friend, type: 'contact', percentage: 40 },
    ],
  });
  expect(facts.pets).toMatchObject([
    {
      description: 'my dog Bramble',
      taker_type: 'contact',
      taker_id: ids.friend,
      substitute_type: 'child',
      substitute_id: ids.child,
      cash_amount: 500,
      rehoming_charity_id: ids.charity,
    },
  ]);
  expect(facts.digital_assets).toMatchObject({ has_powers: true, recipients: [{ class_of: 'grandchildren' }] });
  expect(facts.guardian_support).toMatchObject({ pays_costs: true, adapts_home: false, cash_amount: 1000 });
  expect(facts.exclusions).toMatchObject([
    { person_type: 'contact', person_id: ids.friend, made_on: '2026-11-20', is_signed: true },
  ]);
  expect(JSON.stringify(facts)).not.toContain('The clock is for Ann');
});

it('reads back as it was written', async () => {
  const testator = aTestator();
  await answerAll(testator);
  const facts = factsOf(await testator.testatorRecord.get());
  expect(readFacts(JSON.parse(JSON.stringify(facts)))).toEqual({ facts, unknown: [], problems: [] });
});
