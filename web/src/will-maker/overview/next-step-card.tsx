import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { missingForWill, type WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../shared/paths/paths.ts';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { checklistTitles } from '../../shared/testator-record/section-titles.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { pathToAnswer, tabOf } from '../answer-place/path-to-answer.ts';
import { thingsToFixText } from '../will/checks/things-to-fix.ts';
import { allParts, countDone, countToFix, minutesText, type Standing, unfinishedParts } from './progress.ts';
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
  funeralWishes: 'Choose burial or cremation',
  guardianship: 'Choose guardians for your children',
  executors: 'Choose your executors',
  gifts: 'Decide about gifts',
  residue: 'Choose who gets everything else',
};

const reviewSteps: Record<NonNullable<Standing['openReview']>, NextStep> = {
  reading: {
    eyebrow: 'Being checked',
    title: 'Our reviewer has your will',
    about: 'We’ll email you when there is news. Wait with your signing copy until then.',
    action: 'See the check',
    to: paths.review,
  },
  asked: {
    eyebrow: 'Being checked',
    title: 'Our reviewer has a question',
    about: 'Answer it, and the check goes on.',
    action: 'Answer it',
    to: paths.review,
  },
};

/** The address may be known already, from the questionnaire. */
const isFirstVisit = ({ testatorRecord, typedIn }: Standing) =>
  testatorRecord.personalDetails === null && testatorRecord.drafts.personalDetails === null && typedIn.size === 0;

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
      eyebrow: thingsToFixText(countToFix(standing)),
      title: `Fix your ${checklistTitles[fix[0] as WillPart] ?? 'contacts'}`,
      about: first?.message ?? '',
      action: 'Fix this',
      to: first?.place ? pathToAnswer(first.place, standing.testatorRecord) : willMakerPath('will'),
    };
  }
  if (standing.openReview) return reviewSteps[standing.openReview];
  return {
    eyebrow: 'All done',
    title: 'Your will is ready to read',
    about: 'Read it through, then create the copy to sign.',
    action: 'Read Your Will',
    to: willMakerPath('will'),
  };
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
        <h3 className="heading text-title">{title}</h3>
        <p className="text-small">{about}</p>
      </div>
      <ButtonLink to={to} isWideOnPhone>
        <span className="whitespace-nowrap">{action}</span>
        <ArrowRight aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
      </ButtonLink>
    </nav>
  );
}

/** "Six of nine parts done. About 12 minutes to go." */
export function standingText(standing: Standing): string {
  const left = unfinishedParts(standing);
  if (isFirstVisit(standing))
    return `${capitalised(minutesText(left))}. Have names, addresses and dates of birth to hand.`;
  const missing = missingForWill(standing.testatorRecord, standing.today);
  if (missing.length === 0)
    return countToFix(standing) > 0
      ? `${capitalised(thingsToFixText(countToFix(standing)))}.`
      : standing.openReview
        ? 'Everything is answered, and your will is being checked.'
        : 'Everything is answered.';
  const { done, of } = countDone(allParts(standing), standing);
  return `${done} of ${of} parts done. ${capitalised(minutesText(missing))} to go.`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
