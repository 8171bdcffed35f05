import type { PersonId } from '@plainwill/contracts/shared/ids';
import { areSharesWhole } from '@plainwill/contracts/will-data/questions/share-rules';
import type { ResiduaryRecipient } from '@plainwill/contracts/will-data/records/residue';
import { useSetAtom } from 'jotai';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RemovedNotice } from '../../ui/feedback/removed-notice.tsx';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { levelsOf, sharesSummary, shareText, withoutPerson } from '../recipients/priority-levels.ts';
import { PriorityList } from '../recipients/priority-list.tsx';
import { aboutPerson } from '../recipients/recipient-choices.tsx';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { InheritanceAgeField } from './inheritance-age-field.tsx';
import { ResidueDialog } from './residue-dialog.tsx';
import { type ResidueDialogState, residueDialogAtom, residueDraftOf, withoutLoneShares } from './residue-model.ts';
import { useReplaceResidue } from './use-residue.ts';

/** Somebody taken off the list, and the list as it was. */
interface Removed {
  name: string;
  before: ResiduaryRecipient[];
}

export default function ResidueSection() {
  const testatorRecord = useTestatorRecord();
  const people = usePeople();
  const setDialog = useSetAtom(residueDialogAtom);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { mutate, isPending } = useReplaceResidue();
  const { residue } = testatorRecord;
  const { recipients } = residue;

  const open = (about: ResidueDialogState['about'], changed = residue) =>
    setDialog({ draft: residueDraftOf(changed), opened: residueDraftOf(residue), about, elsewhere: null });
  /** Saved at once, unless it leaves shares that the person must give again. */
  const change = (list: ResiduaryRecipient[]) => {
    const next = withoutLoneShares(list);
    // To bring back the list as it was would take back this change too.
    setRemoved(null);
    if (areSharesWhole(next)) mutate({ recipients: next });
    else open('shares after a move', { ...residue, recipients: next });
  };
  const remove = (id: PersonId) => {
    const next = withoutLoneShares(withoutPerson(recipients, id));
    if (!areSharesWhole(next)) return change(next);
    const onSuccess = () => setRemoved({ name: nameAmong(people, id), before: recipients });
    mutate({ recipients: next }, { onSuccess });
  };
  const selectButton = (
    <Button variant={recipients.length > 0 ? 'secondary' : 'primary'} onPress={() => open('people')}>
      <Users aria-hidden strokeWidth={2.2} className="size-5" />
      {recipients.length > 0 ? 'Add More Recipients' : 'Select Recipients'}
    </Button>
  );
  return (
    <>
      <p className="text-muted">
        Everything that is left once debts, costs and gifts are paid: for most people, nearly all they own.
      </p>
      {removed && (
        <RemovedNotice
          key={removed.name}
          name={removed.name}
          isPending={isPending}
          onUndo={() => mutate({ recipients: removed.before }, { onSuccess: () => setRemoved(null) })}
        />
      )}
      {recipients.length === 0 ? (
        <EmptyState action={selectButton}>
          No recipients yet. Without them the law decides who takes what is left.
        </EmptyState>
      ) : (
        <>
          {!areSharesWhole(recipients) && (
            <Notice tone="error" title="The shares do not add up to 100%">
              <p>Somebody who had a share is no longer on your list.</p>
              <div className="mt-2">
                <Button variant="secondary" size="small" onPress={() => open('shares')}>
                  Give the shares again
                </Button>
              </div>
            </Notice>
          )}
          <PriorityList
            label="Residuary recipients"
            list={recipients}
            nameOf={(id) => nameAmong(people, id)}
            aboutOf={({ personId, shareBasisPoints }) => (
              <p className="text-small text-muted">
                {[aboutPerson(testatorRecord, personId), shareBasisPoints !== null && shareText(shareBasisPoints)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            noteOf={(level) =>
              level.length > 1 && (
                <p className="mt-1 text-small text-muted">
                  {sharesSummary(level.map(({ shareBasisPoints }) => shareBasisPoints))}
                </p>
              )
            }
            onChange={change}
            onRemove={remove}
          />
          <div data-field="recipients">
            <ButtonRow>
              {selectButton}
              {levelsOf(recipients).some((level) => level.length > 1) && (
                <Button variant="quiet" onPress={() => open('shares')}>
                  Change Shares
                </Button>
              )}
            </ButtonRow>
          </div>
        </>
      )}
      <InheritanceAgeField />
      <ResidueDialog />
    </>
  );
}
