import type { NamedRecipient } from '@plainwill/contracts/will-data/residue';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PersonRow } from '../people/person-row.tsx';
import { relationshipWords } from '../people/relationships.ts';
import { ChooseRecipient } from './choose-recipient.tsx';
import { RecipientForm } from './recipient-form.tsx';
import { byPriority, withoutRecipient, withRecipient } from './residue-changes.ts';
import { useReplaceResidue } from './use-residue.ts';

const nameOf = ({ firstName, lastName }: NamedRecipient) => `${firstName} ${lastName}`;

const aboutOf = ({ relationship, priority }: NamedRecipient) =>
  [relationship && relationshipWords[relationship], `Priority ${priority}`].filter(Boolean).join(' · ');

export function ResidueSection({ recipients }: { recipients: readonly NamedRecipient[] }) {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<NamedRecipient | null>(null);
  const { mutate, isPending, error } = useReplaceResidue();
  return (
    <>
      <p className="-mt-3 text-muted">
        What is left once debts, costs and gifts are paid: for most people, nearly everything. Those at the same
        priority share it equally.
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      {recipients.length > 0 ? (
        <ol className="flex flex-col gap-2.5">
          {byPriority(recipients).map((recipient, index) => (
            <PersonRow
              key={recipient.recipientId}
              position={index + 1}
              name={nameOf(recipient)}
              about={aboutOf(recipient)}
              onRemove={() => setLeaving(recipient)}
            />
          ))}
        </ol>
      ) : (
        <EmptyState>No one chosen yet. Without this, the law decides who takes what is left.</EmptyState>
      )}
      {isAdding ? (
        <RecipientForm onDone={() => setAdding(false)} />
      ) : (
        <>
          <ChooseRecipient
            recipients={recipients}
            isPending={isPending}
            onChoose={(contact) => mutate({ recipients: withRecipient(recipients, contact) })}
          />
          <ButtonRow>
            <Button look="secondary" onPress={() => setAdding(true)}>
              <Plus aria-hidden strokeWidth={2.2} className="size-5" />
              Add someone new
            </Button>
          </ButtonRow>
        </>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? `Remove ${nameOf(leaving)} from your residuary estate?` : ''}
        action="Remove recipient"
        isPending={isPending}
        onConfirm={() =>
          leaving &&
          mutate({ recipients: withoutRecipient(recipients, leaving) }, { onSettled: () => setLeaving(null) })
        }
      >
        They stay among the people you have named, and you can choose them again.
      </ConfirmDialog>
    </>
  );
}
