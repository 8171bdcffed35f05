import type { PersonId } from '@plainwill/contracts/shared/ids';
import { provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import type { NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import { isBeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import type { Answers } from './answers-of.ts';

type IdOf = (id: string) => string;

/** The same answers, in which everyone is called by another id. */
export function withIds(answers: Answers, idOf: IdOf): Answers {
  const person = (id: string) => idOf(id) as PersonId;
  const orNull = (id: PersonId | null) => (id === null ? null : person(id));
  const named = (rows: readonly NewRecipient[]) => rows.map((row) => recipientWithIds(row, person));
  const { spouseDetails, homeDetails, settings } = answers;
  return {
    ...answers,
    homeDetails: { ...homeDetails, coOwnerId: orNull(homeDetails.coOwnerId) },
    spouseDetails: spouseDetails && { ...spouseDetails, id: person(spouseDetails.id) },
    children: answers.children.map(({ id, child }) => ({
      id: person(id),
      child: { ...child, otherParentId: orNull(child.otherParentId) },
    })),
    contacts: answers.contacts.map(({ id, contact, differsFrom }) => ({
      id: person(id),
      contact,
      differsFrom: differsFrom.map(person),
    })),
    guardians: answers.guardians.map(({ childId, selection: { primaryIds, backupIds, groups } }) => ({
      childId: person(childId),
      selection: {
        primaryIds: primaryIds.map(person),
        backupIds: backupIds.map(person),
        groups: groups.map(({ name, memberIds }) => ({ name, memberIds: memberIds.map(person) })),
      },
    })),
    executors: answers.executors.map(({ personId, role }) => ({ personId: person(personId), role })),
    gifts: answers.gifts.map(({ id, gift }) => ({
      id,
      gift: { ...gift, recipients: named(gift.recipients), remainderRecipients: named(gift.remainderRecipients) },
    })),
    residue: named(answers.residue),
    provisions: answers.provisions.map((row) => ({ ...row, provision: provisionWithIds(row.provision, person) })),
    settings: { ...settings, intendedSpouseId: orNull(settings.intendedSpouseId) },
  };
}

function recipientWithIds(
  { personId, exceptIds, ...row }: NewRecipient,
  person: (id: string) => PersonId,
): NewRecipient {
  return {
    ...row,
    personId: isBeneficiaryClass(personId) ? personId : person(personId),
    ...(exceptIds && { exceptIds: exceptIds.map(person) }),
  };
}

function provisionWithIds(provision: ProvisionFields, person: (id: string) => PersonId): ProvisionFields {
  const answers = Object.entries(provisionQuestions[provision.kind]).flatMap(([field, { type }]) => {
    const id: unknown = type === 'person' ? provision[field as keyof ProvisionFields] : null;
    return typeof id === 'string' ? [[field, person(id)]] : [];
  });
  const recipients = provision.recipients.map((row) => recipientWithIds(row, person));
  return { ...provision, ...Object.fromEntries(answers), recipients };
}
