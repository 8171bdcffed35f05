import { asksSpouse } from '@plainwill/contracts/will-data/people';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { storedDraftAtom } from '../../drafts/draft-atoms.ts';
import { willMakerPath } from '../../paths/will-maker-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { ConflictNotice } from '../autosave/conflict-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { useMaritalStatus } from '../personal-details/personal-details-autosave.ts';
import { printPersonalDetail } from '../personal-details/personal-details-model.ts';
import {
  refetchTestatorRecord,
  updateTestatorRecord,
  useAccountId,
  useTestatorRecord,
} from '../testator-record/use-testator-record.ts';
import { openSpouseDetails } from './spouse-details-autosave.ts';
import { SpouseDetailsForm } from './spouse-details-form.tsx';
import {
  printSpouseDetail,
  spouseDetailsLabels,
  spouseDetailsText,
  spouseRelationshipOptions,
} from './spouse-details-model.ts';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const asChoice = (include: boolean | null) => (include === null ? '' : include ? 'yes' : 'no');

export default function SpouseDetailsSection() {
  const accountId = useAccountId();
  const { spouseDetails } = useTestatorRecord();
  const maritalStatus = useMaritalStatus(accountId);
  const include = useIncludePartner(accountId);
  const { clear, cleared, undo, isUndoing } = useClearSpouse(accountId, spouseDetails);
  const isAsked = asksSpouse(maritalStatus);
  const isChoice = maritalStatus === 'partner';

  const chooseInclude = async (choice: 'yes' | 'no') => {
    if (choice === 'no' && spouseDetails) await clear();
    include.choose(choice === 'yes');
  };
  return (
    <>
      {!isAsked && (
        <EmptyState>
          {maritalStatus === null
            ? 'Cannot start yet. First choose'
            : `Nothing is needed here: you chose “${printPersonalDetail('maritalStatus', maritalStatus)}”. You can change`}{' '}
          your marital status in{' '}
          <TextLink to={willMakerPath('details', 'personalDetails')}>Personal Information</TextLink>.
        </EmptyState>
      )}
      {isAsked && isChoice && (
        <RadioPills
          label={willSettingsQuestions.includePartner.label}
          hint="The law gives a partner nothing by itself, however long you have lived together."
          options={yesOrNo}
          value={asChoice(include.chosen)}
          onChange={(choice) => void chooseInclude(choice)}
        />
      )}
      {cleared && (
        <Notice tone="info" title={`${cleared.fullName}’s details are cleared`}>
          <p className="mb-2">They have left every part of your will that named them.</p>
          <Button variant="secondary" size="small" onPress={undo} isPending={isUndoing} pendingLabel="Bringing back…">
            Undo
          </Button>
        </Notice>
      )}
      {isAsked && (!isChoice || include.chosen) && <OwnSpouseForm accountId={accountId} />}
      {spouseDetails && (
        <>
          {!isAsked && (
            <p>We still keep {spouseDetails.fullName}’s details. They can be chosen for a part in your will.</p>
          )}
          <ButtonRow>
            <Button variant="quiet" size="small" onPress={() => void clear()}>
              Clear {spouseDetails.fullName}’s details
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  );
}

function OwnSpouseForm({ accountId }: { accountId: string }) {
  const { spouseDetails } = useTestatorRecord();
  const form = useAutosave(openSpouseDetails(accountId), spouseDetailsText(spouseDetails));
  return (
    <>
      <ConflictNotice
        conflicts={form.conflicts}
        labels={spouseDetailsLabels}
        print={printSpouseDetail}
        onChoose={form.choose}
      />
      <SpouseDetailsForm
        form={form}
        relationshipOptions={spouseRelationshipOptions(spouseDetails?.relationship)}
        isOwn
      />
    </>
  );
}

/** The choice as it was last made on this device, and by whom. */
const keptChoiceAtom = storedDraftAtom<{ accountId: string; include: boolean } | null>(
  'include-partner',
  null,
  () => localStorage,
);

/** Whether the partner is to be in the will; null until it is said. What is stored outweighs what this device remembers. */
function useIncludePartner(accountId: string) {
  const { settings } = useTestatorRecord();
  const [kept, setKept] = useAtom(keptChoiceAtom);
  const { mutate, isPending, variables } = trpc.willData.settings.save.useMutation({
    onSuccess: (saved) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, settings: saved })),
    onError: (error) =>
      notify({
        title: 'Save Error',
        text: `Failed to save spouse details: ${failureOf(error).message}`,
        tone: 'error',
      }),
  });
  const remembered = kept?.accountId === accountId ? kept.include : null;
  const chosen = isPending ? variables.includePartner : (settings.includePartner ?? remembered);
  return {
    chosen: chosen ?? null,
    choose: (include: boolean) => {
      setKept({ accountId, include });
      mutate({ includePartner: include });
    },
  };
}

/** Clears the details and offers, until something else is typed, to bring them back with all that named them. */
function useClearSpouse(accountId: string, spouse: SpouseDetails | null) {
  const [cleared, setCleared] = useState<SpouseDetails | null>(null);
  const { autosave } = openSpouseDetails(accountId);
  const restore = trpc.willData.spouseDetails.restore.useMutation({
    onSuccess: () => refetchTestatorRecord(),
    onError: (error) =>
      notify({
        title: 'Save Error',
        text: `Failed to save spouse details: ${failureOf(error).message}`,
        tone: 'error',
      }),
  });
  return {
    /** Who was cleared and can be brought back. */
    cleared: spouse ? null : cleared,
    clear: () => {
      setCleared(spouse);
      autosave.edit({ fullName: '', relationship: '', gender: '' });
      return autosave.save();
    },
    undo: () => cleared && restore.mutate({ id: cleared.id }),
    isUndoing: restore.isPending,
  };
}
