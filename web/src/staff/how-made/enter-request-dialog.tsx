import { optionsOf } from '@plainwill/contracts/kit/question';
import type { HowMadeRequestId } from '@plainwill/contracts/shared/ids';
import {
  type AskerKind,
  askerLabels,
  howMadeNameLength,
  howMadeTextLength,
} from '@plainwill/contracts/will-data/how-made/how-made-vocabulary';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { pendingProofAtom, useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { todayHere } from '../../ui/dates-and-money/date-field.tsx';
import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ChoicePills } from '../../ui/fields/choice-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { useEnterRequest } from './use-how-made.ts';

const askers = optionsOf({ options: askerLabels });

const missingMessages = {
  asker: 'Choose who asks',
  name: 'Enter the name of whoever asks',
  contact: 'Enter how to answer them',
  reason: 'Enter why they ask',
  proof: 'Enter the papers you have seen',
  receivedOn: 'Enter the day it reached us',
};

const noRequest = {
  asker: '' as AskerKind | '',
  name: '',
  contact: '',
  reason: '',
  proof: '',
  theirReference: '',
  diedOn: '',
};

interface EnterRequestDialogProps {
  onClose: () => void;
  onEntered: (id: HowMadeRequestId) => void;
}

/** Records who asks, why, and the papers they have shown. It stands aside while the administrator proves who they are. */
export function EnterRequestDialog({ onClose, onEntered }: EnterRequestDialogProps) {
  const [first] = useState({ ...noRequest, receivedOn: todayHere() as string });
  const [draft, setDraft] = useState(first);
  // Saving the same request twice records it once.
  const [id] = useState(() => crypto.randomUUID() as string as HowMadeRequestId);
  const enter = useEnterRequest();
  const { run, isPending, error } = useProof({
    ...enter,
    mutate: (input: Parameters<typeof enter.mutate>[0], { onError }: { onError: (error: unknown) => void }) =>
      enter.mutate(input, { onError, onSuccess: () => onEntered(id) }),
  });
  const isProving = useAtomValue(pendingProofAtom) !== null;
  const { missing, isComplete } = useRequired<keyof typeof missingMessages>(missingMessages);
  const failure = error && !missing ? failureOf(error) : null;
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const submit = () => {
    if (!isComplete(draft) || isPending || draft.asker === '') return;
    run({ ...draft, id, asker: draft.asker, diedOn: draft.diedOn || null });
  };
  return (
    <FormDialog isOpen={!isProving} isWide onClose={onClose} title="Record a request" isDirty={draft !== first}>
      <Form onSubmit={submit} label="Record a request" validationErrors={missing ?? failure?.fields}>
        {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
        <ChoicePills
          label="Who asks?"
          name="asker"
          options={askers}
          value={draft.asker}
          onChange={(asker) => change({ asker })}
          hint="An executor may have it at once. For anyone else, a second administrator must agree."
        />
        <TextField
          label="Their name"
          name="name"
          maxLength={howMadeNameLength}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <TextAreaField
          label="How to answer them"
          name="contact"
          hint="A postal address, an email address or a phone number."
          rows={2}
          maxLength={howMadeTextLength}
          value={draft.contact}
          onChange={(contact) => change({ contact })}
        />
        <TextAreaField
          label="Why they ask"
          name="reason"
          rows={3}
          maxLength={howMadeTextLength}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
        />
        <TextAreaField
          label="The papers you have seen"
          name="proof"
          hint="For the death, for who asks, and for what lets them ask: the will that names them, the executors’ consent, or the order."
          rows={3}
          maxLength={howMadeTextLength}
          value={draft.proof}
          onChange={(proof) => change({ proof })}
        />
        <TextField
          label="Their reference"
          name="theirReference"
          isOptional
          maxLength={100}
          value={draft.theirReference}
          onChange={(theirReference) => change({ theirReference })}
        />
        <DayField
          label="Day it reached us"
          name="receivedOn"
          value={draft.receivedOn}
          onChange={(receivedOn) => change({ receivedOn })}
        />
        <DayField
          label="Day of the death"
          name="diedOn"
          hint="From the death certificate. The record is then kept for at least six years from this day."
          isOptional
          value={draft.diedOn}
          onChange={(diedOn) => change({ diedOn })}
        />
        <DialogActions>
          <Button type="submit" isPending={isPending} pendingLabel="Saving…">
            Record it
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
