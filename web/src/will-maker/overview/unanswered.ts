import type { Questions } from '@plainwill/contracts/kit/question';
import { addressLines } from '@plainwill/contracts/shared/address';
import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { isForcesAddress } from '@plainwill/contracts/shared/forces-address';
import { asksSpouse, namesSpouse } from '@plainwill/contracts/will-data/people';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { asksCoOwner, homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { isComplete, type WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { usableDate } from '../../ui/dates-and-money/date-text.ts';
import type { Step } from './section-steps.ts';

/** Something that a step asks and the will needs. */
export interface Unanswered {
  /** The field to answer it in; null where it is chosen from a list. */
  field: string | null;
  label: string;
}

interface Answers {
  testatorRecord: TestatorRecord;
  today: CalendarDate;
  /** The section's typed texts that are not stored yet. */
  typed: Readonly<Partial<Record<string, string>>>;
}

const questionsOf: Partial<Record<SectionPart, Questions>> = {
  personalDetails: personalDetailsQuestions,
  spouseDetails: spouseDetailsQuestions,
  funeralWishes: funeralWishesQuestions,
};

const choices: Partial<Record<SectionPart, string>> = {
  guardianship: 'A guardian for each child under 18',
  executors: 'At least one executor',
  gifts: 'A gift, or a tick to say that you don’t wish to leave any',
  residue: 'Someone to get everything else, with shares that add up to 100%',
};

const isYes = (answer: unknown) => answer === true || answer === 'yes';

/** A step still needs these before its section can be complete. */
export function unanswered(part: SectionPart, step: Step, { testatorRecord, today, typed }: Answers): Unanswered[] {
  const record = testatorRecord[part as keyof TestatorRecord];
  const stored = (record ?? draftOf(part, testatorRecord)) as Readonly<Record<string, unknown>>;
  const textIn = (field: string) => typed[field] ?? stored[field] ?? '';
  if (part === 'homeDetails') return unansweredOfHome(step, textIn);
  if (part === 'spouseDetails' && !isSpouseNamed(testatorRecord)) return includePartnerMissing(testatorRecord);
  const questions = questionsOf[part];
  if (!questions) {
    // The rest is given to someone on its first step; the others have an answer already.
    const label = part === 'residue' && step.id !== 'first' ? undefined : choices[part];
    return label && !isComplete(part as WillPart, testatorRecord, today) ? [{ field: null, label }] : [];
  }
  return Object.entries(questions)
    .filter(([, { page = step.id }]) => page === step.id)
    .filter(
      ([field, { isNeededToSave, isNeededToComplete }]) =>
        isNeededToSave ||
        isNeededToComplete ||
        // One name is enough, once that is confirmed.
        (questions === personalDetailsQuestions && field === 'lastName' && !isYes(textIn('hasOneName'))),
    )
    .filter(([field, { type }]) => {
      const text = String(textIn(field)).trim();
      return text === '' || (type === 'birthday' && (field in typed || !record) && !usableDate(text, today));
    })
    .map(([field, { label }]) => ({ field, label }));
}

/** The draft of a record that cannot be stored yet. */
const draftOf = (part: SectionPart, { drafts }: TestatorRecord) => drafts[part as keyof typeof drafts] ?? {};

const isSpouseNamed = ({ personalDetails, settings }: TestatorRecord) =>
  namesSpouse(personalDetails?.maritalStatus ?? null, settings.includePartner) &&
  !(personalDetails?.maritalStatus === 'partner' && settings.includePartner === null);

const includePartnerMissing = ({ personalDetails, settings }: TestatorRecord): Unanswered[] =>
  asksSpouse(personalDetails?.maritalStatus ?? null) && settings.includePartner === null
    ? [{ field: 'includePartner', label: willSettingsQuestions.includePartner.label }]
    : [];

/** The lines of the address or the whole of it, how the home is held, and with whom. */
function unansweredOfHome({ id }: Step, textIn: (field: string) => unknown): Unanswered[] {
  const lines = (['line1', 'townOrCity', 'postcode'] as const).filter((field) => !textIn(field));
  const isForces = isForcesAddress(addressLines.map((line) => String(textIn(line))));
  if (id === 'address' && lines.length > 0 && !isForces && !textIn('address'))
    return [{ field: 'line1', label: 'Your address' }];
  if (id === 'ownership' && !textIn('homeOwnership'))
    return [{ field: 'homeOwnership', label: homeDetailsQuestions.homeOwnership.label }];
  const home = { homeOwnership: textIn('homeOwnership'), tenancyType: textIn('tenancyType') } as HomeDetailsFields;
  if (id === 'ownership' && asksCoOwner(home) && !textIn('coOwnerId'))
    return [{ field: 'coOwnerId', label: homeDetailsQuestions.coOwnerId.label }];
  return [];
}
