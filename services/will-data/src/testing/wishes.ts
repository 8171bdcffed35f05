import { randomUUID } from 'node:crypto';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { GiftId, PersonId, ProvisionId } from '@plainwill/contracts/shared/ids';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { type ProvisionKind, provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Executor, ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import type { GiftFields } from '@plainwill/contracts/will-data/records/gifts';
import type { ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { aChild, aContact, anExecutorPerson, aPersonId, type TestatorCalls } from './will-data.ts';

export const addExecutor = (
  { executors }: TestatorCalls,
  person: Partial<ExecutorPerson> = {},
  role: Executor['role'] = 'primary',
) => executors.add({ personId: aPersonId(), role, person: anExecutorPerson(person) });

export const addContact = ({ contacts }: TestatorCalls, fields: Parameters<typeof aContact>[0] = {}) =>
  contacts.add({ id: aPersonId(), contact: aContact(fields), isSomeoneElse: true });

export const aGiftId = () => randomUUID() as GiftId;

/** A thing left to those named, who share it. */
export const aGift = (recipients: readonly PersonId[], overrides: Partial<GiftFields> = {}): GiftFields => ({
  ...unansweredOf(giftQuestions),
  giftType: 'specific_item',
  itemDescription: 'The long-case clock in the hall',
  childrenAccessAge: 18,
  recipients: recipients.map((personId) => ({ personId, priority: 1 })),
  remainderRecipients: [],
  ...overrides,
});

export const aProvisionId = () => randomUUID() as ProvisionId;

type Fields<K extends ProvisionKind> = Extract<ProvisionFields, { kind: K }>;

// What has to be said before it is stored.
const needed = {
  pet: { description: 'my dog Bramble' },
  residueFallback: { fallback: 'charity' },
  advance: { amount: 2_000_000 },
};

/** A provision of a kind, with as little answered as can be. */
export const aProvision = <K extends ProvisionKind>(kind: K, overrides: Partial<Fields<K>> = {}) =>
  ({
    ...unansweredOf(provisionQuestions[kind]),
    ...needed[kind as keyof typeof needed],
    kind,
    recipients: [],
    ...overrides,
  }) as unknown as Fields<K>;

/** One of every kind, for which these people are chosen. */
export const everyProvision = ({
  spouse,
  friend,
  charity,
  child,
}: Record<'spouse' | 'friend' | 'charity' | 'child', PersonId>): ProvisionFields[] => {
  const equally = (...ids: BeneficiaryId[]) =>
    ids.map((personId) => ({ personId, priority: 1, shareBasisPoints: null }));
  return [
    aProvision('homeTrust', {
      occupierId: spouse,
      right: 'life_interest',
      years: 10,
      endsOnRemarriage: true,
      outgoings: 'shared',
      mortgage: 'paid_by_residue',
      recipients: [{ personId: 'children', priority: 1, shareBasisPoints: null, exceptIds: [child] }],
    }),
    aProvision('belongings', {
      hasLetter: true,
      letter: 'The clock is for Ann.',
      recipients: [
        { personId: spouse, priority: 1, shareBasisPoints: 6000 },
        { personId: friend, priority: 1, shareBasisPoints: 4000 },
      ],
    }),
    aProvision('pet', { takerId: friend, substituteId: child, cashAmount: 50_000, rehomingCharityId: charity }),
    aProvision('digitalAssets', { hasPowers: true, privateFiles: 'hand_over', recipients: equally('grandchildren') }),
    aProvision('guardianSupport', { paysCosts: true, cashAmount: 100_000 }),
    aProvision('laterGuardians', { guardianId: friend }),
    aProvision('charityTenth', { leastAmount: 100_000, mostAmount: 900_000, recipients: equally(charity) }),
    aProvision('residueFallback', { recipients: [{ personId: charity, priority: 1, shareBasisPoints: 10_000 }] }),
    aProvision('advance', { personId: child, amount: 2_000_000, purpose: 'towards a home', year: 2021 }),
    aProvision('exclusion', { personId: friend, reasons: 'We have not spoken since 2009.', isSigned: true }),
  ];
};

export async function aContactOf(testator: TestatorCalls): Promise<PersonId> {
  const id = aPersonId();
  await testator.contacts.add({ id, contact: aContact(), isSomeoneElse: true });
  return id;
}

export async function aChildOf(testator: TestatorCalls): Promise<PersonId> {
  const id = aPersonId();
  await testator.children.add({ id, child: aChild() });
  return id;
}
