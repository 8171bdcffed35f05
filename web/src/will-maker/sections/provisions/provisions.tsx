import type { ProvisionId } from '@plainwill/contracts/shared/ids';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RemovedNotice } from '../../../ui/feedback/removed-notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../../ui/loading/part-problem.tsx';
import { sectionOfKind } from '../../answer-place/section-place.ts';
import { useAskedRecord } from '../../answer-place/use-asked-place.ts';
import { ProvisionCard } from './provision-card.tsx';
import { initialProvisionDialog, type ProvisionDialogState } from './provision-dialog-state.ts';
import { newProvision, provisionDraftOf } from './provision-model.ts';
import { hasRoomFor, type OfferedKind, offers } from './provision-offers.ts';
import { provisionTitle } from './provision-text.ts';
import { useRestoreProvision } from './use-provisions.ts';

const ProvisionDialog = lazyPart(() => import('./provision-dialog.tsx'), DialogProblem);

interface ProvisionsProps {
  section: SectionPart;
  /** This person can add these here. Those they have are shown whatever is offered. */
  offered: readonly OfferedKind[];
  /** Folds the provisions that can be added, so that the section's own answer stands out. */
  isFolded?: boolean;
}

/** A section's further choices: cards of what is chosen, and a quiet list of what could be. */
export function Provisions({ section, offered, isFolded = false }: ProvisionsProps) {
  const { provisions } = useTestatorRecord();
  const people = usePeople();
  const dialog = useStoredDialog<ProvisionDialogState>(`provisions-${section}`);
  const restore = useRestoreProvision();
  const [removed, setRemoved] = useState<Provision | null>(null);
  const nameOf = (id: string) => nameAmong(people, id);
  const own = provisions.filter(({ kind }) => kind !== 'residueFallback' && sectionOfKind[kind] === section);
  const free = offered.filter((kind) => hasRoomFor(kind, provisions));

  const add = (kind: OfferedKind) =>
    dialog.open(initialProvisionDialog(newProvision(kind, crypto.randomUUID() as ProvisionId)));
  const edit = (provision: Provision) => dialog.open(initialProvisionDialog(provisionDraftOf(provision)));
  useAskedRecord(section, (asked) => {
    // A draft from before a sign-in that had to be repeated is still to be saved.
    if (dialog.task) return;
    const stored = own.find(({ id, kind }) => id === asked || kind === asked);
    const kind = free.find((each) => each === asked);
    if (stored) edit(stored);
    else if (kind) add(kind);
  });
  const offerRows = (
    <ul className="divide-y divide-line">
      {free.map((kind) => (
        <OfferRow key={kind} kind={kind} isAnother={own.some((each) => each.kind === kind)} onAdd={() => add(kind)} />
      ))}
    </ul>
  );
  return (
    <>
      {removed && (
        <RemovedNotice
          key={removed.id}
          name={provisionTitle(removed, nameOf)}
          isPending={restore.isPending}
          onUndo={() => restore.mutate(removed, { onSuccess: () => setRemoved(null) })}
        />
      )}
      {own.length > 0 && (
        <ul aria-label="What else you have chosen" className="flex flex-col gap-3">
          {own.map((provision) => (
            <ProvisionCard
              key={provision.id}
              provision={provision}
              onEdit={() => edit(provision)}
              onRemoved={() => setRemoved(provision)}
            />
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <section className="border-t border-line pt-5">
          {isFolded ? (
            <Disclosure summary="You can also…">{offerRows}</Disclosure>
          ) : (
            <>
              <h2 className="heading text-lead">You can also…</h2>
              {offerRows}
            </>
          )}
        </section>
      )}
      <Suspense>{dialog.task && <ProvisionDialog dialog={dialog} />}</Suspense>
    </>
  );
}

interface OfferRowProps {
  kind: OfferedKind;
  isAnother: boolean;
  onAdd: () => void;
}

function OfferRow({ kind, isAnother, onAdd }: OfferRowProps) {
  const { title, another, about } = offers[kind];
  const label = (isAnother && another) || title;
  return (
    <li className="flex items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 grow">
        <p className="font-medium">{label}</p>
        <p className="text-small text-muted">{about}</p>
      </div>
      <Button variant="quiet" size="small" label={`Add: ${label}`} onPress={onAdd}>
        <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
        Add
      </Button>
    </li>
  );
}
