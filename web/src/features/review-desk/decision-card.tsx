import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { approvalStatement } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { type ReviewActs, useColleagues } from './use-desk.ts';

interface DecisionProps {
  file: ReviewFile;
  acts: ReviewActs;
}

type Asked = 'return' | 'disagree' | 'hand-over' | 'lane';

/** Approve exactly the words on the screen, or send the will elsewhere. */
export function DecisionCard({ file, acts }: DecisionProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!file.isHeldByMe) return null;
  const { row, wordsHash, inTheWay, approvals } = file;
  const { number } = row;
  const { approve, release } = acts;
  const isSecond = approvals.some(({ place }) => place === 1);
  const failure = approve.error ?? release.error;
  return (
    <Card>
      <h2 className="heading text-lead">Decide</h2>
      <blockquote className="max-w-words border-l-4 border-line pl-4">“{approvalStatement}”</blockquote>
      {inTheWay.length > 0 && (
        <div>
          <p className="font-semibold">Before you can approve</p>
          <ul className="list-disc pl-5">
            {inTheWay.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {failure && <Notice tone="error">{failureOf(failure).message}</Notice>}
      <ButtonRow>
        <Button
          isBlocked={inTheWay.length > 0}
          isPending={approve.isPending}
          pendingLabel="Approving…"
          onPress={() => inTheWay.length === 0 && !approve.isPending && approve.mutate({ number, wordsHash })}
        >
          Approve this will
        </Button>
        <Button variant="secondary" onPress={() => setAsked('return')}>
          Return with reasons
        </Button>
        {isSecond && (
          <Button variant="secondary" onPress={() => setAsked('disagree')}>
            Disagree with the first approval
          </Button>
        )}
      </ButtonRow>
      <ButtonRow>
        <Button
          variant="quiet"
          size="small"
          isPending={release.isPending}
          pendingLabel="Releasing…"
          onPress={() => !release.isPending && release.mutate({ number })}
        >
          Put back in the queue
        </Button>
        <Button variant="quiet" size="small" onPress={() => setAsked('hand-over')}>
          Hand over
        </Button>
        <Button variant="quiet" size="small" onPress={() => setAsked('lane')}>
          {row.lane === 'urgent' ? 'Not urgent' : 'Make urgent'}
        </Button>
      </ButtonRow>
      {asked === 'hand-over' && <HandOverDialog number={number} acts={acts} onClose={() => setAsked(null)} />}
      {asked === 'return' && (
        <WordsDialog
          title="Return this will to the customer"
          label="What should the customer change, and why?"
          hint="One reason a line. The customer reads them."
          action="Return will"
          act={acts.returnToCustomer}
          onSend={(words, done) => acts.returnToCustomer.mutate({ number, reasons: linesOf(words) }, done)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'disagree' && (
        <WordsDialog
          title="Send this will back to the first reviewer"
          label="Why do you not agree?"
          hint="Reviewers read it."
          action="Send back"
          act={acts.disagree}
          onSend={(reason, done) => acts.disagree.mutate({ number, reason }, done)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'lane' && (
        <WordsDialog
          title={row.lane === 'urgent' ? 'Take this out of the urgent lane' : 'Make this urgent'}
          label="Why?"
          hint="Reviewers read it."
          action="Save"
          act={acts.setLane}
          onSend={(reason, done) =>
            acts.setLane.mutate({ number, lane: row.lane === 'urgent' ? 'usual' : 'urgent', reason }, done)
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

const linesOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface WordsDialogProps {
  title: string;
  label: string;
  hint: string;
  action: string;
  act: { isPending: boolean; error: unknown };
  onSend: (words: string, done: { onSuccess: () => void }) => void;
  onClose: () => void;
}

/** Asks for words, and acts. */
function WordsDialog({ title, label, hint, action, act, onSend, onClose }: WordsDialogProps) {
  const [words, setWords] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const failure = act.error ? failureOf(act.error) : null;
  const send = () => {
    setEmpty(!words.trim());
    if (words.trim() && !act.isPending) onSend(words, { onSuccess: onClose });
  };
  const missing = isEmpty && !words.trim() ? { words: 'Write at least one line' } : undefined;
  return (
    <FormDialog isOpen onClose={onClose} title={title} isDirty={words !== ''}>
      <Form label={title} onSubmit={send} validationErrors={missing}>
        {failure && <Notice tone="error">{Object.values(failure.fields)[0] ?? failure.message}</Notice>}
        <TextAreaField label={label} name="words" hint={hint} rows={5} value={words} onChange={setWords} />
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
