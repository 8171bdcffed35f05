import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { Users } from 'lucide-react';
import { useContext, useState } from 'react';
import { useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { asTitle } from '../../../shared/people/beneficiary-classes.ts';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { DialogActions, DialogStep, Leaving } from '../../../ui/dialogs/form-dialog.tsx';
import { LabelMark, useFieldError } from '../../../ui/fields/field-parts.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { AddRecipient } from '../../people/recipients/add-recipient.tsx';
import {
  beforeIn,
  levelLabel,
  levelNames,
  levelsOf,
  type Ranked,
  withPerson,
} from '../../people/recipients/priority-levels.ts';
import { RecipientsEditor } from '../../people/recipients/recipients-editor.tsx';
import { beneficiariesIn, type ShareDraft, withoutLoneShares } from '../../people/recipients/share-draft.ts';
import type { GiftDialogState } from './gift-dialog-state.ts';

interface ChosenRecipientsProps {
  name: string;
  title: string;
  isOptional?: boolean;
  /** Nobody comes before another. */
  isEachAlone?: boolean;
  list: readonly Recipient[];
  whenEmpty: string;
  action: string;
  hasFirstFocus: boolean;
  onChoose: () => void;
}

/** The chosen recipients, level by level, and the way to choose. */
export function ChosenRecipients({ name, title, list, whenEmpty, action, ...props }: ChosenRecipientsProps) {
  const people = usePeople();
  const { contacts } = useTestatorRecord();
  const nameOf = (id: BeneficiaryId) => nameAmong(people, id);
  const problem = useFieldError(name);
  return (
    <div data-field={name} className="flex flex-col gap-2.5">
      <p className="font-semibold">
        {title}
        {props.isOptional && <LabelMark>optional</LabelMark>}
      </p>
      {list.length === 0 ? (
        <p className="text-small text-muted">{whenEmpty}</p>
      ) : props.isEachAlone ? (
        <p className="rounded-field bg-sage px-4 py-3">{asTitle(levelNames(list, nameOf))}</p>
      ) : (
        <ol className="flex flex-col gap-2 rounded-field bg-sage px-4 py-3">
          {levelsOf(list).map((level, at, levels) => (
            <li key={level[0]?.personId}>
              <span className="block text-small text-muted">
                {levelLabel(at, beforeIn(levels[at - 1], nameOf, contacts))}
              </span>
              {asTitle(levelNames(level, nameOf))}
            </li>
          ))}
        </ol>
      )}
      {problem && <p className="text-small font-semibold text-danger">{problem}</p>}
      <ButtonRow>
        <Button variant="secondary" size="small" hasFirstFocus={props.hasFirstFocus} onPress={props.onChoose}>
          <Users aria-hidden strokeWidth={2.2} className="size-4.5" />
          {action}
        </Button>
      </ButtonRow>
    </div>
  );
}

interface ChooseGiftRecipientsProps {
  state: GiftDialogState;
  choosing: NonNullable<GiftDialogState['choosing']>;
  onChange: (state: GiftDialogState) => void;
}

/** The recipients of the gift, or those in default when none of these can inherit. */
export function ChooseGiftRecipients({ state, choosing, onChange }: ChooseGiftRecipientsProps) {
  const leaving = useContext(Leaving);
  const { kind, list, shares } = choosing;
  const isRemainder = kind === 'remainderRecipients';
  const isOfDebt = state.draft.giftType === 'forgiven_debt';
  const [isAdding, setAdding] = useDialogState('isAdding', false);
  const [problems, setProblems] = useState<Record<string, string> | undefined>();
  const change = (draft: ShareDraft) => onChange({ ...state, choosing: { kind, ...draft } });
  const added = (personId: PersonId) => {
    if (!list.some((each) => each.personId === personId))
      change({ shares, list: withPerson<Ranked>(list, { personId }) });
    setAdding(false);
  };
  const goBack = (draft = state.draft) => onChange({ ...state, draft, choosing: null, chosen: kind });
  const use = () => {
    const checked = beneficiariesIn(choosing);
    setProblems('problems' in checked ? checked.problems : undefined);
    if ('beneficiaries' in checked) goBack({ ...state.draft, [kind]: withoutLoneShares(checked.beneficiaries) });
  };
  if (isAdding) return <AddRecipient onAdded={added} onBack={() => setAdding(false)} />;
  return (
    <DialogStep>
      <p className="text-muted">
        {isOfDebt
          ? 'They do not have to pay back what they owe you when you die.'
          : isRemainder
            ? 'They inherit the money if none of its recipients can, one group after the other.'
            : 'First choices share equally, unless you set percentages. Name backups in case none of them can inherit.'}
      </p>
      <Form onSubmit={use} validationErrors={problems}>
        <RecipientsEditor
          label={isRemainder ? 'Remainder recipients' : 'Gift recipients'}
          question={isOfDebt ? 'Choose who owes it' : undefined}
          isEachAlone={isOfDebt}
          draft={{ list, shares }}
          onChange={change}
          onAdd={() => setAdding(true)}
          without={isRemainder ? state.draft.recipients.map(({ personId }) => personId) : []}
        />
        <Leaving value={{ ...leaving, leave: () => goBack() }}>
          <DialogActions cancelLabel="Go back">
            <Button type="submit">{isOfDebt ? 'Use these people' : 'Use these recipients'}</Button>
          </DialogActions>
        </Leaving>
      </Form>
    </DialogStep>
  );
}
