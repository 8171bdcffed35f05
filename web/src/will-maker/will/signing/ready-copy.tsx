import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import type { OwnFinding } from '@plainwill/contracts/will-data/will/will-checks';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SheetOfPaper } from '../../../ui/figures/sheet-of-paper.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { aboutMinutes, minutesOf } from '../../overview/progress.ts';
import { warningsToTick } from '../checks/understood.ts';
import { useReviewStatus } from '../review/use-review.ts';
import { CopyDetails, pagesText } from './copy-card.tsx';
import { DownloadButtons } from './download-buttons.tsx';
import { fetchCopy, type MakeCopy } from './use-signing-copies.ts';

interface ReadyCopyProps {
  copy: SigningCopy;
  make: MakeCopy;
  checks: readonly OwnFinding[];
}

/** The copy that says what the answers say, ready to be printed. */
export function ReadyCopy({ copy, make, checks }: ReadyCopyProps) {
  const { id, number, pageCount } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (make.data?.id === id) heading.current?.focus();
  }, [make.data, id]);
  const print = useDownload(() => fetchCopy(id, 'pdf'));
  return (
    <SheetOfPaper>
      <section aria-labelledby="ready-copy" className="flex flex-col gap-5 px-5 py-7 sm:px-12 sm:py-10">
        <div className="flex flex-col gap-1">
          <h2 id="ready-copy" ref={heading} tabIndex={-1} className="heading rounded-paper text-heading">
            Your will is ready to print
          </h2>
          <p className="text-lead">
            Copy {number}: {pagesText(pageCount)}, two witnesses, {aboutMinutes(minutesOf.sign)}.
          </p>
        </div>
        <ButtonRow>
          <Button onPress={() => print.mutate()} isPending={print.isPending} pendingLabel="Preparing…">
            <Printer aria-hidden strokeWidth={2.2} className="size-5" />
            Print copy {number}
          </Button>
          <DownloadButtons what={`copy ${number}`} formats={['pdf']} fetchFile={(format) => fetchCopy(id, format)} />
        </ButtonRow>
        {print.isSuccess && (
          <Notice tone="ok" title={`Copy ${number} is in your downloads`}>
            Open it, and print {pageCount === 1 ? 'the page' : `all ${pageCount} pages`} on one side of plain A4 paper.
          </Notice>
        )}
        {print.error && (
          <Notice tone="error" title="The file couldn’t be downloaded">
            {failureOf(print.error).message}
          </Notice>
        )}
        <Disclosure summary="Other formats and details">
          <p className="max-w-words text-muted">
            To read or to keep. Print the PDF to sign: only its pages carry the copy number and a code.
          </p>
          <DownloadButtons
            what={`copy ${number}`}
            formats={['docx', 'txt']}
            fetchFile={(format) => fetchCopy(id, format)}
          />
          <CopyDetails copy={copy} />
          <MarkAsChecked copy={copy} make={make} checks={checks} />
        </Disclosure>
      </section>
    </SheetOfPaper>
  );
}

/** A copy made before its words were approved does not say so; another of the same words does. */
function MarkAsChecked({ copy, make, checks }: ReadyCopyProps) {
  const { data: status } = useReviewStatus();
  if (copy.approved || !status?.review?.isApprovedAsItStands) return null;
  const understood = [...new Set(warningsToTick(checks).map(({ id }) => id))];
  return (
    <ButtonRow>
      <Button
        variant="secondary"
        size="small"
        onPress={() => make.mutate({ understood })}
        isPending={make.isPending}
        pendingLabel="Creating…"
      >
        Create a copy that is marked as checked
      </Button>
    </ButtonRow>
  );
}
