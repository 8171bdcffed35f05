import type { Reason } from '@plainwill/contracts/reasons';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { personFieldsOf } from '../testator-record/open-provisions.ts';

const bytesIn = (text: string) => Buffer.byteLength(text);

/** In the will and in what its checks say of it, a name is repeated wherever somebody is chosen. */
const timesRepeated = 3;

/** Everyone who is chosen for something, once for each time. */
const mentionsIn = ({ executors, gifts, guardians, residue, provisions }: TestatorRecord): BeneficiaryId[] => [
  ...executors.map(({ personId }) => personId),
  ...gifts.flatMap(({ recipients, remainderRecipients }) => namedIn([...recipients, ...remainderRecipients])),
  ...guardians.flatMap(guardiansIn),
  ...namedIn(residue.recipients),
  ...provisions.flatMap((provision) => [...answersNaming(provision), ...namedIn(provision.recipients)]),
];

const namedIn = (beneficiaries: readonly Recipient[]): BeneficiaryId[] =>
  beneficiaries.flatMap(({ personId, exceptIds = [] }) => [personId, ...exceptIds]);

const answersNaming = (provision: Provision): PersonId[] =>
  personFieldsOf(provision.kind).map((field) => provision[field as keyof Provision] as PersonId);

const guardiansIn = ({ primaryIds, backupIds, groups }: TestatorRecord['guardians'][number]): PersonId[] => [
  ...primaryIds,
  ...backupIds,
  ...groups.flatMap(({ memberIds }) => memberIds),
];

/**
 * What the lists of a record take, in bytes: all that they hold, and the names again for each time that the will says
 * them. The answers that there are once are bounded field by field.
 */
export function recordBytes(testatorRecord: TestatorRecord): number {
  const { children, contacts, executors, gifts, guardians, residue, provisions } = testatorRecord;
  const held = bytesIn(JSON.stringify([children, contacts, executors, gifts, guardians, residue, provisions]));
  const names = new Map<string, number>(peopleOf(testatorRecord).map(({ id, fullName }) => [id, bytesIn(fullName)]));
  return mentionsIn(testatorRecord).reduce((total, id) => total + timesRepeated * (names.get(id) ?? 0), held);
}

interface Count {
  value: number;
  limit: number;
  reason: Reason;
}

const maxOf = (values: readonly number[]) => Math.max(0, ...values);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** All that has a limit, as it stands in a record. */
export function countsIn(testatorRecord: TestatorRecord): Count[] {
  const { children, contacts, executors, gifts, guardians, residue, provisions } = testatorRecord;
  const countOf = (kind: Provision['kind']) => provisions.filter((provision) => provision.kind === kind).length;
  const lists = gifts.flatMap(({ recipients, remainderRecipients }) => [recipients.length, remainderRecipients.length]);
  const guardianCounts = guardians.map((plan) => guardiansIn(plan).length);
  return [
    { value: contacts.length, limit: recordLimits.contacts, reason: 'TooManyContacts' },
    { value: children.length, limit: recordLimits.children, reason: 'TooManyChildren' },
    { value: executors.length, limit: recordLimits.executors, reason: 'TooManyExecutors' },
    { value: gifts.length, limit: recordLimits.gifts, reason: 'TooManyGifts' },
    {
      value: maxOf([...lists, residue.recipients.length, ...provisions.map(({ recipients }) => recipients.length)]),
      limit: recordLimits.recipients,
      reason: 'TooManyRecipients',
    },
    { value: sum(lists), limit: recordLimits.giftRecipients, reason: 'TooManyGiftRecipients' },
    { value: countOf('pet'), limit: recordLimits.pets, reason: 'TooManyProvisions' },
    { value: countOf('advance'), limit: recordLimits.advances, reason: 'TooManyProvisions' },
    { value: countOf('exclusion'), limit: recordLimits.exclusions, reason: 'TooManyProvisions' },
    { value: maxOf(guardianCounts), limit: recordLimits.guardians, reason: 'TooManyGuardians' },
    { value: sum(guardianCounts), limit: recordLimits.guardiansOfAll, reason: 'TooManyGuardiansOfAll' },
    {
      value: maxOf(guardians.map(({ groups }) => groups.length)),
      limit: recordLimits.guardianGroups,
      reason: 'TooManyGuardianGroups',
    },
    { value: recordBytes(testatorRecord), limit: recordLimits.recordBytes, reason: 'RecordTooLong' },
  ];
}

/** Under earlier limits more could be kept, and of twice as much a will can still be composed. */
export const isTooLongForWill = (testatorRecord: TestatorRecord): boolean =>
  recordBytes(testatorRecord) > 2 * recordLimits.recordBytes;
