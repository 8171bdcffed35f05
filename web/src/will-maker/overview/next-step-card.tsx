import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { missingForWill, type WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../shared/paths/paths.ts';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { checklistTitles } from '../../shared/testator-record/section-titles.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { pathToAnswer, tabOf } from '../answer-place/path-to-answer.ts';
import { thingsToFixText, toReadText } from '../will/checks/things-to-fix.ts';
import {
  aboutMinutes,
  allParts,
  countDone,
  isBegun,
  minutesOf,
  minutesText,
  type Standing,
  unfinishedParts,
} from './progress.ts';
import { isSigned, nextStop, type StopId } from './road.ts';
import { sectionSteps } from './section-steps.ts';

interface NextStep {
  /** A word on when or how long. */
  eyebrow: string;
  title: string;
  about: string;
  action: string;
  to: string;
}

const tasks: Record<WillPart, string> = {
  personalDetails: 'Tell us about you',
  homeDetails: 'Tell us about your home',
  spouseDetails: 'Name your spouse or partner',
  children: 'Add your children',
  funeralWishes: 'Choose burial, cremation or other',
  guardianship: 'Choose guardians for your children',
  executors: 'Choose your executors',
  gifts: 'Decide about gifts',
  residue: 'Choose who gets everything else',
};

function checkStep({ check }: Standing): NextStep {
  switch (check) {
    case 'reading':
      return {
        eyebrow: 'Being checked',
        title: 'Our reviewer has your will',
        about: 'We’ll email you when there is news. Wait with your signing copy until then.',
        action: 'See the check',
        to: paths.review,
      };
    case 'asked':
      return {
        eyebrow: 'Being checked',
        title: 'Our reviewer has a question',
        about: 'Answer it, and the check goes on.',
        action: 'Answer it',
        to: paths.review,
      };
    case 'returned':
      return {
        eyebrow: 'Checked',
        title: 'Our reviewer has sent your will back',
        about: 'Read why, change what is needed, and ask again.',
        action: 'See the check',
        to: paths.review,
      };
    default:
      return {
        eyebrow: 'Next',
        title: 'Have your will checked',
        about: 'Every will is checked before it is signed.',
        action: 'Ask for a check',
        to: paths.reviewStep(1),
      };
  }
}

function signStep(standing: Standing): NextStep {
  const { copy, signed } = standing;
  if (signed && isSigned(standing))
    return {
      eyebrow: `Signed on ${formatDay(signed.on)}`,
      title: 'Your will is signed',
      about: 'Keep the paper safe, and look here again when your life changes.',
      action: 'See where it is',
      to: paths.sign,
    };
  const eyebrow = `Next · ${aboutMinutes(minutesOf.sign)}`;
  if (copy?.isOutdated)
    return {
      eyebrow,
      title: 'Create a new signing copy',
      about: `Your answers have changed since copy ${copy.number}.`,
      action: 'Go to signing',
      to: paths.sign,
    };
  return {
    eyebrow,
    title: copy ? `Print and sign copy ${copy.number}` : 'Print and sign your will',
    about: 'You need two witnesses, and a pen that writes in ink.',
    action: 'Go to signing',
    to: paths.sign,
  };
}

const readStep = ({ toRead }: Standing): NextStep => ({
  eyebrow: toRead > 0 ? toReadText(toRead) : `Next · ${aboutMinutes(minutesOf.read)}`,
  title: 'Your will is ready to read',
  about: 'Read it through, then create the copy to sign.',
  action: 'Read Your Will',
  to: willMakerPath('will'),
});

/** The steps once everything is answered. */
const stepsAfter: Record<Exclude<StopId, 'you' | 'wishes'>, (standing: Standing) => NextStep> = {
  read: readStep,
  check: checkStep,
  sign: signStep,
};

/** The address may be known already, from the questionnaire. */
const isFirstVisit = ({ testatorRecord, typedIn }: Standing) =>
  !isBegun('personalDetails', testatorRecord) && typedIn.size === 0;

function nextStepOf(standing: Standing): NextStep {
  const [part] = missingForWill(standing.testatorRecord, standing.today);
  const fix = Object.entries(standing.toFix)[0] as [SectionPart, Standing['toFix'][SectionPart]] | undefined;
  if (part)
    return {
      eyebrow: `Next · ${minutesText([part])}`,
      title: tasks[part],
      about: sectionSteps[part][0].why,
      action: isFirstVisit(standing) ? 'Start' : 'Continue',
      to: willMakerPath(tabOf(part), part),
    };
  if (fix) {
    const [first] = fix[1] ?? [];
    return {
      eyebrow: thingsToFixText(standing.fixes),
      title: `Fix your ${checklistTitles[fix[0] as WillPart] ?? 'contacts'}`,
      about: first?.message ?? '',
      action: 'Fix this',
      to: first?.place ? pathToAnswer(first.place, standing.testatorRecord) : willMakerPath('will'),
    };
  }
  return stepsAfter[nextStop(standing) as keyof typeof stepsAfter](standing);
}

/** The one thing to do next. */
export function NextStepCard({ standing }: { standing: Standing }) {
  const { eyebrow, title, about, action, to } = nextStepOf(standing);
  return (
    <nav
      aria-label="What comes next"
      className="flex flex-col gap-x-6 gap-y-4 rounded-card bg-sage px-5 py-5 sm:flex-row sm:items-center sm:justify-between sm:px-6 print:hidden"
    >
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-small text-muted">{eyebrow}</p>
        <h2 className="heading text-title">{title}</h2>
        <p className="text-small">{about}</p>
      </div>
      <ButtonLink to={to} isWideOnPhone>
        <span className="sm:whitespace-nowrap">{action}</span>
        <ArrowRight aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
      </ButtonLink>
    </nav>
  );
}

/** "6 of 9 parts done. About 12 minutes to go."; null once nothing is left to answer, which the road shows. */
export function standingText(standing: Standing): string | null {
  if (isFirstVisit(standing))
    return `${capitalised(minutesText(unfinishedParts(standing)))}. Have names, addresses and dates of birth to hand.`;
  const missing = missingForWill(standing.testatorRecord, standing.today);
  if (missing.length === 0) return null;
  const { done, of } = countDone(allParts(standing), standing);
  return `${done} of ${of} parts done. ${capitalised(minutesText(missing))} to go.`;
}
