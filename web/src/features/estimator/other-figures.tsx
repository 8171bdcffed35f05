import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { CharityQuestions } from './charity-questions.tsx';
import { EstateStep } from './estate-step.tsx';
import type { StepProps } from './step-form.tsx';

/** The figures people like to try out, beside a result that follows each key. */
export function OtherFigures(props: StepProps) {
  return (
    <Card>
      <Disclosure summary="Try other figures">
        <p className="text-muted">The result changes as you type.</p>
        <EstateStep {...props} />
        <CharityQuestions {...props} />
      </Disclosure>
    </Card>
  );
}
