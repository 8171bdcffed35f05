import { Download } from 'lucide-react';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useDownloadPdf, useWillPreview } from './use-will.ts';
import { WillPreview } from './will-preview.tsx';

/** The will made from the answers, to read and to keep. */
export default function YourWill() {
  const preview = useWillPreview();
  const pdf = useDownloadPdf();
  if (preview.isError)
    return (
      <Stack>
        <Notice tone="error" title="Your will did not open">
          {failureOf(preview.error).message}
        </Notice>
        <ButtonRow>
          <Button onPress={() => void preview.refetch()} isPending={preview.isFetching}>
            Retry
          </Button>
        </ButtonRow>
      </Stack>
    );
  if (!preview.data) return <Loading />;
  return (
    <Stack>
      <ButtonRow isSpread>
        <p className="max-w-words text-muted">
          A draft, made from your answers. Select any clause to see why it is there.
        </p>
        <Button onPress={() => pdf.mutate()} isPending={pdf.isPending} pendingLabel="Preparing…">
          <Download aria-hidden strokeWidth={2.2} className="size-5" />
          Download PDF
        </Button>
      </ButtonRow>
      {pdf.error && <Notice tone="error">{failureOf(pdf.error).message}</Notice>}
      <WillPreview will={preview.data} />
    </Stack>
  );
}
