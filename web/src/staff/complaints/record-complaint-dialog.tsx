import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { ComplaintId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import {
  type ComplaintFields,
  complaintInput,
  daysUntilNow,
  noFields,
  problemsIn,
} from '../../public/complaints/complaint-draft.ts';
import { ContactFields, MatterFields } from '../../public/complaints/complaint-fields.tsx';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { dateProblem, printDate, readDate } from '../../ui/dates-and-money/date-text.ts';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ChoicePills } from '../../ui/fields/choice-pills.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { complaintChannelLabels } from './complaint-labels.ts';
import { useRecordComplaint } from './use-complaints.ts';

const channels = (['post', 'telephone', 'email'] as const).map((value) => ({
  value,
  label: complaintChannelLabels[value],
}));
type Channel = (typeof channels)[number]['value'];

interface Entry extends ComplaintFields {
  channel: Channel | '';
  /** As typed. */
  receivedOn: string;
}

const noProblems = {};

function problemsInEntry(entry: Entry): Record<string, string> {
  const { email, ...others } = problemsIn(entry);
  const day = entry.receivedOn.trim()
    ? dateProblem(entry.receivedOn, 'The day it reached us', daysUntilNow())
    : 'Enter the day it reached us';
  const cannotBeReached = email && !entry.phone.trim() && !entry.postalAddress.trim();
  return {
    ...(!entry.channel && { channel: 'Choose how it reached us' }),
    ...(day && { receivedOn: day }),
    ...others,
    ...(cannotBeReached && {
      email: 'Enter an email address, a phone number or a postal address, so that we can answer',
    }),
  };
}

interface RecordComplaintDialogProps {
  onClose: () => void;
  onEntered: (id: ComplaintId) => void;
}

/** Records a complaint or a data request that came by post, telephone or email. */
export function RecordComplaintDialog({ onClose, onEntered }: RecordComplaintDialogProps) {
  const [first] = useState(
    (): Entry => ({ ...noFields, channel: '', receivedOn: printDate(dayInUnitedKingdom(new Date())) }),
  );
  const [entry, setEntry] = useState(first);
  // Names these very words, so that saving them twice counts once.
  const [complaintId, setComplaintId] = useState<string>(() => crypto.randomUUID());
  const [problems, setProblems] = useState<Record<string, string>>(noProblems);
  const record = useRecordComplaint();
  const failure = record.error ? failureOf(record.error) : null;
  const change = (changed: Partial<Entry>) => {
    setEntry({ ...entry, ...changed });
    setComplaintId(crypto.randomUUID());
  };
  const submit = () => {
    const found = problemsInEntry(entry);
    setProblems(found);
    const { channel, email } = entry;
    const receivedOn = readDate(entry.receivedOn, daysUntilNow());
    if (record.isPending || Object.keys(found).length > 0 || !channel || !receivedOn) return;
    record.mutate(
      { ...complaintInput(entry), complaintId, email: email.trim(), channel, receivedOn },
      { onSuccess: ({ id }) => onEntered(id) },
    );
  };
  const errors = Object.keys(problems).length > 0 ? problems : failure?.fields;
  return (
    <FormDialog isOpen isWide onClose={onClose} title="Enter a complaint or data request" isDirty={entry !== first}>
      <Form onSubmit={submit} label="Enter a complaint or data request" validationErrors={errors}>
        {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
        <ChoicePills
          label="How did it reach us?"
          name="channel"
          options={channels}
          value={entry.channel}
          onChange={(channel) => change({ channel })}
        />
        <TextField
          label="Day it reached us"
          name="receivedOn"
          hint="The 30 days count from this day. For example, 27/3/2026"
          maxLength={30}
          value={entry.receivedOn}
          onChange={(receivedOn) => change({ receivedOn })}
        />
        <MatterFields fields={entry} onChange={change} isEntered />
        <ContactFields fields={entry} onChange={change} isEntered />
        <DialogActions>
          <Button type="submit" isPending={record.isPending} pendingLabel="Saving…">
            Record it
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
