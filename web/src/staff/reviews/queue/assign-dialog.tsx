import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { QueueRow } from '@plainwill/contracts/will-data/review/review-desk';
import { useState } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { ReasonDialog } from '../../admin/reason-dialog.tsx';
import { useColleagues } from '../desk/use-desk.ts';
import { useAdminActs } from './use-queue.ts';

const backInLine = 'queue';

/** An administrator gives a review to somebody, or puts it back in line; they never open the will. */
export function AssignDialog({ row, onClose }: { row: QueueRow; onClose: () => void }) {
  const { colleagues } = useColleagues();
  const { assign, releaseOf } = useAdminActs();
  const [to, setTo] = useState<AccountId | typeof backInLine | ''>('');
  const { number } = row;
  const isBack = to === backInLine;
  const call = isBack ? releaseOf : assign;
  const options = [
    ...colleagues.map(({ id, name, isAway }) => ({ value: id, label: isAway ? `${name} (away)` : name })),
    ...(row.holderId ? [{ value: backInLine as typeof backInLine, label: 'No one: back in the queue' }] : []),
  ];
  return (
    <ReasonDialog
      title={`Who should review number ${number}?`}
      action={isBack ? 'Release review' : 'Assign review'}
      pendingLabel="Saving…"
      call={{
        ...call,
        mutate: ({ reason }, { onError }) => {
          const done = { onError, onSuccess: onClose };
          if (isBack) releaseOf.mutate({ number, reason }, done);
          else if (to) assign.mutate({ number, to, reason }, done);
        },
      }}
      onClose={onClose}
    >
      <Select label="Reviewer" name="to" options={options} value={to} onChange={setTo} placeholder="Choose someone" />
    </ReasonDialog>
  );
}
