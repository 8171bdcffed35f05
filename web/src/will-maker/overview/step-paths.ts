import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { partAfter, type SectionsTab, type Standing } from './progress.ts';
import { type Step, sectionSteps } from './section-steps.ts';

/** A place in the sections. */
export interface StepOfSection {
  tab: SectionsTab;
  part: SectionPart;
  step: Step;
}

/** The step before, or the overview. */
export function pathBack({ tab, part, step }: StepOfSection): string {
  const steps: readonly Step[] = sectionSteps[part];
  const before = steps[steps.indexOf(step) - 1];
  return before ? willMakerPath(tab, part, { step: before.id }) : willMakerPath(tab);
}

/**
 * The next step, past further ones unless this is one of them; after the last, the next section. Once the will has all
 * it needs, whoever changed an answer goes back to the overview, and on from the last section to the will.
 */
export function pathOn({ tab, part, step }: StepOfSection, { testatorRecord, today }: Standing): string {
  const steps: readonly Step[] = sectionSteps[part];
  const next = steps.slice(steps.indexOf(step) + 1).find(({ isFurther }) => !isFurther || step.isFurther);
  if (next) return willMakerPath(tab, part, { step: next.id });
  const after = partAfter(part, { testatorRecord, today });
  const isReady = missingForWill(testatorRecord, today).length === 0;
  if (!after) return willMakerPath(isReady && part !== 'contacts' ? 'will' : tab);
  if (isReady) return willMakerPath(tab);
  const isLocked = tabOf(after) === 'wishes' && missingForWishes(testatorRecord, today).length > 0;
  return isLocked ? willMakerPath(tab) : willMakerPath(tabOf(after), after);
}
