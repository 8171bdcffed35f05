import type { Executor } from '@plainwill/contracts/will-data/executors';
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
import { ExecutorForm } from './executor-form.tsx';
import { inOrder } from './executor-order.ts';
import { roleWords } from './role-words.ts';
import { useRemoveExecutor } from './use-executors.ts';

const nameOf = ({ firstName, lastName }: Executor) => `${firstName} ${lastName}`;

const aboutOf = ({ relationship, role }: Executor) =>
  [relationship && relationshipWords[relationship], `${roleWords[role]} executor`].filter(Boolean).join(' · ');

export function ExecutorsSection({ executors }: { executors: readonly Executor[] }) {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Executor | null>(null);
  const { mutate, isPending, error } = useRemoveExecutor();
  const addButton = (
    <Button look={executors.length === 0 ? 'primary' : 'secondary'} onPress={() => setAdding(true)}>
      <Plus aria-hidden strokeWidth={2.2} className="size-5" />
      Add Executor
    </Button>
  );
  return (
    <>
      <p className="-mt-3 text-muted">
        Executors carry out your will. Choose people you trust; one is enough, two are better.
      </p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      {executors.length > 0 && (
        <ol className="flex flex-col gap-2.5">
          {inOrder(executors).map((executor, index) => (
            <PersonRow
              key={executor.id}
              position={index + 1}
              name={nameOf(executor)}
              about={aboutOf(executor)}
              onRemove={() => setLeaving(executor)}
            />
          ))}
        </ol>
      )}
      {isAdding ? (
        <ExecutorForm onDone={() => setAdding(false)} />
      ) : executors.length === 0 ? (
        <EmptyState action={addButton}>
          No executors yet. An executor collects what you own, pays what you owe and carries out your wishes.
        </EmptyState>
      ) : (
        <ButtonRow>{addButton}</ButtonRow>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? `Remove ${nameOf(leaving)} as executor?` : ''}
        action="Remove executor"
        isPending={isPending}
        onConfirm={() => leaving && mutate({ id: leaving.id }, { onSettled: () => setLeaving(null) })}
      >
        They stay among the people you have named, and you can choose them again.
      </ConfirmDialog>
    </>
  );
}
