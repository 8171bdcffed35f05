import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { approvalStatement } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useProof } from '../../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../../shared/api/failure.ts';
import { DialogStateContext, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import type { ReviewActs } from './use-desk.ts';

interface DecisionProps {
  file: ReviewFile;
  acts: ReviewActs;
}

/** Approve exactly the words on the screen, or send the will elsewhere. */
export function DecisionCard({ file, acts }: DecisionProps) {
  const dialog = useStoredDialog<Decision>(`review-${file.row.number}-decision`);
  const approval = useProof(acts.approve);
  if (!file.isHeldByMe) return null;
  const { row, wordsHash, inTheWay, approvals } = file;
  const { number } = row;
  const { release } = acts;
  const isSecond = approvals.some(({ place }) => place === 1);
  const failure = approval.error ?? release.error;
  return (
    <Card>
      <h2 className="heading text-lead">Decide</h2>
      <blockquote className="max-w-words border-l-4 border-line pl-4">“{approvalStatement}”</blockquote>
      {inTheWay.length > 0 && (
        <div>
          <p className="font-semibold">Before you can approve</p>
          <ul className="list-disc pl-5">
            {inTheWay.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {failure && <Notice tone="error">{failureOf(failure).message}</Notice>}
      <ButtonRow>
        <Button
          isBlocked={inTheWay.length > 0}
          isPending={approval.isPending}
          pendingLabel="Approving…"
          onPress={() => inTheWay.length === 0 && !approval.isPending && approval.run({ number, wordsHash })}
        >
          Approve this will
        </Button>
        <Button variant="secondary" onPress={() => dialog.open('return')}>
          Return with reasons
        </Button>
        {isSecond && (
          <Button variant="secondary" onPress={() => dialog.open('disagree')}>
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
        <Button variant="quiet" size="small" onPress={() => dialog.open('hand-over')}>
          Hand over
        </Button>
        <Button variant="quiet" size="small" onPress={() => dialog.open('lane')}>
          {row.lane === 'urgent' ? 'Not urgent' : 'Make urgent'}
        </Button>
      </ButtonRow>
      {dialog.task && (
        <DialogStateContext value={dialog.typed}>
          <DecisionDialog decision={dialog.task} file={file} acts={acts} onClose={dialog.close} />
        </DialogStateContext>
      )}
    </Card>
  );
}
