import type { FamilyAnswers, Offspring } from '@plainwill/law/intestacy/family-answers';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Form } from '../../ui/forms/form.tsx';

export interface QuestionProps {
  answers: FamilyAnswers;
  onAnswer: (told: Partial<FamilyAnswers>) => void;
  /** The first question has none. */
  onBack?: (() => void) | undefined;
}

/** The answers about children that alone have changed. */
export const childAnswersOf = ({ childCount, children }: Offspring): Offspring => ({ childCount, children });

type Problems = Readonly<Record<string, string>>;

interface QuestionFrameProps {
  question: string;
  /** The faults of the answer, by field; empty where it can be taken. */
  problems: () => Problems;
  onNext: () => void;
  onBack: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of a question with the buttons that lead on and back. The first field that cannot be taken gets the focus. */
export function QuestionFrame({ question, problems, onNext, onBack, children }: QuestionFrameProps) {
  const [found, setFound] = useState<Problems>({});
  const goOn = () => {
    const wrong = problems();
    setFound(wrong);
    if (Object.keys(wrong).length === 0) onNext();
  };
  return (
    <Form validationErrors={found} hasSummary={false} onSubmit={goOn} label={question}>
      {children}
      <div className="mt-2">
        <ButtonRow>
          {onBack && (
            <Button variant="secondary" onPress={onBack}>
              <ArrowLeft aria-hidden strokeWidth={2.2} className="size-5" />
              Back
            </Button>
          )}
          <Button type="submit">
            Next
            <ArrowRight aria-hidden strokeWidth={2.2} className="size-5" />
          </Button>
        </ButtonRow>
      </div>
    </Form>
  );
}
