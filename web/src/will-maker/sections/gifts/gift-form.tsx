import { giftQuestions, hasRemainder } from '@plainwill/contracts/will-data/questions/gift-questions';
import { useRef, useState } from 'react';
import { type Failure, failureOf } from '../../../shared/api/failure.ts';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import {
  refetchTestatorRecord,
  useTestatorRecord,
  useToday,
} from '../../../shared/testator-record/use-testator-record.ts';
import { moveFocus } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { DialogActions } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { shareDraftOf } from '../../people/recipients/share-draft.ts';
import { dialogFields, fieldsWithin } from '../record-form/dialog-draft.ts';
import { QuestionField } from '../record-form/question-field.tsx';
import { ChildrenQuestions, GiftDetails } from './gift-details.tsx';
import { type GiftDialogState, initialGiftDialog, type RecipientKind } from './gift-dialog-state.ts';
import { asksAccessAge, type GiftDraft, giftDetails, giftDraftOf, giftIn, giftName, withType } from './gift-model.ts';
import { AmountEach, MoreChoices } from './gift-more-choices.tsx';
import { ChosenRecipients } from './gift-recipients.tsx';
import { useSaveGift } from './use-gifts.ts';

const movedOn = ['GiftChanged', 'GiftNotFound'];

interface GiftFormProps {
  state: GiftDialogState;
  onChange: (state: GiftDialogState) => void;
  onDone: () => void;
}

export function GiftForm({ state, onChange, onDone }: GiftFormProps) {
  const { draft } = state;
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const explanation = useRef<HTMLParagraphElement>(null);
  const [problems, setProblems] = useState<Record<string, string> | undefined>();
  const { mutate, isPending, error } = useSaveGift();
  const failure = error && failureOf(error);
  const isOfDebt = draft.giftType === 'forgiven_debt';
  const needsRecipient = draft.recipients.length === 0;

  const change = (draft: GiftDraft) => onChange({ ...state, draft });
  const choose = (kind: RecipientKind) => onChange({ ...state, choosing: { kind, ...shareDraftOf(draft[kind]) } });

  const save = () => {
    if (needsRecipient) return explanation.current?.focus();
    const checked = giftIn(draft, asksAccessAge(draft, testatorRecord, today));
    setProblems('problems' in checked ? checked.problems : undefined);
    if ('problems' in checked || isPending) return;
    mutate(
      { id: draft.id, basedOn: draft.basedOn, gift: checked.gift },
      { onSuccess: onDone, onError: (error) => void explain(failureOf(error)) },
    );
  };
  const explain = async ({ reason, fields }: Failure) => {
    setProblems(fieldsWithin('gift', fields) ?? fields);
    if (!reason || !movedOn.includes(reason)) return;
    const testatorRecord = await refetchTestatorRecord().catch(() => null);
    if (!testatorRecord) return;
    const latest = testatorRecord.gifts.find(({ id }) => id === draft.id);
    onChange({ ...state, draft: { ...draft, basedOn: latest?.version ?? 0 }, elsewhere: latest ?? 'removed' });
  };
  return (
    <Form onSubmit={save} validationErrors={problems}>
      {state.elsewhere ? (
        <ElsewhereNotice key={state.draft.basedOn} state={state} onChange={onChange} />
      ) : (
        failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>
      )}
      <QuestionField
        of={giftQuestions}
        name="giftType"
        form={dialogFields(giftQuestions, draft, ({ giftType }) => giftType && change(withType(draft, giftType)))}
      />
      {draft.giftType && <GiftDetails draft={draft} giftType={draft.giftType} onChange={change} />}
      <ChosenRecipients
        name="recipients"
        title={isOfDebt ? 'Who owes it' : 'Recipients'}
        isEachAlone={isOfDebt}
        list={draft.recipients}
        whenEmpty="No one chosen yet."
        action={`${draft.recipients.length > 0 ? 'Change' : 'Select'} ${isOfDebt ? 'Who Owes It' : 'Recipients'}`}
        hasFirstFocus={state.chosen === 'recipients'}
        onChoose={() => choose('recipients')}
      />
      <AmountEach draft={draft} onChange={change} />
      {draft.giftType && hasRemainder(draft.giftType) && (
        <ChosenRecipients
          name="remainderRecipients"
          title="Remainder recipients"
          isOptional
          list={draft.remainderRecipients}
          whenEmpty="They inherit the money if none of the recipients can."
          action={draft.remainderRecipients.length > 0 ? 'Change Remainder Recipients' : 'Select Remainder Recipients'}
          hasFirstFocus={state.chosen === 'remainderRecipients'}
          onChoose={() => choose('remainderRecipients')}
        />
      )}
      <ChildrenQuestions draft={draft} onChange={change} />
      {needsRecipient && (
        <p ref={explanation} id="gift-needs" tabIndex={-1} className="text-small font-medium text-deep">
          {isOfDebt ? 'Choose who owes it to save this.' : 'Choose at least one recipient to save this gift.'}
        </p>
      )}
      <MoreChoices draft={draft} onChange={change} />
      <DialogActions>
        <Button
          type="submit"
          isBlocked={needsRecipient}
          describedBy={needsRecipient ? 'gift-needs' : undefined}
          isPending={isPending}
          pendingLabel="Saving…"
        >
          Save Gift
        </Button>
      </DialogActions>
    </Form>
  );
}

interface ElsewhereNoticeProps {
  state: GiftDialogState;
  onChange: (state: GiftDialogState) => void;
}

/** Shows what another window has made of the gift, and lets the person choose between the two. */
function ElsewhereNotice({ state: { elsewhere }, onChange }: ElsewhereNoticeProps) {
  const people = usePeople();
  if (!elsewhere) return null;
  if (elsewhere === 'removed')
    return (
      <Notice ref={moveFocus} tone="error" title="This gift was removed in another window">
        Save Gift adds it again.
      </Notice>
    );
  return (
    <Notice ref={moveFocus} tone="error" title="This gift changed in another window">
      <p>
        There it now reads: {[giftName(elsewhere), ...giftDetails(elsewhere, (id) => nameAmong(people, id))].join('. ')}
        .
      </p>
      <p>Save Gift keeps what is here instead.</p>
      <div className="mt-2">
        <ButtonRow>
          <Button variant="secondary" size="small" onPress={() => onChange(initialGiftDialog(giftDraftOf(elsewhere)))}>
            Use what is there
          </Button>
        </ButtonRow>
      </div>
    </Notice>
  );
}
