import type { HoldingId } from '@plainwill/contracts/shared/ids';
import type { Holding, HoldingFields } from '@plainwill/contracts/will-data/signing/holdings';
import { holdingKindLabels, maxHoldings } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { DialogStateContext, useStoredDialog } from '../../../../shared/drafts/dialog-state.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { ItemRow } from '../../../../ui/lists/item-row.tsx';
import { lazyPart } from '../../../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../../../ui/loading/part-problem.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { byKind } from './holding-model.ts';
import { useRemoveHolding, useRestoreHolding, useSaveHolding } from './use-holdings.ts';

const HoldingDialog = lazyPart(() => import('./holding-dialog.tsx'), PartProblem);

/** The entry that the dialog is open for; a new one has an id already, so that it is added once. */
interface HoldingTask {
  id: HoldingId;
}

const newId = () => crypto.randomUUID() as HoldingId;

/** The list of holdings by kind, to add to and to change. */
export function HoldingsList({ holdings }: { holdings: readonly Holding[] }) {
  const { task, open, close, typed } = useStoredDialog<HoldingTask>('holding');
  const save = useSaveHolding();
  const remove = useRemoveHolding();
  const restore = useRestoreHolding();
  const openFor = (id: HoldingId) => {
    save.reset();
    open({ id });
  };
  const edited = holdings.find(({ id }) => id === task?.id) ?? null;
  const run = (id: HoldingId, holding: HoldingFields) =>
    save.mutate({ id, basedOn: edited?.version ?? 0, holding }, { onSuccess: close });
  const takeOut = ({ id, what }: Holding) =>
    remove.mutate({ id }, { onSuccess: () => notifySuccess(`${what} is off your list`, () => restore.mutate({ id })) });
  const failed = remove.error ?? restore.error;
  const addButton = (
    <Button variant={holdings.length === 0 ? 'primary' : 'secondary'} onPress={() => openFor(newId())}>
      <Plus aria-hidden strokeWidth={2.2} className="size-5" />
      Add to your list
    </Button>
  );
  return (
    <section aria-labelledby="holdings">
      <Card>
        <h2 id="holdings" className="heading text-title">
          What you have, and where things are
        </h2>
        {holdings.length === 0 ? (
          <EmptyState action={addButton}>
            Nothing yet. Start with the accounts and papers that no one else knows about: what your executors cannot
            find, they cannot pass on.
          </EmptyState>
        ) : (
          <>
            {byKind(holdings).map(({ kind, entries }) => (
              <div key={kind} className="flex flex-col gap-2">
                <h3 className="heading text-lead">{holdingKindLabels[kind]}</h3>
                <ul className="flex flex-col gap-3">
                  {entries.map((holding) => (
                    <HoldingRow
                      key={holding.id}
                      holding={holding}
                      onEdit={() => openFor(holding.id)}
                      onRemove={() => takeOut(holding)}
                    />
                  ))}
                </ul>
              </div>
            ))}
            {holdings.length < maxHoldings && <ButtonRow>{addButton}</ButtonRow>}
          </>
        )}
        {failed && <Notice tone="error">{failureOf(failed).message}</Notice>}
        {task && (
          <Suspense>
            <DialogStateContext value={typed}>
              <HoldingDialog
                holding={edited}
                save={{ ...save, run: (holding) => run(task.id, holding) }}
                onClose={close}
              />
            </DialogStateContext>
          </Suspense>
        )}
      </Card>
    </section>
  );
}

interface HoldingRowProps {
  holding: Holding;
  onEdit: () => void;
  onRemove: () => void;
}

const HoldingRow = ({ holding: { what, who, reference, where, notes }, onEdit, onRemove }: HoldingRowProps) => (
  <ItemRow title={what} about={[who, reference, where, notes && 'with notes']}>
    <Button variant="quiet" size="small" label={`Edit: ${what}`} onPress={onEdit}>
      Edit
    </Button>
    <Button variant="quiet" size="small" label={`Remove: ${what}`} onPress={onRemove}>
      Remove
    </Button>
  </ItemRow>
);
