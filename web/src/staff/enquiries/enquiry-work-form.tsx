import { optionsOf } from '@plainwill/contracts/kit/question';
import type { OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { failureOf } from '../../shared/api/failure.ts';
import type { RouterInputs } from '../../shared/api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { DialogActions } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { OwnerField } from '../lists/owner-field.tsx';
import { useStaffNames } from '../lists/use-staff-names.ts';
import { enquiryStatusLabels } from './enquiry-labels.ts';
import { useSaveEnquiry } from './use-enquiries.ts';

/** The changes that are typed and not stored yet. */
export type EnquiryChanges = Omit<RouterInputs['notifications']['enquiries']['save']['changes'], 'ownerId'> & {
  ownerId?: AccountId | null;
};

interface EnquiryWorkFormProps {
  enquiry: OpenEnquiry;
  changes: EnquiryChanges;
  onChange: (changes: EnquiryChanges) => void;
}

const statuses = optionsOf({ options: enquiryStatusLabels });

const untilFarAhead = () => ({ today: dayInUnitedKingdom(new Date()), latest: '2099-12-31' });

/** How far staff are with it. What somebody else has stored meanwhile stands beside what was typed. */
export function EnquiryWorkForm({ enquiry, changes, onChange }: EnquiryWorkFormProps) {
  const { nameOf } = useStaffNames();
  const save = useSaveEnquiry();
  const failure = save.error ? failureOf(save.error) : null;
  const isConflict = failure?.reason === 'EnquiryChanged';
  const now = { ...enquiry, ...changes };
  const change = (more: EnquiryChanges) => onChange({ ...changes, ...more });
  const stored = (name: keyof EnquiryChanges, label: string) =>
    isConflict && changes[name] !== undefined && changes[name] !== enquiry[name] ? `Stored now: ${label}` : undefined;
  const submit = () => {
    if (save.isPending) return;
    save.mutate({ id: enquiry.id, basedOn: enquiry.version, changes }, { onSuccess: () => onChange({}) });
  };
  return (
    <Form onSubmit={submit} label="Progress" validationErrors={failure?.fields}>
      <h3 className="heading text-lead">Progress</h3>
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <RadioPills
        label="Status"
        name="status"
        options={statuses}
        hint={stored('status', enquiryStatusLabels[enquiry.status])}
        value={now.status}
        onChange={(status) => change({ status })}
      />
      <FieldRow>
        <OwnerField
          ownerId={now.ownerId}
          hint={stored('ownerId', nameOf(enquiry.ownerId))}
          onChange={(id) => change({ ownerId: id })}
        />
        <DayField
          label="Follow-up date"
          name="followUpOn"
          days={untilFarAhead()}
          isOptional
          hint={
            stored('followUpOn', enquiry.followUpOn ? formatDay(enquiry.followUpOn) : 'no date') ??
            'For example, 27/3/2027'
          }
          value={now.followUpOn ?? ''}
          onChange={(day) => change({ followUpOn: day || null })}
        />
      </FieldRow>
      <TextAreaField
        label="Notes"
        name="notes"
        isOptional
        hint={stored('notes', enquiry.notes || 'none')}
        value={now.notes}
        onChange={(notes) => change({ notes })}
      />
      <DialogActions cancelLabel="Close">
        <Button type="submit" isPending={save.isPending} pendingLabel="Saving…">
          Save
        </Button>
      </DialogActions>
    </Form>
  );
}
