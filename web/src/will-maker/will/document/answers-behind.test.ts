import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { type AnswerField, type AnswerSource, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import type { Clause } from '@plainwill/contracts/will-data/will/will-document';
import { describe, expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aHusband, anExecutor, aPlan } from '../../../testing/a-family.ts';
import { aGift, aRecipient } from '../../../testing/a-gift.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../../testing/a-testator-record.ts';
import { aClause } from '../../../testing/a-will.ts';
import { answersBehind } from './answers-behind.ts';

const aClauseFrom = (...answers: AnswerSource[]) => aClause({ answers });

const sourcesOf = (clause: Clause, testatorRecord: Partial<TestatorRecord>) =>
  answersBehind(clause, aTestatorRecord(testatorRecord)).map(({ label, value }) => `${label}: ${value}`);

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
    const names = ['firstName', 'middleNames', 'lastName', 'knownAs', 'occupation', 'maritalStatus'] as const;
    const clause = aClauseFrom(answersIn('personalDetails', names), answersIn('homeDetails', ['line1', 'postcode']));
    const testatorRecord = { personalDetails: somePersonalDetails(), homeDetails: someHomeDetails() };
    expect(sourcesOf(clause, testatorRecord)).toEqual([
      'Your name: Harriet Joan Bell',
      'Occupation: Librarian',
      'Marital status: Single',
      'Your home: 7 Quarry Street, Durham, DH1 3XX',
    ]);
    expect(answersBehind(clause, aTestatorRecord(testatorRecord))[0]?.place).toEqual({
      part: 'personalDetails',
      recordId: null,
      field: 'firstName',
    });
  });

  it('of the permanent home lead to the question, answered or not', () => {
    const clause = (...fields: AnswerField<'homeDetails'>[]) => aClauseFrom(answersIn('homeDetails', fields));
    const answers = (from: Clause, changes: Parameters<typeof someHomeDetails>[0]) =>
      answersBehind(
        from,
        aTestatorRecord({ personalDetails: somePersonalDetails(), homeDetails: someHomeDetails(changes) }),
      );
    const blank = answers(clause('postcode', 'isDomiciledHere'), {});
    expect(blank.map(({ value }) => value)).toEqual(['DH1 3XX', 'Not answered']);
    expect(blank.at(-1)?.place).toEqual({ part: 'homeDetails', recordId: null, field: 'isDomiciledHere' });
    const given = answers(clause('postcode', 'isDomiciledHere', 'isForUnitedKingdom'), {
      isDomiciledHere: true,
      hasForeignAssets: true,
      isForUnitedKingdom: true,
    });
    expect(given.map(({ value, place }) => [value, place?.field])).toEqual([
      ['DH1 3XX', 'postcode'],
      ['Yes', 'isDomiciledHere'],
      ['Only what I own in the UK', 'isForUnitedKingdom'],
    ]);
  });

  it('of people are those of the rows named, whoever else has the same name', () => {
    const namesake = aContactNamed('Sue Finch', { id: 'other' as PersonId, role: 'friend' });
    const clause = aClauseFrom(
      answersIn('executors', ['executorRole'], 'executor-sue'),
      answersIn('contacts', ['role', 'line1'], 'sue'),
    );
    const testatorRecord = {
      contacts: [namesake, sue, rob],
      executors: [anExecutor('other'), anExecutor('sue'), anExecutor('rob', { role: 'backup' })],
    };
    expect(sourcesOf(clause, testatorRecord)).toEqual([
      'Executor: Sue Finch',
      'Sue Finch’s relationship to you: Brother or sister',
      'Sue Finch’s address: 9 Corve Street, Ludlow',
    ]);
    expect(answersBehind(clause, aTestatorRecord(testatorRecord))[0]?.place).toEqual({
      part: 'executors',
      recordId: 'executor-sue',
      field: 'executorRole',
    });
  });

  it('leave out somebody who has been removed since the will was written', () => {
    const clause = aClauseFrom(
      answersIn('executors', ['executorRole'], 'executor-sue'),
      answersIn('contacts', ['role'], 'sue'),
    );
    expect(sourcesOf(clause, { contacts: [rob], executors: [] })).toEqual([]);
  });

  it('of a gift are its own', () => {
    const fields = ['provider', 'policyNumber', 'recipients', 'remainderRecipients'] as const;
    const ofChildren = ['childrenAccessAge', 'grandchildrenInherit'] as const;
    const clause = aClauseFrom(answersIn('gifts', [...fields, ...ofChildren], 'gift-1'));
    const testatorRecord = { gifts: [aPolicy], children: [aChildNamed('Ivy')], contacts: [sue] };
    expect(sourcesOf(clause, testatorRecord)).toEqual([
      'Life insurance: Life insurance with Aviary',
      'Policy number: LX-1',
      'Goes to: Ivy Bell',
      'Otherwise to: Sue Finch',
      'Children’s access age: 21',
      'Their own children can inherit it instead: Not answered, so yes',
    ]);
  });

  it('of a clause about gifts in general name each gift once', () => {
    const ring = aGift({ id: 'gift-2' as GiftId, recipients: [aRecipient('sue')] });
    const clause = aClauseFrom(answersIn('gifts'), answersIn('gifts'));
    const testatorRecord = aTestatorRecord({ gifts: [aPolicy, ring], contacts: [sue] });
    expect(answersBehind(clause, testatorRecord).map(({ label, place }) => [label, place])).toEqual([
      ['Life insurance', { part: 'gifts', recordId: 'gift-1', field: null }],
      ['Specific item', { part: 'gifts', recordId: 'gift-2', field: null }],
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
    const clause = aClauseFrom(answersIn('children', ['dateOfBirth'], 'ivy'), answersIn('guardianship', [], 'ivy'));
    expect(sourcesOf(clause, testatorRecord)).toEqual([
      'Ivy Bell’s date of birth: 03/09/2016',
      'Guardians of Ivy Bell: Daniel Bell; then Sue Finch and Rob Finch, together',
    ]);
  });

  it('of the residue say who inherits, in what order and share, and at what age', () => {
    const residue = {
      version: 1,
      recipients: [
        { personId: spouse, priority: 1, shareBasisPoints: 7500 },
        { personId: sue.id, priority: 1, shareBasisPoints: 2500 },
        { personId: rob.id, priority: 2, shareBasisPoints: null },
      ],
    };
    const clause = aClauseFrom(answersIn('residue', ['recipients']), answersIn('residue', ['childrenInheritanceAge']));
    expect(sourcesOf(clause, { residue, spouseDetails: aHusband(), contacts: [sue, rob] })).toEqual([
      'Who inherits the rest, in this order: Daniel Bell (75%) and Sue Finch (25%); if neither can inherit, Rob Finch',
      'Children’s inheritance age: 18',
    ]);
  });

  it('are none where a clause stands in every will', () => {
    expect(sourcesOf(aClauseFrom(), {})).toEqual([]);
  });
});
