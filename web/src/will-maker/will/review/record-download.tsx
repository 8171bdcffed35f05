import { Download } from 'lucide-react';
import { failureOf } from '../../../shared/api/failure.ts';
import { calls } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Keeps how the will came to be what it is. */
export function RecordDownload() {
  const { mutate, isPending, error } = useDownload(() => calls.willData.review.record.query());
  return (
    <div className="flex flex-col gap-2">
      <h2 className="heading text-title">Your record</h2>
      <p className="max-w-words text-muted">
        What you told us, what was asked and answered, and who read your will. Keep it with your papers.
      </p>
      <ButtonRow>
        <Button variant="secondary" isPending={isPending} pendingLabel="Preparing…" onPress={() => mutate()}>
          <Download aria-hidden strokeWidth={2.2} className="size-5" />
          Download the record
        </Button>
      </ButtonRow>
      {error && (
        <Notice tone="error" title="The record couldn’t be downloaded">
          {failureOf(error).message}
        </Notice>
      )}
    </div>
  );
}
