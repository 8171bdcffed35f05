import type { Contact } from '@plainwill/contracts/will-data/contacts';
import type { NamedRecipient, ResiduaryRecipient } from '@plainwill/contracts/will-data/residue';

/** In the order they take: priority 1 first. */
export const byPriority = <R extends Pick<ResiduaryRecipient, 'priority'>>(recipients: readonly R[]): R[] =>
  recipients.toSorted((a, b) => a.priority - b.priority);

const asSent = ({ recipientType, recipientId, priority }: ResiduaryRecipient): ResiduaryRecipient => ({
  recipientType,
  recipientId,
  priority,
});

/** The whole list with one more, who shares first with the others at priority 1. */
export const withRecipient = (recipients: readonly NamedRecipient[], { id }: Contact): ResiduaryRecipient[] => [
  ...recipients.map(asSent),
  { recipientType: 'contact', recipientId: id, priority: 1 },
];

export const withoutRecipient = (
  recipients: readonly NamedRecipient[],
  leaving: NamedRecipient,
): ResiduaryRecipient[] => recipients.filter(({ recipientId }) => recipientId !== leaving.recipientId).map(asSent);

/** People already named who are not on the list. */
export const notYetChosen = (contacts: readonly Contact[], recipients: readonly NamedRecipient[]): Contact[] =>
  contacts.filter(({ id }) => !recipients.some(({ recipientId }) => recipientId === id));
