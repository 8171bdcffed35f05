import type { DocumentFormat, FileToSave } from '@plainwill/contracts/will-data/will/files';
import { Download } from 'lucide-react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { classes } from '../../../ui/styles/classes.ts';

const formatLabels: Record<DocumentFormat, string> = { pdf: 'PDF', docx: 'Word', txt: 'text' };
const everyFormat = Object.keys(formatLabels) as DocumentFormat[];

interface DownloadButtonsProps {
  /** Completes "Download PDF of …", for those who hear the buttons alone. */
  what: string;
  fetchFile: (format: DocumentFormat) => Promise<FileToSave>;
  formats?: readonly DocumentFormat[];
}

/** Fetches a document in the format chosen and saves it. */
export function DownloadButtons({ what, fetchFile, formats = everyFormat }: DownloadButtonsProps) {
  const { mutate, isPending, variables, error } = useDownload(fetchFile);
  return (
    <div className="flex flex-col gap-3">
      <ButtonRow>
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            label={`Download ${formatLabels[format]} of ${what}`}
            onPress={() => !isPending && mutate(format)}
            isPending={isPending && variables === format}
            pendingLabel="Preparing…"
          >
            <Download aria-hidden strokeWidth={2.2} className="size-4.5" />
            <span className="inline-block first-letter:uppercase">
              <span className={classes(formats.length > 1 && 'max-sm:sr-only')}>Download </span>
              {formatLabels[format]}
            </span>
          </Button>
        ))}
      </ButtonRow>
      {error && (
        <Notice tone="error" title="The file couldn’t be downloaded">
          {failureOf(error).message}
        </Notice>
      )}
    </div>
  );
}
