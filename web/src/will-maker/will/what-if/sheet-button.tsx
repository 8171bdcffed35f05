import type { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { Download } from 'lucide-react';
import { failureOf } from '../../../shared/api/failure.ts';
import { calls } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Keeps what is on the screen as a page on paper, which is no part of the will. */
export function SheetButton({ events, hasAmounts }: { events: WhatIfEvents; hasAmounts: boolean }) {
  const { mutate, isPending, error } = useDownload(() => calls.willData.whatIf.sheet.query({ events, hasAmounts }));
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <ButtonRow>
        <Button variant="secondary" isPending={isPending} pendingLabel="Preparing…" onPress={() => mutate()}>
          <Download aria-hidden strokeWidth={2.2} className="size-5" />
          Download this as a sheet
        </Button>
      </ButtonRow>
      <p className="text-small text-muted">One page to keep or talk about. It is not part of your will.</p>
      {error && (
        <Notice tone="error" title="The sheet couldn’t be downloaded">
          {failureOf(error).message}
        </Notice>
      )}
    </div>
  );
}
