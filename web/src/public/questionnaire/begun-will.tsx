import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { brand } from '@plainwill/contracts/shared/brand';
import { Highlight } from '../../ui/figures/highlight.tsx';
import { SheetOfPaper } from '../../ui/figures/sheet-of-paper.tsx';

const Blank = () => (
  <span className="inline-block min-w-28 border-b-2 border-field">
    {'\u00a0'}
    <span className="sr-only">your name</span>
  </span>
);

/** The first line of the will that the answers begin, its blank still to be filled. */
export const BegunWill = ({ answers }: { answers: QuestionnaireAnswers }) => (
  <SheetOfPaper>
    <div className="will-text flex flex-col gap-4 px-6 py-8 sm:px-10">
      <p className="text-center text-small font-semibold tracking-[0.16em] text-deeper uppercase">
        Last Will and Testament
      </p>
      <p>
        <strong>1.1</strong> I, <Blank />,{' '}
        {answers.homeOwned === 'Yes' && (
          <>
            of <Highlight>{answers.address.formatted_address}</Highlight>,{' '}
          </>
        )}
        make this my last will.
      </p>
      <p className="border-t border-line pt-4 font-text text-body">
        <strong className="block">Your will has begun.</strong> About 25 minutes left.{' '}
        {brand.price ? 'Nothing to pay yet.' : 'Nothing to pay.'}
      </p>
    </div>
  </SheetOfPaper>
);
