import type { ReviewFile } from '@plainwill/contracts/will-data/review/review-desk';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { DialogStateContext, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { ActionMenu } from '../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { readText } from './clause-state.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import type { ReviewActs } from './use-desk.ts';

interface DecisionProps {
  file: ReviewFile;
  acts: ReviewActs;
}

/** Approve exactly the words on the screen, or send the will elsewhere: in view wherever in the will one reads. */
export function DecisionBar({ file, acts }: DecisionProps) {
  const dialog = useStoredDialog<Decision>(`review-${file.row.number}-decision`);
  const [isApproving, setApproving] = useState(false);
  if (!file.isHeldByMe) return null;
  const { row, inTheWay, approvals } = file;
  const { release } = acts;
  const isSecond = approvals.some(({ place }) => place === 1);
  return (
    <section
      aria-label="Decide"
      className="sticky bottom-0 z-10 shallow:static -mx-4 mt-auto flex flex-col gap-2 border-t border-line bg-card px-4 py-3 sm:-mx-5 sm:px-5 print:hidden"
    >
      {release.error && <Notice tone="error">{failureOf(release.error).message}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 sm:basis-64">
          <p className="font-semibold">{readText(file)}</p>
          <p className="text-muted max-sm:line-clamp-2">
            {inTheWay.length === 0 ? 'Ready to approve.' : `Before you can approve: ${inTheWay.join(' ')}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:basis-full">
          <Button size="small" isBlocked={inTheWay.length > 0} onPress={() => setApproving(true)}>
            Approve this will
          </Button>
          <Button variant="secondary" size="small" onPress={() => dialog.open('return')}>
            Return with reasons
          </Button>
          {isSecond && (
            <Button variant="secondary" size="small" onPress={() => dialog.open('disagree')}>
              Disagree with the first approval
            </Button>
          )}
        </div>
        <ActionMenu
          label="More decisions"
          actions={[
            { label: 'Hand over', run: () => dialog.open('hand-over') },
            { label: row.lane === 'urgent' ? 'Not urgent' : 'Make urgent', run: () => dialog.open('lane') },
            {
              label: 'Put back in the queue',
              run: () => !release.isPending && release.mutate({ number: row.number }),
            },
          ]}
        />
      </div>
      {isApproving && <ApproveDialog file={file} acts={acts} onClose={() => setApproving(false)} />}
      {dialog.task && (
        <DialogStateContext value={dialog.typed}>
          <DecisionDialog decision={dialog.task} file={file} acts={acts} onClose={dialog.close} />
        </DialogStateContext>
      )}
    </section>
  );
}
