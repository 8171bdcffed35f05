import { type ChangeEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { StepBar } from '../../../../ui/feedback/step-bar.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { ProgressMark } from '../../../../ui/lists/progress-checklist.tsx';
import type { CopyToCheck, PhotoResult } from './check-photo.ts';
import {
  type CheckedPage,
  firstOutOfOrder,
  isAllFilled,
  isAnyEmpty,
  outcomeText,
  pageSentences,
  pagesFound,
  photoProblem,
} from './photo-check-model.ts';
import { usePhotoCheck } from './use-photo-check.ts';

interface PhotoCheckProps {
  copy: CopyToCheck;
  /** The outcome that is to be stored with the record; empty for none. */
  words: string;
  onWords: (words: string) => void;
}

/** Looks at photographs of the signed pages on this device. It is advice: nothing depends on it. */
export function PhotoCheck({ copy, words, onWords }: PhotoCheckProps) {
  const { stage, found, looking, look, retry } = usePhotoCheck(copy);
  const results = found.flat();
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const pages = pagesFound(results, copy.pageCount);
  const choose = (photos: readonly File[]) => {
    // The outcome that was to be stored is of fewer photographs.
    onWords('');
    look(photos);
  };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 ref={title} id={heading} tabIndex={-1} className="heading rounded-paper text-title">
        Check your photographs
      </h3>
      <p>
        Photograph each page from straight above, in good light, with the whole page in the picture. We find the pages
        and look for something in every box. We cannot see whose signature it is, whether the date is right, or what a
        signature is worth.
      </p>
      <p>
        The photographs stay on this device: they are not sent or stored by us. Your phone may copy its pictures to a
        cloud album, so delete them there if you do not want them kept.
      </p>
      {stage === 'failed' ? (
        <>
          <Notice tone="error" title="Photographs can’t be checked at the moment">
            Connect to the internet and try again, or look through the paper with the list above.
          </Notice>
          <ButtonRow>
            <Button variant="secondary" size="small" onPress={retry}>
              Try again
            </Button>
          </ButtonRow>
        </>
      ) : (
        stage === 'ready' && <PhotoChoice input={input} onChoose={choose} />
      )}
      {stage === 'loading' && (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
      {looking && (
        <StepBar label={`Looking at photograph ${looking.at} of ${looking.of}`} step={looking.at} of={looking.of} />
      )}
      {results.length > 0 && !looking && (
        <>
          <Outcome pages={pages} />
          {isAnyEmpty(pages) && (
            <p>
              Look at the paper first: a pen can be too faint for a photograph. If something is missing and all three of
              you are still together, fill it in now. If a signature is missing and someone has left, print a new copy
              and sign again.
            </p>
          )}
          <PhotoProblems newest={found.at(-1) ?? []} copy={copy} />
          <OrderOfPages results={results} />
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {pages.map((page) => (
              <PageRow key={page.page} {...page} onTake={stage === 'ready' ? () => input.current?.click() : null} />
            ))}
          </ul>
          <Checkbox
            label="Keep this outcome with the record"
            hint="Only the words above and today’s date. No photograph is kept."
            isSelected={words !== ''}
            onChange={(isKept) => onWords(isKept ? outcomeText(pages) : '')}
          />
        </>
      )}
    </section>
  );
}

interface PhotoChoiceProps {
  input: RefObject<HTMLInputElement | null>;
  onChoose: (photos: readonly File[]) => void;
}

function PhotoChoice({ input, onChoose }: PhotoChoiceProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(target.files ?? [])];
    if (photos.length > 0) onChoose(photos);
    // So that the same page can be taken once more.
    target.value = '';
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        Take or choose photographs
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        onChange={choose}
        className="min-h-11 w-full rounded-field border border-line bg-card p-2"
      />
    </div>
  );
}

const Outcome = ({ pages }: { pages: readonly CheckedPage[] }) => (
  <Notice tone={isAllFilled(pages) ? 'ok' : 'info'}>{outcomeText(pages)}</Notice>
);

interface PhotoProblemsProps {
  /** Those that were chosen last. */
  newest: readonly PhotoResult[];
  copy: CopyToCheck;
}

const PhotoProblems = ({ newest, copy }: PhotoProblemsProps) =>
  newest.map((result, at) => {
    const problem = photoProblem(result, copy);
    return (
      problem && (
        <Notice key={at} tone="info" title={`Photograph ${at + 1}`}>
          {problem}
        </Notice>
      )
    );
  });

function OrderOfPages({ results }: { results: readonly PhotoResult[] }) {
  const order = firstOutOfOrder(results);
  return (
    order && (
      <Notice tone="info" title="Check the order of the pages">
        You photographed page {order[0]} before page {order[1]}. Make sure they are stapled in order.
      </Notice>
    )
  );
}

interface PageRowProps extends CheckedPage {
  /** Null where no photograph can be taken. */
  onTake: (() => void) | null;
}

const PageRow = ({ page, entries, onTake }: PageRowProps) => {
  const isFilled = entries?.every(({ answer }) => answer === 'filled');
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <ProgressMark progress={entries === null ? 'waiting' : isFilled ? 'done' : 'toFix'} />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">Page {page}</p>
        {(entries ? pageSentences(entries) : ['Not found yet.']).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {!isFilled && onTake && (
        <Button variant="quiet" size="small" onPress={onTake}>
          {entries ? `Take page ${page} again` : `Take page ${page}`}
        </Button>
      )}
    </li>
  );
};
