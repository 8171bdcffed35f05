import { asksSpouse } from '@plainwill/contracts/will-data/people';
import { asksIntendingToMarry } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { Suspense, useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { draftStore, useDraft } from '../../../shared/drafts/draft.ts';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import {
  updateTestatorRecord,
  useAccountId,
  useTestatorRecord,
} from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { notify } from '../../../ui/toasts/toasts.ts';
import { LazyRemovePersonDialog } from '../../people/removed-people/lazy-remove-person-dialog.ts';
import { useOfferUndo } from '../../people/removed-people/removed-people.tsx';
import { useMaritalStatus } from '../personal-details/personal-details-autosave.ts';
import { printPersonalDetail } from '../personal-details/personal-details-model.ts';
import { MirrorWillField } from '../provisions/mirror-will-field.tsx';
import { PlannedEventField } from '../provisions/planned-event.tsx';
import { RemovedSpouse } from './removed-spouse.tsx';
import { SpouseDetailsForm } from './spouse-details-form.tsx';
import { spouseRelationshipOptions } from './spouse-details-model.ts';
import { useFormerSpouse } from './use-former-spouse.ts';
import { SpouseConflicts, useSpouseForm } from './use-spouse-form.tsx';

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const notifySpouseNotSaved = (error: unknown) =>
  notify({
    title: 'Save Error',
    text: `Failed to save spouse details: ${failureOf(error).message}`,
    tone: 'error',
  });

const asChoice = (include: boolean | null) => (include === null ? '' : include ? 'yes' : 'no');

/** The spouse or partner about to be removed, perhaps by leaving the partner out of the will. */
interface Leaving {
  spouse: SpouseDetails;
  isLeftOut: boolean;
}

export default function SpouseDetailsSection() {
  const accountId = useAccountId();
  const { spouseDetails } = useTestatorRecord();
  const maritalStatus = useMaritalStatus(accountId);
  const include = useIncludePartner(accountId);
  const formerSpouse = useFormerSpouse(accountId);
  const offerUndo = useOfferUndo();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const isAsked = asksSpouse(maritalStatus);
  const isChoice = maritalStatus === 'partner';

  const ask = (isLeftOut: boolean) => spouseDetails && setLeaving({ spouse: spouseDetails, isLeftOut });
  const chooseInclude = (choice: 'yes' | 'no') => {
    if (choice === 'no' && spouseDetails) ask(true);
    else include.choose(choice === 'yes');
  };
  const remove = async ({ isLeftOut }: Leaving) => {
    try {
      const removed = await formerSpouse.remove();
      if (removed) offerUndo(removed);
    } catch (error) {
      return notifySpouseNotSaved(error);
    }
    if (isLeftOut) include.choose(false);
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
          hint="The law gives a partner nothing automatically, however long you have lived together."
          options={yesOrNo}
          value={asChoice(include.chosen)}
          onChange={chooseInclude}
        />
      )}
      <RemovedSpouse accountId={accountId} />
      {isAsked && (!isChoice || include.chosen) && <OwnSpouseForm />}
      {spouseDetails && (
        <>
          {!isAsked && <p>{spouseDetails.fullName}’s details are still here, but your will leaves them out.</p>}
          <ButtonRow>
            <Button variant="quiet" size="small" onPress={() => ask(false)}>
              Clear {spouseDetails.fullName}’s details
            </Button>
          </ButtonRow>
        </>
      )}
      <Suspense>
        {leaving && (
          <LazyRemovePersonDialog
            id={leaving.spouse.id}
            name={leaving.spouse.fullName}
            onConfirm={() => void remove(leaving)}
            onClose={() => setLeaving(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function OwnSpouseForm() {
  const { spouseDetails } = useTestatorRecord();
  const form = useSpouseForm();
  const relationship = (form.textIn('relationship') || null) as SpouseRelationship | null;
  const isIntending = form.textIn('intendingToMarry') === 'yes' && asksIntendingToMarry(relationship);
  return (
    <>
      <SpouseConflicts form={form} />
      <SpouseDetailsForm form={form} relationshipOptions={spouseRelationshipOptions(spouseDetails?.relationship)} isOwn>
        {isIntending && <PlannedEventField />}
      </SpouseDetailsForm>
      {spouseDetails && <MirrorWillField />}
    </>
  );
}

/** The choice as it was last made on this device, and by whom. */
const includePartnerDraft = draftStore<{ accountId: string; include: boolean } | null>('include-partner', {
  where: 'device',
  empty: null,
});

/**
 * The partner is to be in the will, or not; null until it is answered. The stored answer outweighs what this device
 * remembers.
 */
function useIncludePartner(accountId: string) {
  const { settings } = useTestatorRecord();
  const [kept, setKept] = useDraft(includePartnerDraft);
  const { mutate, isPending, variables } = trpc.willData.settings.save.useMutation({
    onSuccess: (saved) => updateTestatorRecord((testatorRecord) => ({ ...testatorRecord, settings: saved })),
    onError: notifySpouseNotSaved,
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
