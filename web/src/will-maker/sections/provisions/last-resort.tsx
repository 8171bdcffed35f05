import { optionsOf } from '@plainwill/contracts/kit/question';
import type { ProvisionId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import { namesSpouse } from '@plainwill/contracts/will-data/people';
import { provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { FallbackKind } from '@plainwill/contracts/will-data/vocabulary';
import { Suspense, useRef, useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { refetchTestatorRecord, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../../ui/loading/part-problem.tsx';
import { useAskedRecord } from '../../answer-place/use-asked-place.ts';
import { initialProvisionDialog, type ProvisionDialogState } from './provision-dialog-state.ts';
import { newProvision, provisionDraftOf, withTexts } from './provision-model.ts';
import { useSaveProvision } from './use-provisions.ts';

const ProvisionDialog = lazyPart(() => import('./provision-dialog.tsx'), DialogProblem);

const { fallback: question } = provisionQuestions.residueFallback;

type Fallback = Extract<Provision, { kind: 'residueFallback' }>;

const explanations: Record<Exclude<FallbackKind, 'charity'>, string> = {
  relatives:
    'They are found as the law would find them: parents, then brothers and sisters, and so on. An unmarried partner, a stepchild or a friend is not a relative.',
  both_families:
    'Half is shared as the law would among your relatives, half among your partner’s. If one family has no one left, the other gets it all.',
  law: 'The law looks for relatives. An unmarried partner, a stepchild or a friend gets nothing, and with no relatives everything goes to the Crown.',
};

/**
 * The residue goes to these once nobody named can inherit: asked last, so that it is never without an owner by
 * accident.
 */
export function LastResort() {
  const { provisions, personalDetails, spouseDetails, settings } = useTestatorRecord();
  const people = usePeople();
  const dialog = useStoredDialog<ProvisionDialogState>('provisions-last-resort');
  const { mutate, isPending, variables } = useSaveProvision();
  const stored = provisions.find((each): each is Fallback => each.kind === 'residueFallback') ?? null;
  const spouse = namesSpouse(personalDetails?.maritalStatus ?? null, settings.includePartner) ? spouseDetails : null;
  // Chosen last, perhaps while an earlier choice is still on its way.
  const wanted = useRef<FallbackKind | null>(null);
  const [newId] = useState(() => crypto.randomUUID() as ProvisionId);
  const draft = stored ? provisionDraftOf(stored) : newProvision('residueFallback', newId);

  const openCharities = () => dialog.open(initialProvisionDialog(withTexts(draft, { fallback: 'charity' })));
  useAskedRecord('residue', (asked) => {
    const isMeant = asked === 'residueFallback' || asked === stored?.id;
    if (isMeant && !dialog.task && stored?.fallback === 'charity') openCharities();
  });
  const save = (fallback: FallbackKind, basedOn: number) =>
    mutate(
      { id: draft.id, basedOn, provision: { kind: 'residueFallback', fallback, recipients: [] } },
      {
        onSuccess: ({ version }) => {
          if (wanted.current && wanted.current !== fallback) save(wanted.current, version);
        },
        // Another window has chosen too: what it chose is shown, and can be changed.
        onError: (error) => void (failureOf(error).reason && refetchTestatorRecord().catch(() => undefined)),
      },
    );
  const choose = (fallback: FallbackKind) => {
    if (fallback === 'charity') return openCharities();
    wanted.current = fallback;
    if (!isPending) save(fallback, draft.basedOn);
  };
  const shown =
    isPending && variables.provision.kind === 'residueFallback' ? variables.provision.fallback : stored?.fallback;
  const options = optionsOf(question)
    .filter(({ value }) => value !== 'both_families' || spouse !== null || shown === 'both_families')
    .map((option) =>
      option.value === 'both_families' && spouse
        ? { ...option, label: `Half to my relatives, half to ${spouse.fullName}’s` }
        : option,
    );
  const charities =
    stored?.fallback === 'charity' ? stored.recipients.map(({ personId }) => nameAmong(people, personId)) : [];
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-5">
      <RadioPills name="fallback" label={question.label} options={options} value={shown ?? ''} onChange={choose} />
      {shown && shown !== 'charity' && <Explanation>{explanations[shown]}</Explanation>}
      {shown === 'charity' && (
        <div className="flex flex-col gap-2">
          <p className="rounded-field bg-sage px-4 py-3">{listed(charities) || 'No charity chosen yet.'}</p>
          <ButtonRow>
            <Button variant="secondary" size="small" onPress={openCharities}>
              {charities.length > 0 ? 'Change Charities' : 'Select Charities'}
            </Button>
          </ButtonRow>
        </div>
      )}
      <Suspense>{dialog.task && <ProvisionDialog dialog={dialog} />}</Suspense>
    </section>
  );
}
