import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { describe, expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aHusband, anExecutor, aPlan } from '../../../testing/a-family.ts';
import { aGift, aRecipient } from '../../../testing/a-gift.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { answersBehind } from './answers-behind.ts';

const today = '2026-11-20';

const aClause = (fields: string[], words = '', id = 'a.clause'): Clause => ({
  id,
  number: '1.1',
  runs: [{ text: words, style: 'plain' }],
  items: [],
  explanation: '',
  source: '',
  fields,
});

const told = (clause: Clause, testatorRecord: Partial<TestatorRecord>) =>
  answersBehind(clause, aTestatorRecord(testatorRecord), today).map(({ label, value }) => `${label}: ${value}`);

const spouse = 'spouse' as PersonId;
const sue = aContactNamed('Sue Finch', { role: 'sibling', address: '9 Corve Street, Ludlow' });
const rob = aContactNamed('Rob Finch');

const aPolicy = aGift({
  id: 'gift-1' as GiftId,
  giftType: 'life_insurance',
  provider: 'Aviary',
  policyNumber: 'LX-1',
  childrenAccessAge: 21,
  recipients: [aRecipient('ivy')],
  remainderRecipients: [aRecipient('sue')],
});

describe('the answers behind a clause', () => {
  it('are told in words, a name and an address as one, and without those left blank', () => {
    const fields = ['first_name', 'middle_names', 'last_name', 'known_as', 'occupation', 'marital_status'];
    const columns = [...fields.map((f) => `personal_details.${f}`), 'home_details.line_1', 'home_details.postcode'];
    const testatorRecord = { personalDetails: somePersonalDetails(), homeDetails: someHomeDetails() };
    expect(told(aClause(columns), testatorRecord)).toEqual([
      'Your name: Harriet Joan Bell',
      'Occupation: Librarian',
      'Marital status: Single',
      'Your home: 7 Quarry Street, Durham, DH1 3XX',
    ]);
    expect(answersBehind(aClause(columns), aTestatorRecord(testatorRecord), today)[0]?.place).toEqual({
      part: 'personalDetails',
      recordId: null,
      field: 'firstName',
    });
  });

  it('of the permanent home lead to the question, answered or not', () => {
    const clause = aClause([
      'home_details.postcode',
      'personal_details.is_domiciled_here',
      'will_settings.uk_property_only',
    ]);
    const answers = (changes: Parameters<typeof someHomeDetails>[0]) =>
      answersBehind(
        clause,
        aTestatorRecord({ personalDetails: somePersonalDetails(), homeDetails: someHomeDetails(changes) }),
        today,
      );
    expect(answers({}).map(({ value }) => value)).toEqual(['DH1 3XX', 'Not answered']);
    expect(answers({}).at(-1)?.place).toEqual({ part: 'homeDetails', recordId: null, field: 'isDomiciledHere' });
    const told = answers({ isDomiciledHere: true, hasForeignAssets: true, isForUnitedKingdom: true });
    expect(told.map(({ value, place }) => [value, place?.field])).toEqual([
      ['DH1 3XX', 'postcode'],
      ['Yes', 'isDomiciledHere'],
      ['Yes', 'isForUnitedKingdom'],
    ]);
  });

  it('of executors are those the clause names, with what is told of them', () => {
    const clause = aClause(['executors.executor_role', 'contacts.role', 'contacts.line_1'], 'I appoint SUE FINCH.');
    const testatorRecord = {
      contacts: [sue, rob],
      executors: [anExecutor('sue'), anExecutor('rob', { role: 'backup' })],
    };
    expect(told(clause, testatorRecord)).toEqual([
      'Primary executor: Sue Finch',
      'Sue Finch’s relationship to you: Brother or sister',
      'Sue Finch’s address: 9 Corve Street, Ludlow',
    ]);
    expect(answersBehind(clause, aTestatorRecord(testatorRecord), today)[0]?.place).toEqual({
      part: 'executors',
      recordId: 'executor-sue',
      field: 'executorRole',
    });
  });

  it('of a clause that names nobody are those of everyone it may speak of', () => {
    const testatorRecord = {
      contacts: [sue, rob],
      executors: [anExecutor('sue'), anExecutor('rob', { role: 'backup' })],
    };
    expect(told(aClause(['executors.executor_role', 'contacts.role']), testatorRecord)).toEqual([
      'Primary executor: Sue Finch',
      'Backup executor: Rob Finch',
    ]);
  });

  it('of a gift are its own', () => {
    const clause = aClause(['gifts.provider', 'gifts.policy_number'], '', 'gifts.gift-gift-1');
    const testatorRecord = { gifts: [aPolicy], children: [aChildNamed('Ivy')], contacts: [sue] };
    expect(told(clause, testatorRecord)).toEqual([
      'Life insurance: Life insurance with Aviary',
      'Policy number: LX-1',
      'Goes to: Ivy Bell',
      'Otherwise to: Sue Finch',
      'Children’s access age: 21',
      'Their own children may take it instead: Not answered, so yes',
    ]);
  });

  it('of guardians are in the order in which they come', () => {
    const plan = aPlan('ivy', {
      primaryIds: [spouse],
      groups: [{ id: 'g' as never, name: '', memberIds: [sue.id, rob.id] }],
    });
    const testatorRecord = {
      spouseDetails: aHusband(),
      children: [aChildNamed('Ivy')],
      contacts: [sue, rob],
      guardians: [plan],
    };
    const clause = aClause(['children.date_of_birth', 'guardians.child_id', 'guardian_groups.member_ids'], 'IVY BELL');
    expect(told(clause, testatorRecord)).toEqual([
      'Ivy Bell’s date of birth: 03/09/2016',
      'Guardians of Ivy Bell: Daniel Bell; then Sue Finch and Rob Finch, together',
    ]);
  });

  it('of the residue say who takes, in what order and share, and at what age', () => {
    const residue = {
      version: 1,
      recipients: [
        { personId: spouse, priority: 1, shareBasisPoints: 7500 },
        { personId: sue.id, priority: 1, shareBasisPoints: 2500 },
        { personId: rob.id, priority: 2, shareBasisPoints: null },
      ],
    };
    const clause = aClause(['residuary_recipients.recipient_id', 'will_settings.children_inheritance_age']);
    expect(told(clause, { residue, spouseDetails: aHusband(), contacts: [sue, rob] })).toEqual([
      'Who takes the rest, in this order: Daniel Bell (75%) and Sue Finch (25%); if neither can take, Rob Finch',
      'Children’s inheritance age: 18',
    ]);
  });

  it('are none where a clause stands in every will', () => {
    expect(told(aClause([]), {})).toEqual([]);
  });
});
