import { randomUUID } from 'node:crypto';
import type { InferEntity } from '@mikro-orm/postgresql';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, HowMadeRecordId } from '@plainwill/contracts/shared/ids';
import type { VersionCause } from '@plainwill/contracts/will-data/history/history-vocabulary';
import type { PlanProblem, SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { formatDay } from '@plainwill/law/checks/wording';
import { factsInFile } from '@plainwill/law/facts/facts-file';
import { fullName } from '@plainwill/law/will/people/names';
import type { OwnerContext } from '../context.ts';
import type { SheetPart } from '../documents/guidance/sheet.ts';
import { AnswersVersionSchema } from '../history/answers-version.entity.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { recordContent } from '../review/record/record-content.ts';
import { clauseRows, instructionParts } from '../review/record/record-sheet.ts';
import type { HowMade, RecordedSigning, SignedCopy } from '../signing/how-made.ts';
import { HowMadeRecordSchema } from './how-made.entity.ts';
import { howMadeThread } from './how-made-thread.ts';
import { table, testatorKeys } from './testator-keys.ts';

export type HowMadeRecord = InferEntity<typeof HowMadeRecordSchema>;

/** The parts of the statement: a sheet is set from them for as long as they are kept. */
export interface HowMadeContent {
  /** The day, the place and the witnesses, which can be corrected for a day. */
  signing: SheetPart[];
  /** The words, the answers, the warnings and the versions. */
  made: SheetPart[];
  /** The record of instructions, without what is between reviewers. */
  instructions: SheetPart[];
}

function signingPart({ signedOn, place, isDated, witnesses, plan }: RecordedSigning): SheetPart[] {
  const { signsForTestator, reader, needsInterpreter, interpreter } = plan.signing;
  const helpers = [
    ...(signsForTestator ? [`Signed for the testator: ${signsForTestator.name}`] : []),
    ...(reader ? [`Read the will over: ${reader.name}`] : []),
    ...(needsInterpreter ? [`An interpreter was needed: ${interpreter?.name ?? 'no one was named'}`] : []),
  ];
  return [
    {
      heading: 'How it was signed, as the testator recorded it',
      rows: [
        { label: 'Day', lines: [formatDay(signedOn), isDated ? 'The paper is dated.' : 'The paper has no date.'] },
        ...(place ? [{ label: 'Place', lines: [place] }] : []),
        ...witnesses.map(({ name, address, occupation }) => ({
          label: 'Witness',
          lines: [name, address, occupation].filter((line) => line !== ''),
        })),
        ...(helpers.length > 0 ? [{ label: 'Others there, as planned', lines: helpers }] : []),
      ],
    },
  ];
}

const severityLabels = { blocks: 'Had to be changed', warns: 'Warning', informs: 'Remark' } as const;

function findingRow({ id, severity, message }: Finding, { understood, number }: SignedCopy) {
  const answer = understood?.includes(id)
    ? `Ticked as understood when copy ${number} was made.`
    : 'Shown; no tick was needed, or none was kept.';
  return { label: `${severityLabels[severity]} ${id}`, lines: [message, answer] };
}

const problemRow = ({ id, severity, person, message }: PlanProblem) => ({
  label: `${severityLabels[severity]} ${id}`,
  lines: person ? [`About ${person}:`, message] : [message],
});

function witnessPart({ witnesses }: SigningPlan, problems: readonly PlanProblem[]): SheetPart {
  const heading = 'What the checks said of the witnesses';
  if (witnesses.length === 0) return { heading, text: 'Nothing: no witness was named before the day.' };
  if (problems.length === 0) return { heading, text: 'They found nothing to say.' };
  return { heading, rows: problems.map(problemRow) };
}

const causeLabels: Record<Exclude<VersionCause, 'signing'>, string> = {
  day: 'before the first change of that day',
  restore: 'before going back to an earlier version',
  import: 'before a file was brought in',
  copy: 'before answers of a partner were added',
};

/** The day and cause of each; their answers stay in the account. */
async function versionLines({ em, account }: OwnerContext): Promise<string[]> {
  const versions = await em.find(
    AnswersVersionSchema,
    { accountId: account.id },
    { fields: ['at', 'cause', 'copyNumber'], orderBy: { at: 'asc', id: 'asc' }, disableIdentityMap: true },
  );
  return versions.map(
    ({ at, cause, copyNumber }) =>
      `${formatDay(dayInUnitedKingdom(at))}: ${cause === 'signing' ? `the answers of copy ${copyNumber}` : causeLabels[cause]}`,
  );
}

async function madeParts(
  ctx: OwnerContext,
  { plan, signedOn }: RecordedSigning,
  copy: SignedCopy,
): Promise<SheetPart[]> {
  const madeOn = dayInUnitedKingdom(copy.madeAt);
  const { answers, findings, problems } = await howMadeThread('madeOf', {
    facts: factsInFile(copy.facts),
    madeOn,
    plan,
    signedOn,
  });
  const versions = await versionLines(ctx);
  return [
    { heading: 'The words that were signed', rows: clauseRows(copy.document) },
    {
      heading: 'What was asked and answered',
      text: `The answers that copy ${copy.number} was made from, on ${formatDay(madeOn)}. Questions that were not answered are left out.`,
    },
    ...answers,
    findings.length > 0
      ? { heading: 'What the checks said', rows: findings.map((finding) => findingRow(finding, copy)) }
      : { heading: 'What the checks said', text: 'They found nothing to say.' },
    witnessPart(plan, problems),
    versions.length > 0
      ? { heading: 'When the answers changed', list: { kind: 'points', lines: versions } }
      : { heading: 'When the answers changed', text: 'No earlier answers were kept.' },
  ];
}

const contentOf = (ctx: OwnerContext, content: string) =>
  decryptFields<{ content: HowMadeContent }>(ctx.vault, table, ctx.account.id, { content }).content;

const encryptedContent = (ctx: OwnerContext, content: HowMadeContent) =>
  encryptFields(ctx.vault, table, ctx.account.id, { content });

/** Name and birthday of the testator, in whose words the record is found. */
function testatorOf({ facts }: SignedCopy) {
  const { personalDetails } = factsInFile(facts);
  return {
    name: fullName(personalDetails),
    knownAs: personalDetails.knownAs,
    dateOfBirth: personalDetails.dateOfBirth ?? '',
  };
}

export const howMade: HowMade<OwnerContext> = {
  async keep(ctx, signing, copy) {
    const { em, vault, account, now } = ctx;
    const accountId: AccountId = account.id;
    const instructions = async (edition: 'customer' | 'disputes') =>
      instructionParts(await recordContent(ctx, accountId, edition));
    const content = {
      signing: signingPart(signing),
      made: await madeParts(ctx, signing, copy),
      instructions: await instructions('customer'),
    };
    const testator = testatorOf(copy);
    await em.insert(HowMadeRecordSchema, {
      accountId,
      id: randomUUID() as HowMadeRecordId,
      signedWillId: signing.id,
      copyNumber: copy.number,
      signedOn: signing.signedOn,
      recordedAt: now,
      ...testatorKeys(vault, testator),
      ...encryptFields(vault, table, accountId, { testator, content, disputes: await instructions('disputes') }),
    });
  },

  async correct(ctx, signing) {
    const { em, account } = ctx;
    const of = { accountId: account.id, signedWillId: signing.id };
    const kept = await em.findOne(HowMadeRecordSchema, of, { fields: ['content'], disableIdentityMap: true });
    // A will that was not made here has none.
    if (!kept) return;
    const content = { ...contentOf(ctx, kept.content), signing: signingPart(signing) };
    await em.nativeUpdate(HowMadeRecordSchema, of, { signedOn: signing.signedOn, ...encryptedContent(ctx, content) });
  },

  async forget({ em, account }, signedWillId) {
    await em.nativeDelete(HowMadeRecordSchema, { accountId: account.id, signedWillId });
  },
};
