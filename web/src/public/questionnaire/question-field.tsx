import type { PartialAnswers, QuestionId } from '@plainwill/contracts/notifications/vocabulary';
import { addressOf, structuredAddressOf } from '@plainwill/contracts/shared/address';
import { brand } from '@plainwill/contracts/shared/brand';
import { Suspense } from 'react';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { options, questionCopy } from './questions.ts';

/** Loaded separately: the first questions do not need it. */
export const loadAddressFinder = () => import('../../shared/address-finder/address-finder.tsx');
const AddressFinder = lazyPart(async () => ({ default: (await loadAddressFinder()).AddressFinder }), PartProblem);

interface QuestionFieldProps {
  question: QuestionId;
  answers: PartialAnswers;
  onAnswer: (answer: PartialAnswers) => void;
}

/** The way one question is answered. */
export function QuestionField({ question, answers, onAnswer }: QuestionFieldProps) {
  if (question === 'address') {
    return (
      <Suspense fallback={<Loading />}>
        <AddressFinder
          label="Your address"
          isOwnAddress
          value={answers.address ? addressOf(answers.address) : null}
          onChange={(address) => onAnswer({ address: structuredAddressOf(address) })}
        />
      </Suspense>
    );
  }
  if (question === 'whoFor') {
    return (
      <RadioPills
        label={questionCopy.whoFor.question}
        isLabelHidden
        name={question}
        options={options.whoFor}
        value={answers.whoFor ?? ''}
        onChange={(whoFor) => onAnswer({ whoFor })}
      />
    );
  }
  return (
    <>
      <RadioPills
        label={questionCopy[question].question}
        isLabelHidden
        name={question}
        options={options.yesNo}
        value={answers[question] ?? ''}
        onChange={(answer) => onAnswer({ [question]: answer })}
      />
      {question === 'locationEnglandWales' && answers.locationEnglandWales === 'No' && <OutsideEnglandAndWales />}
    </>
  );
}

/** Says before anything is sent that the will maker would not fit, and where to turn. */
export function OutsideEnglandAndWales() {
  return (
    <Notice tone="info" title={`${brand.name} makes wills for England and Wales`}>
      <p>
        If you live elsewhere, a solicitor there can make a valid one. In Scotland, ask the{' '}
        <TextLink to="https://www.lawscot.org.uk/find-a-solicitor/">Law Society of Scotland</TextLink>; in Northern
        Ireland, the{' '}
        <TextLink to="https://www.lawsoc-ni.org/using-a-solicitor">Law Society of Northern Ireland</TextLink>. You can
        still send us your answers.
      </p>
    </Notice>
  );
}
