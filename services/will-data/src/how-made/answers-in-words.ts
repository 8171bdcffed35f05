import { labelOf, type Question, type Questions } from '@plainwill/contracts/kit/question';
import { questionLabels } from '@plainwill/contracts/notifications/question-labels';
import type { QuestionId } from '@plainwill/contracts/notifications/vocabulary';
import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { nameOf } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { provisionLabels, provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import { formatDay } from '@plainwill/law/checks/wording';
import { type Answers, answersOf, spouseKey } from '@plainwill/law/facts/answers-of';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { SheetPart } from '../documents/guidance/sheet.ts';

type Row = NonNullable<SheetPart['rows']>[number];
type NameOf = (id: string) => string;

/** Names of everyone in the answers, by their ids; a class by its own name. */
function namesIn({ spouseDetails, children, contacts }: Answers): NameOf {
  const names = new Map<string, string>([
    ...(spouseDetails ? [[spouseDetails.id, spouseDetails.spouse.fullName] as const] : []),
    ...children.map(({ id, child }) => [id, nameOf(child)] as const),
    ...contacts.map(({ id, contact }) => [id, nameOf(contact)] as const),
  ]);
  return (id) => names.get(id) ?? (id === spouseKey ? 'The spouse or partner' : capitalised(id));
}

function answerText(question: Question, answer: unknown, named: NameOf): string {
  switch (question.type) {
    case 'choice':
      return labelOf(question, String(answer));
    case 'yesNo':
      return answer === true ? 'Yes' : 'No';
    case 'pence':
      return poundsText(Number(answer));
    case 'person':
      return named(String(answer));
    case 'birthday':
      return formatDay(String(answer));
    default:
      return String(answer);
  }
}

/** Says whether it was answered: a box that nobody ticked is no answer. */
const isAnswered = ({ isNullable }: Question, answer: unknown) =>
  answer !== null && answer !== undefined && answer !== '' && (answer !== false || isNullable === true);

/** “Date of birth: 3 February 1950”; only questions that were answered. */
const answerLines = (questions: Questions, answers: object, named: NameOf): string[] => {
  const given = new Map<string, unknown>(Object.entries(answers));
  return Object.entries(questions).flatMap(([field, question]) => {
    const answer = given.get(field);
    if (!isAnswered(question, answer)) return [];
    const { label } = question;
    return `${label}${/[?!.:]$/u.test(label) ? '' : ':'} ${answerText(question, answer, named)}`;
  });
};

function recipientLine({ personId, priority, shareBasisPoints, exceptIds = [] }: NewRecipient, named: NameOf): string {
  const share = shareBasisPoints ? `, ${shareBasisPoints / 100} %` : '';
  const except = exceptIds.length > 0 ? `, except ${listed(exceptIds.map(named))}` : '';
  return `${priority === 1 ? '' : `Choice ${priority}: `}${named(personId)}${share}${except}`;
}

function guardianLines({ selection }: Answers['guardians'][number], named: NameOf): string[] {
  const { primaryIds, backupIds, groups } = selection;
  return [
    ...(primaryIds.length > 0 ? [`First: ${listed(primaryIds.map(named))}`] : []),
    ...(backupIds.length > 0 ? [`If they cannot: ${listed(backupIds.map(named))}`] : []),
    ...groups.map(({ name, memberIds }) => `Together: ${listed(memberIds.map(named))}${name && ` (${name})`}`),
  ];
}

/** Each question that was answered, as it was asked, with the answer. */
export function answerParts(facts: WillFacts): SheetPart[] {
  const answers = answersOf(facts);
  const named = namesIn(answers);
  const linesOf = (questions: Questions, given: object) => answerLines(questions, given, named);
  const recipients = (list: readonly NewRecipient[]) => list.map((one) => recipientLine(one, named));
  const part = (heading: string, rows: readonly Row[]): SheetPart[] => {
    const filled = rows.filter(({ lines }) => lines.length > 0);
    return filled.length > 0 ? [{ heading, level: 2, rows: filled }] : [];
  };
  const asked = Object.entries(facts.questionnaire).flatMap(([id, answer]) => {
    const label = questionLabels[id as QuestionId];
    return label && typeof answer === 'string' && answer !== '' ? [`${label} ${answer}`] : [];
  });
  const { personalDetails, homeDetails, spouseDetails, children, contacts, funeralWishes, settings } = answers;
  return [
    ...part('Before the account was opened', [{ label: 'Questionnaire', lines: asked }]),
    ...part('About the testator', [
      { label: 'Details', lines: linesOf(personalDetailsQuestions, personalDetails) },
      { label: 'Home', lines: linesOf(homeDetailsQuestions, homeDetails) },
      ...(spouseDetails
        ? [{ label: 'Spouse or partner', lines: linesOf(spouseDetailsQuestions, spouseDetails.spouse) }]
        : []),
    ]),
    ...part(
      'Children',
      children.map(({ child }) => ({ label: nameOf(child), lines: linesOf(childQuestions, child) })),
    ),
    ...part(
      'Other people',
      contacts.map(({ contact }) => ({ label: nameOf(contact), lines: linesOf(contactQuestions, contact) })),
    ),
    ...part('Who acts', [
      {
        label: 'Executors',
        lines: answers.executors.map(
          ({ personId, role }) => `${named(personId)}${role === 'backup' ? ', if one before cannot act' : ''}`,
        ),
      },
      ...answers.guardians.map((one) => ({
        label: `Guardians of ${named(one.childId)}`,
        lines: guardianLines(one, named),
      })),
    ]),
    ...part('Who inherits', [
      ...answers.gifts.map(({ gift }, at) => ({
        label: `Gift ${at + 1}`,
        lines: [
          ...linesOf(giftQuestions, gift),
          ...recipients(gift.recipients).map((line) => `To: ${line}`),
          ...recipients(gift.remainderRecipients).map((line) => `What is left of it to: ${line}`),
        ],
      })),
      { label: 'Everything else', lines: recipients(answers.residue) },
    ]),
    ...part(
      'Other choices',
      answers.provisions.map(({ provision }) => {
        const { label, beneficiaries } = provisionLabels[provision.kind];
        const lines = linesOf(provisionQuestions[provision.kind], provision);
        return {
          label,
          lines: [...lines, ...recipients(provision.recipients).map((one) => `${beneficiaries}: ${one}`)],
        };
      }),
    ),
    ...part('Settings of the will', [
      { label: 'Funeral', lines: linesOf(funeralWishesQuestions, funeralWishes) },
      { label: 'Settings', lines: linesOf(willSettingsQuestions, settings) },
    ]),
  ];
}
