import { missingForWill, missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { tabOf } from '../answer-place/path-to-answer.ts';
import { partAfter, type Standing } from './progress.ts';
import { type Step, sectionSteps } from './section-steps.ts';
import type { SectionAsked } from './use-section-asked.ts';

/** The step before, or the overview. */
export function pathBack({ tab, part, step }: SectionAsked): string {
  const steps: readonly Step[] = sectionSteps[part];
  const before = steps[steps.indexOf(step) - 1];
  return before ? willMakerPath(tab, part, { step: before.id }) : willMakerPath(tab);
}

/**
 * The next step; after the last, the next section. Once the will has all it needs, whoever changed an answer goes back
 * to the overview, and on from the last section to the will.
 */
export function pathOn({ tab, part, step }: SectionAsked, { testatorRecord, today }: Standing): string {
  const steps: readonly Step[] = sectionSteps[part];
  const next = steps[steps.indexOf(step) + 1];
  if (next) return willMakerPath(tab, part, { step: next.id });
  const after = partAfter(part, { testatorRecord, today });
  const isReady = missingForWill(testatorRecord, today).length === 0;
  if (!after) return willMakerPath(isReady && part !== 'contacts' ? 'will' : tab);
  if (isReady) return willMakerPath(tab);
  const isLocked = tabOf(after) === 'wishes' && missingForWishes(testatorRecord, today).length > 0;
  return isLocked ? willMakerPath(tab) : willMakerPath(tabOf(after), after);
}
