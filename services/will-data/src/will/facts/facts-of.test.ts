import { expect, it } from 'vitest';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData } from '../../testing/will-data.ts';
import { factsOf } from './facts-of.ts';
import { readFacts } from './read-facts.ts';

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
    },
    home_details: { address: '1 Mill Lane', tenancy_type: 'joint-tenants', co_owner_id: ids.spouse },
    spouse_details: { id: ids.spouse, full_name: 'Tom Hart', relationship: 'husband' },
    children: [{ id: ids.child, other_parent_type: 'spouse', other_parent_id: ids.spouse }],
    funeral_wishes: { funeral_type: 'cremation' },
    questionnaire: { whoFor: 'Me', business: 'No', locationEnglandWales: 'Yes' },
    will_settings: { children_inheritance_age: 25, execution_variant: 'by_mark', uk_property_only: true },
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
  expect(facts.residuary_recipients.map(({ percentage }) => percentage)).toEqual([75, 25, null]);
});

it('reads back as it was written', async () => {
  const testator = aTestator();
  await answerAll(testator);
  const facts = factsOf(await testator.testatorRecord.get());
  expect(readFacts(JSON.parse(JSON.stringify(facts)))).toEqual({ facts, unknown: [], problems: [] });
});
