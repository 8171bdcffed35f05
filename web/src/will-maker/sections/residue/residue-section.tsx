import { areSharesWhole } from '@plainwill/contracts/will-data/questions/share-rules';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { nameAmong, usePeople, withNamedSpouse } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { focusField } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RemovedNotice } from '../../../ui/feedback/removed-notice.tsx';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';
import { BeneficiaryDetails } from '../../people/recipients/beneficiary-details.tsx';
import { levelsOf, sharesSummary, shareText, withoutPerson } from '../../people/recipients/priority-levels.ts';
import { PriorityList } from '../../people/recipients/priority-list.tsx';
import { withoutLoneShares } from '../../people/recipients/share-draft.ts';
import { residueLevelsOf } from '../../will/document/residue-levels.ts';
import { ResiduePicture } from '../../will/document/residue-picture.tsx';
import { LastResort } from '../provisions/last-resort.tsx';
import { isRestShared } from '../provisions/people-of-provisions.ts';
import { ProtectionNotice } from '../provisions/protection-notice.tsx';
import type { OfferedKind } from '../provisions/provision-offers.ts';
import { Provisions } from '../provisions/provisions.tsx';
import { OutrightOnlyNote } from '../provisions/solicitor-note.tsx';
import { SurvivorshipChoices } from '../provisions/survivorship.tsx';
import { GrandchildrenInheritField } from './grandchildren-inherit-field.tsx';
import { InheritanceAgeField } from './inheritance-age-field.tsx';
import { ResidueDialog } from './residue-dialog.tsx';
import { type FamilyResidue, familyResidue, type ResidueDialogState, residueDraftOf } from './residue-model.ts';
import { StepfamilyNote } from './stepfamily-note.tsx';
import { useReplaceResidue } from './use-residue.ts';

/** Someone taken off the list, and the list as it was. */
interface Removed {
  name: string;
  before: Recipient[];
}

const stepIds = ['first', 'next', 'nobody', 'age'] as const;

/** The section on the residue; it shows every step if the address names none. */
export default function ResidueSection({ step }: { step?: string }) {
  const asked = stepIds.find((id) => id === step);
  const asks = (...ids: readonly (typeof stepIds)[number][]) => asked === undefined || ids.includes(asked);
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const people = usePeople();
  const dialog = useStoredDialog<ResidueDialogState>('residue');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { mutate, isPending } = useReplaceResidue();
  const { residue } = testatorRecord;
  const { recipients } = residue;

  // The button that filled the list has gone, and with it the focus.
  const isFilling = useRef(false);
  useEffect(() => {
    if (!isFilling.current || recipients.length === 0) return;
    isFilling.current = false;
    focusField(document, 'recipients');
  }, [recipients]);

  const open = (about: ResidueDialogState['about'], changed = residue) =>
    dialog.open({
      draft: residueDraftOf(changed),
      opened: residueDraftOf(residue),
      about,
      isNext: asked === 'next',
      elsewhere: null,
    });
  /** Saved at once, unless it leaves shares that the person must give again. */
  const change = (list: Recipient[]) => {
    const next = withoutLoneShares(list);
    // To bring back the list as it was would take back this change too.
    setRemoved(null);
    if (areSharesWhole(next)) mutate({ recipients: next });
    else open('shares after a move', { ...residue, recipients: next });
  };
  const remove = (id: BeneficiaryId) => {
    const next = withoutLoneShares(withoutPerson(recipients, id));
    if (!areSharesWhole(next)) return change(next);
    const onSuccess = () => setRemoved({ name: nameAmong(people, id), before: recipients });
    mutate({ recipients: next }, { onSuccess });
  };
  const named = withNamedSpouse(testatorRecord);
  const family = recipients.length === 0 ? familyResidue(named) : null;
  const giveToFamily = ({ label, recipients }: FamilyResidue) => {
    const undo = () => mutate({ recipients: [] });
    mutate({ recipients }, { onSuccess: () => notifySuccess(label, undo) });
    isFilling.current = true;
  };
  const offered: readonly OfferedKind[] = [
    ...(isRestShared(testatorRecord) ? (['advance'] as const) : []),
    ...(recipients.length > 0 ? (['charityTenth', 'exclusion'] as const) : []),
  ];
  const levels = levelsOf(recipients);
  const isLast = asked === 'next' && levels.length < 2;
  const selectButton = (
    <Button variant={recipients.length > 0 || family ? 'secondary' : 'primary'} onPress={() => open('people')}>
      <Users aria-hidden strokeWidth={2.2} className="size-5" />
      {recipients.length === 0 ? 'Select Recipients' : isLast ? 'Choose who is next' : 'Add More Recipients'}
    </Button>
  );
  return (
    <>
      {removed && (
        <RemovedNotice
          key={removed.name}
          name={removed.name}
          isPending={isPending}
          onUndo={() => mutate({ recipients: removed.before }, { onSuccess: () => setRemoved(null) })}
        />
      )}
      {asked && asked !== 'age' && recipients.length > 0 && (
        <ResiduePicture levels={residueLevelsOf(withNamedSpouse(testatorRecord), today)} />
      )}
      {asks('first') && <StepfamilyNote family={named} />}
      {asks('first', 'next') &&
        (recipients.length === 0 ? (
          <EmptyState
            action={
              <ButtonRow>
                {family && <Button onPress={() => giveToFamily(family)}>{family.label}</Button>}
                {selectButton}
              </ButtonRow>
            }
          >
            No recipients yet. Without them, the law decides who inherits what is left.
          </EmptyState>
        ) : (
          <>
            {!areSharesWhole(recipients) && (
              <Notice tone="error" title="The shares do not add up to 100%">
                <p>Someone who had a share is no longer on your list.</p>
                <div className="mt-2">
                  <Button variant="secondary" size="small" onPress={() => open('shares')}>
                    Set the shares again
                  </Button>
                </div>
              </Notice>
            )}
            {isLast ? (
              <p className="text-muted">No one yet. If no one who comes first can inherit, the last step decides.</p>
            ) : (
              <PriorityList
                label="Residuary recipients"
                list={recipients}
                shows={asked === 'first' || asked === 'next' ? asked : 'all'}
                nameOf={(id) => nameAmong(people, id)}
                aboutOf={(beneficiary) => (
                  <BeneficiaryDetails
                    beneficiary={beneficiary}
                    share={beneficiary.shareBasisPoints === null ? undefined : shareText(beneficiary.shareBasisPoints)}
                    onExcept={(exceptIds) =>
                      change(recipients.map((each) => (each === beneficiary ? { ...beneficiary, exceptIds } : each)))
                    }
                  />
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
            )}
            <div data-field="recipients">
              <ButtonRow>
                {selectButton}
                {levels.some(
                  (level, at) => level.length > 1 && (asked === undefined || (at === 0) === (asked === 'first')),
                ) && (
                  <Button variant="quiet" onPress={() => open('shares')}>
                    Change Shares
                  </Button>
                )}
              </ButtonRow>
            </div>
          </>
        ))}
      {asks('first') && <ProtectionNotice beneficiaries={recipients} />}
      {asks('age') && <InheritanceAgeField />}
      {asks('next') && <GrandchildrenInheritField />}
      {asks('nobody') && (
        <>
          {recipients.length > 0 && <LastResort />}
          <SurvivorshipChoices />
          <Provisions section="residue" offered={offered} isFolded={asked !== undefined} />
          <OutrightOnlyNote />
        </>
      )}
      <ResidueDialog dialog={dialog} />
    </>
  );
}
