import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { failureOf } from '../../../shared/api/failure.ts';
import { DialogStateContext, useDialogState, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DayField } from '../../../ui/dates-and-money/day-field.tsx';
import { formatDay } from '../../../ui/dates-and-money/format-date.ts';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { type ReviewActs, useColleagues } from './use-desk.ts';

interface CardProps {
  file: ReviewFile;
  acts: ReviewActs;
}

/** Conversations with the customer, written down. */
export function ConversationCard({ file, acts }: CardProps) {
  const { nameOf } = useColleagues();
  const dialog = useStoredDialog<'conversation'>(`review-${file.row.number}-conversation`);
  return (
    <Card>
      <h2 className="heading text-lead">Conversations</h2>
      {file.notes.length === 0 && <p className="text-muted">None are recorded.</p>}
      {file.notes.map(({ byId, writtenAt, on, startedAt, minutes, others, body }) => (
        <div key={writtenAt} className="flex flex-col gap-1 border-t border-line pt-3">
          <p className="text-muted">
            {nameOf(byId)}, {formatDay(on)} at {startedAt}, {minutes} minutes. Also there: {others || 'no one'}.
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{body}</p>
        </div>
      ))}
      {file.isHeldByMe && (
        <Button variant="secondary" size="small" onPress={() => dialog.open('conversation')}>
          Write down a conversation
        </Button>
      )}
      {file.isHeldByMe && dialog.task && (
        <DialogStateContext value={dialog.typed}>
          <ConversationDialog number={file.row.number} acts={acts} onClose={dialog.close} />
        </DialogStateContext>
      )}
    </Card>
  );
}

const empty = { on: '', startedAt: '', minutes: '', others: '', body: '' };

interface DialogProps {
  number: number;
  acts: ReviewActs;
  onClose: () => void;
}

function ConversationDialog({ number, acts: { note }, onClose }: DialogProps) {
  const [typed, setTyped] = useDialogState('conversation', empty);
  const change = (changes: Partial<typeof empty>) => setTyped({ ...typed, ...changes });
  const failure = note.error ? failureOf(note.error) : null;
  const { minutes, ...talk } = typed;
  return (
    <FormDialog isOpen onClose={onClose} title="Write down a conversation" isDirty={typed !== empty}>
      <Form
        label="Conversation"
        validationErrors={failure?.fields}
        onSubmit={() =>
          !note.isPending && note.mutate({ number, ...talk, minutes: Number(minutes) }, { onSuccess: onClose })
        }
      >
        {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
        <DayField label="Day" name="on" value={typed.on} onChange={(on) => change({ on })} />
        <TextField
          label="Time"
          name="startedAt"
          hint="Such as 14:30"
          maxLength={5}
          value={typed.startedAt}
          onChange={(startedAt) => change({ startedAt })}
        />
        <TextField
          label="Minutes"
          name="minutes"
          inputMode="numeric"
          maxLength={3}
          value={minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <TextField
          label="Who else was there"
          name="others"
          hint="Leave this empty if they were alone"
          maxLength={200}
          value={typed.others}
          onChange={(others) => change({ others })}
          isOptional
        />
        <TextAreaField
          label="What was said"
          name="body"
          hint="Questions, answers in the customer’s words, and what you advised. Write it as if they will read it."
          rows={6}
          value={typed.body}
          onChange={(body) => change({ body })}
        />
        <DialogActions>
          <Button type="submit" isPending={note.isPending} pendingLabel="Saving…">
            Save conversation
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
