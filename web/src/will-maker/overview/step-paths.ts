import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import {
  isComplete,
  missingForWill,
  missingForWishes,
  type WillPart,
} from '@plainwill/contracts/will-data/will/readiness';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { partAfter, partsOf, type SectionsTab, type Standing } from './progress.ts';
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
 * The next step, past further ones unless this is one of them; after the last, the next section, or past the sections
 * of Your Details that are all answered. Once the will has all it needs, whoever changed an answer goes back to the
 * overview, and on from the last section to the will.
 */
export function pathOn({ tab, part, step }: StepOfSection, standing: Standing): string {
  const { testatorRecord, today } = standing;
  const steps: readonly Step[] = sectionSteps[part];
  const next = steps.slice(steps.indexOf(step) + 1).find(({ isFurther }) => !isFurther || step.isFurther);
  if (next) return willMakerPath(tab, part, { step: next.id });
  const missing = missingForWill(testatorRecord, today);
  const isReady = missing.length === 0;
  const after = (areRestAnswered(part, standing) && missing[0]) || partAfter(part, { testatorRecord, today });
  if (!after) return willMakerPath(isReady && part !== 'contacts' ? 'will' : tab);
  if (isReady) return willMakerPath(tab);
  const isLocked = tabOf(after) === 'wishes' && missingForWishes(testatorRecord, today).length > 0;
  return isLocked ? willMakerPath(tab) : willMakerPath(tabOf(after), after);
}

/** Says whether each later section of Your Details has its answers, as after many were taken over at once. */
function areRestAnswered(part: SectionPart, { testatorRecord, today }: Standing): boolean {
  const parts = partsOf('details', { testatorRecord, today });
  const at = parts.indexOf(part as WillPart);
  const rest = at < 0 ? [] : parts.slice(at + 1);
  // To have no children needs no answer, and so tells none.
  const isAnswered = (each: WillPart) =>
    each === 'children' ? testatorRecord.children.length > 0 : isComplete(each, testatorRecord, today);
  return rest.length > 0 && rest.every(isAnswered);
}
