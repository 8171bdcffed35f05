import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useDialogState } from '../../../shared/drafts/dialog-state.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { DialogActions, FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { type ReviewActs, useColleagues } from './use-desk.ts';

export type Decision = 'return' | 'disagree' | 'hand-over' | 'lane';

interface DecisionDialogProps {
  decision: Decision;
  file: ReviewFile;
  acts: ReviewActs;
  onClose: () => void;
}

/** A decision other than approval needs a text. */
export function DecisionDialog({ decision, file: { row }, acts, onClose }: DecisionDialogProps) {
  const { number } = row;
  if (decision === 'hand-over') return <HandOverDialog number={number} acts={acts} onClose={onClose} />;
  if (decision === 'return')
    return (
      <TextDialog
        title="Return this will to the customer"
        label="What should the customer change, and why?"
        hint="One reason a line. The customer reads them."
        action="Return will"
        act={acts.returnToCustomer}
        onSend={(text) => acts.returnToCustomer.mutateAsync({ number, reasons: linesOf(text) })}
        onClose={onClose}
      />
    );
  if (decision === 'disagree')
    return (
      <TextDialog
        title="Send this will back to the first reviewer"
        label="Why do you not agree?"
        hint="Reviewers read it."
        action="Send back"
        act={acts.disagree}
        onSend={(reason) => acts.disagree.mutateAsync({ number, reason })}
        onClose={onClose}
      />
    );
  const isUrgent = row.lane === 'urgent';
  return (
    <TextDialog
      title={isUrgent ? 'Take this out of the urgent lane' : 'Make this urgent'}
      label="Why?"
      hint="Reviewers read it."
      action="Save"
      act={acts.setLane}
      onSend={(reason) => acts.setLane.mutateAsync({ number, lane: isUrgent ? 'usual' : 'urgent', reason })}
      onClose={onClose}
    />
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface TextDialogProps {
  title: string;
  label: string;
  hint: string;
  action: string;
  act: { isPending: boolean; error: unknown };
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for words, and acts. */
function TextDialog({ title, label, hint, action, act, onSend, onClose }: TextDialogProps) {
  const [text, setText] = useDialogState('words', '');
  const [isEmpty, setEmpty] = useState(false);
  const failure = act.error ? failureOf(act.error) : null;
  const send = () => {
    setEmpty(!text.trim());
    // The page may be left once it is done, and what is kept is forgotten all the same.
    if (text.trim() && !act.isPending) onSend(text).then(onClose, () => undefined);
  };
  const missing = isEmpty && !text.trim() ? { words: 'Write at least one line' } : undefined;
  return (
    <FormDialog isOpen onClose={onClose} title={title} isDirty={text !== ''}>
      <Form label={title} onSubmit={send} validationErrors={missing}>
        {failure && <Notice tone="error">{Object.values(failure.fields)[0] ?? failure.message}</Notice>}
        <TextAreaField label={label} name="words" hint={hint} rows={5} value={text} onChange={setText} />
        <DialogActions>
          <Button type="submit" isPending={act.isPending} pendingLabel="Saving…">
            {action}
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}

function HandOverDialog({
  number,
  acts: { handOver },
  onClose,
}: {
  number: number;
  acts: ReviewActs;
  onClose: () => void;
}) {
  const { colleagues } = useColleagues();
  const [to, setTo] = useState<AccountId | ''>('');
  const failure = handOver.error ? failureOf(handOver.error) : null;
  return (
    <FormDialog isOpen onClose={onClose} title="Hand this review over" isDirty={to !== ''}>
      <Form
        label="Hand over"
        onSubmit={() => to && !handOver.isPending && handOver.mutate({ number, to }, { onSuccess: onClose })}
        validationErrors={failure?.fields}
      >
        {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
        <Select
          label="To"
          name="to"
          placeholder="Choose a reviewer"
          options={colleagues.map(({ id, name, isAway }) => ({ value: id, label: isAway ? `${name} (away)` : name }))}
          value={to}
          onChange={setTo}
        />
        <DialogActions>
          <Button type="submit" isPending={handOver.isPending} pendingLabel="Saving…">
            Hand over
          </Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
