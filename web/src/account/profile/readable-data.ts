import type { Device } from '@plainwill/contracts/identity/devices';
import type { Profile } from '@plainwill/contracts/identity/profile';
import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { labelOf, type Question, type Questions } from '@plainwill/contracts/kit/question';
import { questionLabels } from '@plainwill/contracts/notifications/question-labels';
import type { QuestionId } from '@plainwill/contracts/notifications/vocabulary';
import { addressLines } from '@plainwill/contracts/shared/address';
import { brand } from '@plainwill/contracts/shared/brand';
import { listed } from '@plainwill/contracts/shared/phrases';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import { nameOf, peopleOf } from '@plainwill/contracts/will-data/people';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import { giftQuestions } from '@plainwill/contracts/will-data/questions/gift-questions';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import { provisionLabels, provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import { spouseDetailsQuestions } from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { asTitle } from '../../shared/people/beneficiary-classes.ts';
import { nameAmong } from '../../shared/people/named-people.ts';
import { sectionTitles } from '../../shared/testator-record/section-titles.ts';
import { printDate } from '../../ui/dates-and-money/date-text.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';

export interface KnownOfPerson {
  profile: Profile;
  waysIn: WaysIn;
  devices: readonly Device[];
  testatorRecord: TestatorRecord;
  copies: readonly SigningCopy[];
}

type Fact = readonly [label: string, value: string];

/** A group of facts; one of several of its kind has a name. */
interface Group {
  name?: string;
  facts: Fact[];
}

interface Part {
  title: string;
  groups: Group[];
}

type NameOf = (id: string) => string;

/** A page of its own with what is known of somebody in the words of the screens, to read or to print. */
export function readableData(known: KnownOfPerson, at: string): string {
  const title = `What ${brand.name} knows about you`;
  const parts = [accountPart(known), ...willParts(known.testatorRecord), copiesPart(known)];
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.5 Georgia, serif; color: #16302b; }
h2 { margin: 2.5rem 0 0.5rem; border-bottom: 1px solid #7c8982; break-after: avoid; }
h3 { margin: 1.25rem 0 0.25rem; break-after: avoid; }
dl { margin: 0; }
div { padding: 0.3rem 0; break-inside: avoid; }
dt { color: #52635d; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>${title}</h1>
<p>Made on ${formatDay(at)}. Keep it where only you can read it. The file for computers, which you can download beside this one, has every record we keep.</p>
${parts
  .filter(({ groups }) => groups.some(({ facts }) => facts.length > 0))
  .map(htmlOf)
  .join('\n')}
</html>
`;
}

const htmlOf = ({ title, groups }: Part) => `<h2>${escaped(title)}</h2>\n${groups.map(groupHtml).join('\n')}`;

const groupHtml = ({ name, facts }: Group) =>
  `${name ? `<h3>${escaped(name)}</h3>\n` : ''}<dl>\n${facts
    .map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`)
    .join('\n')}\n</dl>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

function accountPart({ profile, waysIn, devices }: KnownOfPerson): Part {
  const { password, google, passkeys, authenticator, asksSecondStep } = waysIn;
  return {
    title: 'Your account',
    groups: [
      {
        facts: [
          ...given('Name', profile.name),
          ['Email', profile.email],
          ...given('New email, not confirmed yet', profile.newEmail),
          ['Opened on', formatDay(profile.createdAt)],
          ...given('Will be deleted on', profile.deletionAt && formatDay(profile.deletionAt)),
          ['Password', password ? 'You have one. We can’t read it.' : 'None'],
          ...given('Google', google?.email),
          ...passkeys.map(({ name, createdAt }): Fact => ['Passkey', `${name}, made on ${formatDay(createdAt)}`]),
          ...given('Authenticator app', authenticator && `Set up on ${formatDay(authenticator.createdAt)}`),
          ['Second step', asksSecondStep ? 'On' : 'Off'],
          ...devices.map(
            ({ label, signedInAt, lastUsedAt }): Fact => [
              'Signed-in device',
              `${label}, signed in on ${formatDay(signedInAt)}, last used on ${formatDay(lastUsedAt)}`,
            ],
          ),
        ],
      },
    ],
  };
}

const copiesPart = ({ copies }: KnownOfPerson): Part => ({
  title: 'Your signing copies',
  groups: [
    {
      facts: copies.map(({ number, madeAt, pageCount }) => [
        `Copy ${number}`,
        `Created on ${formatDay(madeAt)}, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`,
      ]),
    },
  ],
});

/** The answers of one person, in the order of the Will Maker. */
function willParts(testatorRecord: TestatorRecord): Part[] {
  const { questionnaire, drafts, personalDetails, homeDetails, spouseDetails, funeralWishes, settings } =
    testatorRecord;
  const people = peopleOf(testatorRecord);
  const named: NameOf = (id) => nameAmong(people, id);
  const one = (title: string, questions: Questions, record: object | null, more: Fact[] = []): Part => ({
    title,
    groups: [{ facts: [...factsIn(questions, record, named), ...more] }],
  });
  return [
    one(sectionTitles.personalDetails, personalDetailsQuestions, personalDetails ?? drafts.personalDetails),
    one(sectionTitles.homeDetails, homeDetailsQuestions, homeDetails, businessFromQuestionnaire(testatorRecord)),
    one(sectionTitles.spouseDetails, spouseDetailsQuestions, spouseDetails ?? drafts.spouseDetails),
    {
      title: sectionTitles.children,
      groups: testatorRecord.children.map((child) => ({
        name: nameOf(child),
        facts: factsIn(withoutNames(childQuestions), child, named),
      })),
    },
    {
      title: 'Contacts',
      groups: testatorRecord.contacts.map((contact) => ({
        name: nameOf(contact),
        facts: factsIn(withoutNames(contactQuestions), contact, named),
      })),
    },
    one(sectionTitles.funeralWishes, funeralWishesQuestions, funeralWishes),
    {
      title: sectionTitles.guardianship,
      groups: [
        {
          facts: testatorRecord.guardians.flatMap(({ childId, primaryIds, backupIds, groups }) => {
            const inTurn = [primaryIds, ...backupIds.map((id) => [id]), ...groups.map(({ memberIds }) => memberIds)];
            return given(
              named(childId),
              inTurn
                .filter((ids) => ids.length > 0)
                .map(namesBy(named))
                .join('; then '),
            );
          }),
        },
      ],
    },
    {
      title: sectionTitles.executors,
      groups: [
        {
          facts: testatorRecord.executors.map(({ role, personId }) => [
            role === 'primary' ? 'Primary' : 'Backup',
            named(personId),
          ]),
        },
      ],
    },
    {
      title: sectionTitles.gifts,
      groups: testatorRecord.gifts.map((gift) => ({
        name: labelOf(giftQuestions.giftType, gift.giftType),
        facts: [
          ...factsIn(giftQuestions, gift, named).filter(([label]) => label !== giftQuestions.giftType.label),
          ...given('Recipients', recipientsText(gift.recipients, named)),
          ...given('Otherwise to', recipientsText(gift.remainderRecipients, named)),
        ],
      })),
    },
    {
      title: sectionTitles.residue,
      groups: [{ facts: given('Recipients', recipientsText(testatorRecord.residue.recipients, named)) }],
    },
    {
      title: 'More that your will does',
      groups: testatorRecord.provisions.map((provision) => {
        const { label, beneficiaries } = provisionLabels[provision.kind];
        return {
          name: label,
          facts: [
            ...factsIn(provisionQuestions[provision.kind], provision, named),
            ...given(beneficiaries ?? '', recipientsText(provision.recipients, named)),
          ],
        };
      }),
    },
    one('Choices for the whole will', willSettingsQuestions, settings),
    { title: 'Your questionnaire', groups: [{ facts: questionnaireFacts(questionnaire?.answers) }] },
  ];
}

const given = (label: string, value: string | null | undefined): Fact[] => (value ? [[label, value]] : []);

/** The page shows the answer of the questionnaire as chosen until there is another. */
const businessFromQuestionnaire = ({ homeDetails, questionnaire }: TestatorRecord): Fact[] =>
  homeDetails?.hasBusiness == null && questionnaire
    ? [[homeDetailsQuestions.hasBusiness.label, `${questionnaire.answers.business}, from your questionnaire`]]
    : [];

const questionnaireFacts = (answers: object | undefined): Fact[] =>
  Object.entries(answers ?? {}).flatMap(([id, answer]) => {
    const text =
      typeof answer === 'string' ? answer : ((answer as { formatted_address?: string }).formatted_address ?? '');
    return given(questionLabels[id as QuestionId] ?? '', text);
  });

const namesAlone = new Set(['firstName', 'middleNames', 'lastName']);
const withoutNames = (questions: Questions): Questions =>
  Object.fromEntries(Object.entries(questions).filter(([field]) => !namesAlone.has(field)));

/** The answers of a record by their labels, without the blank ones; an address in one line. */
function factsIn(questions: Questions, record: object | null, named: NameOf): Fact[] {
  const answers = (record ?? {}) as Readonly<Record<string, unknown>>;
  const isInOneLine = (field: string) =>
    Boolean(answers.address) && (addressLines as readonly string[]).includes(field);
  return Object.entries(questions).flatMap(([field, question]) =>
    isInOneLine(field) ? [] : given(question.label, printed(question, answers[field], answers, named)),
  );
}

function printed(question: Question, answer: unknown, answers: Readonly<Record<string, unknown>>, named: NameOf) {
  if (answer === null || answer === undefined || answer === '') return '';
  switch (question.type) {
    case 'yesNo':
      return yesOrNo(question, answer);
    case 'choice':
      return labelOf(question, answer as never);
    case 'pence':
      return poundsText(answer as number);
    case 'birthday':
      return /^\d{4}-\d\d-\d\d$/.test(String(answer)) ? printDate(String(answer)) : String(answer);
    case 'person':
      return named(String(answer));
    case 'callingCode':
      return '';
    case 'mobile':
      return `${answers.mobileCountryCode ?? ''} ${answer}`.trim();
    default:
      return String(answer);
  }
}

/** A box that nobody has ticked says nothing, unlike a question that was answered with No. */
function yesOrNo({ isNullable }: Question, answer: unknown) {
  if (answer === true || answer === 'yes') return 'Yes';
  return isNullable ? 'No' : '';
}

const namesBy = (named: NameOf) => (ids: readonly string[]) => listed(ids.map(named));

/** "Tom; then Amy (60%) and my children". */
function recipientsText(recipients: readonly Recipient[], named: NameOf): string {
  const levels = Map.groupBy(recipients, ({ priority }) => priority);
  const texts = [...levels.keys()]
    .sort((one, other) => one - other)
    .map((priority) => listed((levels.get(priority) ?? []).map((recipient) => recipientText(recipient, named))));
  return asTitle(texts.join('; then '));
}

function recipientText({ personId, shareBasisPoints, exceptIds = [] }: Recipient, named: NameOf): string {
  const except = exceptIds.length > 0 ? ` except ${namesBy(named)(exceptIds)}` : '';
  return `${named(personId)}${except}${shareBasisPoints === null ? '' : ` (${shareBasisPoints / 100}%)`}`;
}
