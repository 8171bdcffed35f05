import { capitalised } from '@plainwill/contracts/shared/phrases';
import { formatDay, statusPhrases } from '@plainwill/law/checks/wording';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { alsoKnownAs } from '@plainwill/law/will/people/names';
import type { SheetPart } from '../../documents/guidance/sheet.ts';
import { basisOf, type PackSources, type SignedNote } from './pack-sources.ts';
import { placeOfOriginal } from './places.ts';

type Row = NonNullable<SheetPart['rows']>[number];

const row = (label: string, ...lines: string[]): Row[] => {
  const known = lines.filter((line) => line !== '');
  return known.length > 0 ? [{ label, lines: known }] : [];
};

const statusOf = ({ personalDetails: { maritalStatus } }: WillFacts) =>
  maritalStatus ? capitalised(statusPhrases[maritalStatus]) : '';

/** A marriage or civil partnership cancels an earlier will, but for some: Wills Act 1837, ss.18 and 18B. */
function marriageLines({ facts, today, isOfSignedWill }: PackSources): string[] {
  const [then, now] = [statusOf(facts), statusOf(today)];
  const ask =
    'Ask whether there was a marriage or civil partnership after the date of the will: it normally cancels a will.';
  return isOfSignedWill && then !== now
    ? [`${then} when the will was signed; ${now.toLowerCase()} since. Take advice before you apply.`, ask]
    : [now, ask];
}

const signingRows = (signed: SignedNote): Row[] => [
  ...row('Date of the will', formatDay(signed.signedOn)),
  ...row('Copy', signed.copyNumber === null ? 'Not made here' : `Copy ${signed.copyNumber}`),
  ...row('Signed at', signed.place),
  ...row(
    'Witnesses',
    ...signed.witnesses.map((witness) =>
      [witness.name, witness.occupation, witness.address].filter(Boolean).join(', '),
    ),
  ),
  ...row('The original', placeOfOriginal(signed)),
  ...row('Codicils', 'None is recorded here. Look for one beside the will.'),
];

const abroadLines = ({ today: { personalDetails } }: PackSources): string[] => {
  const { hasForeignAssets, foreignCountries } = personalDetails;
  if (foreignCountries.length === 0 && !hasForeignAssets) return [];
  const where = foreignCountries.length > 0 ? `Told of: ${foreignCountries.join(', ')}.` : 'Told of, and not where.';
  return [`${where} Sealed copies of the grant may be needed there.`];
};

const testatorRows = ({ will, facts, testator }: PackSources): Row[] => [
  ...row('Name', testator),
  ...row('Also known as', alsoKnownAs(will.testator) ?? ''),
  ...row('Born', facts.personalDetails.dateOfBirth ? formatDay(facts.personalDetails.dateOfBirth) : ''),
  ...row('Last address told', will.home.address),
];

const executorRows = ({ will: { primaries, backups } }: PackSources): Row[] => [
  ...row('Executors', ...primaries.map(({ name }, at) => `${at + 1}. ${name}`)),
  ...row('If one cannot act', ...backups.map(({ name }, at) => `${at + 1}. ${name}`)),
];

/** A letter to a person is between the two, so that nothing is said of it. */
const hasWrittenWishes = ({ letters, belongingsLetter }: PackSources) =>
  belongingsLetter !== '' || letters.some(({ kind }) => kind !== 'person');

/** Facts alone, in our own order: to prepare the application itself is for whoever makes it (Legal Services Act 2007, Sch 2 para 6). */
export const factsForApplying = (sources: PackSources): SheetPart[] => [
  {
    heading: 'Facts for whoever applies for probate',
    text: `${basisOf(sources)} These are notes to check against the papers. Nothing here is an application or a statement of truth, and nothing has been sent to anyone.`,
    rows: [
      ...testatorRows(sources),
      ...row('Marriage', ...marriageLines(sources)),
      ...(sources.signed ? signingRows(sources.signed) : []),
      ...executorRows(sources),
      ...row('Property abroad', ...abroadLines(sources)),
      ...row(
        'Letter of wishes',
        hasWrittenWishes(sources) ? 'One was written. It is not part of the will.' : 'None is kept here.',
      ),
    ],
  },
  {
    heading: 'To find out after the death',
    level: 2,
    list: {
      kind: 'points',
      lines: [
        'The day and place of the death, as the certificate has them.',
        'What everything was worth, and what was owed, on that day.',
        'Whether the will has any damage or marks, and how they came about.',
        'The fee, and the price of copies of the grant: see GOV.UK on the day you apply.',
      ],
    },
  },
];
