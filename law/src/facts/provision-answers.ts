import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { ProvisionFields } from '@plainwill/contracts/will-data/records/provisions';
import type { NewRecipient } from '@plainwill/contracts/will-data/records/recipients';
import { answersIn } from './question-facts.ts';
import { basisPointsOf, idOf, recipientsOf } from './recipient-answers.ts';
import type { WillFacts } from './will-facts.ts';

/** A provision and the path of its row in the file. */
export interface ProvisionAnswers {
  id: string | null;
  path: string;
  provision: ProvisionFields;
  /** The day on which a statement was signed; null for any other. */
  madeOn: CalendarDate | null;
}

interface About {
  spouseId: string;
  letter: string;
}

/** The provisions of a file of facts, each kind in its order. */
export function provisionsIn(facts: WillFacts, { spouseId, letter }: About): ProvisionAnswers[] {
  const { homeTrust, residueFallback, charityTenth, personalChattels, digitalAssets } = facts;
  const { guardianSupport, laterGuardians, pets, advances, exclusions } = facts;
  const people = (rows: Parameters<typeof recipientsOf>[0]) => recipientsOf(rows, spouseId);
  const one = <Row extends { id: string | null }>(
    path: string,
    row: Row | null,
    provision: (row: Row) => ProvisionFields,
  ): ProvisionAnswers[] => (row ? [{ id: row.id, path, provision: provision(row), madeOn: null }] : []);
  const person = (kind: 'spouse' | 'child' | 'contact' | null, id: string | null) => idOf(kind, id, spouseId) || null;
  return [
    ...one('home_trust', homeTrust, (row) => ({
      kind: 'homeTrust',
      ...answersIn(provisionQuestions.homeTrust, {
        ...row,
        right: row.kind,
        endsOnLeaving: row.endsOnLeaving ?? row.kind === 'occupy',
        occupierId: person(row.occupierType, row.occupierId),
      }),
      recipients: people(row.thenTo),
    })),
    ...one('residue_fallback', residueFallback, (row) => ({
      kind: 'residueFallback',
      ...answersIn(provisionQuestions.residueFallback, { fallback: row.kind }),
      recipients: charitiesIn(row.charities),
    })),
    ...one('charity_tenth', charityTenth, (row) => ({
      kind: 'charityTenth',
      ...answersIn(provisionQuestions.charityTenth, row),
      recipients: charitiesIn(row.recipients),
    })),
    ...one('personal_chattels', personalChattels, (row) => ({
      kind: 'belongings',
      ...answersIn(provisionQuestions.belongings, { ...row, letter }),
      recipients: people(row.recipients),
    })),
    ...one('digital_assets', digitalAssets, (row) => ({
      kind: 'digitalAssets',
      ...answersIn(provisionQuestions.digitalAssets, row),
      recipients: people(row.recipients),
    })),
    ...one('guardian_support', guardianSupport, (row) => ({
      kind: 'guardianSupport',
      ...answersIn(provisionQuestions.guardianSupport, row),
      recipients: [],
    })),
    ...one('later_guardians', laterGuardians, (row) => ({
      kind: 'laterGuardians',
      ...answersIn(provisionQuestions.laterGuardians, {
        guardianId: person(row.guardianType, row.guardianId),
        substituteId: person(row.substituteType, row.substituteId),
      }),
      recipients: [],
    })),
    ...pets.flatMap((row, at) =>
      one(`pets[${at}]`, row, () => ({
        kind: 'pet',
        ...answersIn(provisionQuestions.pet, {
          ...row,
          takerId: person(row.takerType, row.takerId),
          substituteId: person(row.substituteType, row.substituteId),
        }),
        recipients: [],
      })),
    ),
    ...advances.flatMap((row, at) =>
      one(`advances[${at}]`, row, () => ({
        kind: 'advance',
        ...answersIn(provisionQuestions.advance, { ...row, personId: person(row.personType, row.personId) }),
        recipients: [],
      })),
    ),
    ...exclusions.map(
      (row, at): ProvisionAnswers => ({
        id: row.id,
        path: `exclusions[${at}]`,
        provision: {
          kind: 'exclusion',
          ...answersIn(provisionQuestions.exclusion, { ...row, personId: person(row.personType, row.personId) }),
          recipients: [],
        },
        madeOn: row.isSigned ? row.madeOn : null,
      }),
    ),
  ];
}

/** Charities share, and none of them comes before another. */
const charitiesIn = (rows: readonly { id: string; percentage: number | null }[]): NewRecipient[] =>
  rows.map(({ id, percentage }) => ({
    personId: idOf('contact', id, ''),
    priority: 1,
    shareBasisPoints: basisPointsOf(percentage),
  }));
