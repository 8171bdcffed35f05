import { listed } from '@plainwill/contracts/shared/phrases';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import { writtenWishes } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { useId } from 'react';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { nameAmong } from '../../shared/people/named-people.ts';
import { fallbackText } from '../sections/provisions/provision-text.ts';
import type { SectionsTab } from './progress.ts';
import { Row } from './section-list.tsx';
import { type Step, sectionSteps } from './section-steps.ts';

const namesOf = (testatorRecord: TestatorRecord, ids: readonly string[]) =>
  listed(ids.map((id) => nameAmong(peopleOf(testatorRecord), id))) || 'No one yet';

/** The answer to each further step in a few words, by the step's id. */
const answers: Readonly<Record<string, (testatorRecord: TestatorRecord) => string>> = {
  service: ({ funeralWishes }) =>
    writtenWishes.some((name) => funeralWishes?.[name]) ? 'You have said what you would like' : 'Nothing yet',
  backup: (testatorRecord) =>
    namesOf(
      testatorRecord,
      testatorRecord.executors.filter(({ role }) => role === 'backup').map(({ personId }) => personId),
    ),
  next: (testatorRecord) => {
    const { recipients } = testatorRecord.residue;
    const first = Math.min(...recipients.map(({ priority }) => priority));
    return namesOf(
      testatorRecord,
      recipients.filter(({ priority }) => priority > first).map(({ personId }) => personId),
    );
  },
  nobody: (testatorRecord) => {
    const people = peopleOf(testatorRecord);
    const chosen = testatorRecord.provisions.find((each) => each.kind === 'residueFallback');
    return chosen ? fallbackText(chosen, (id) => nameAmong(people, id)) : 'The law decides';
  },
  age: ({ settings }) => String(settings.childrenInheritanceAge),
};

interface FurtherStepsProps {
  tab: SectionsTab;
  part: SectionPart;
  testatorRecord: TestatorRecord;
}

/** The questions of a section that have an answer that suits most people, each with that answer and a way to it. */
export function FurtherSteps({ tab, part, testatorRecord }: FurtherStepsProps) {
  const id = useId();
  const steps: readonly Step[] = sectionSteps[part];
  const further = steps.filter(({ isFurther }) => isFurther);
  if (further.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 print:hidden">
      <h2 id={id} className="font-semibold">
        Before you continue
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 sm:px-6">
        {further.map((step) => (
          <Row
            key={step.id}
            to={willMakerPath(tab, part, { step: step.id })}
            title={step.question}
            summary={answers[step.id]?.(testatorRecord) ?? ''}
          />
        ))}
      </ul>
    </section>
  );
}
