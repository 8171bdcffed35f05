import { isBeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';
import { columnName } from '../facts/column-name.ts';
import type { Problem } from '../facts/parse-known.ts';
import type { Individual } from './people/individuals.ts';
import { isSurelyBody } from './people/inheritance.ts';
import { individualsCalled } from './people/references.ts';

interface Row {
  path: string;
  row: unknown;
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)[name]
    : null;

const listAt = (value: unknown, name: string): unknown[] => {
  const found = propertyOf(value, name);
  return Array.isArray(found) ? found : [];
};

const helpers = ['signsForTestator', 'reader', 'interpreter'];

/** Everybody of a plan, as far as it can be read, with their paths in its file. */
const rowsOf = (plan: unknown): Row[] => [
  ...listAt(plan, 'witnesses').map((row, at) => ({ path: `witnesses[${at}]`, row })),
  ...helpers.map((name) => ({
    path: `signing.${columnName(name)}`,
    row: propertyOf(propertyOf(plan, 'signing'), name),
  })),
];

function problemOfId(id: unknown, individuals: readonly Individual[]): string | null {
  if (typeof id !== 'string' || id.trim() === '') return null;
  const one = individuals.find(({ ids }) => ids.includes(id.trim()));
  if (!one) return 'names nobody in the facts';
  if (one.person?.isDeceased) return 'names someone who has died';
  return one.person && isSurelyBody(one.person) ? 'names an organisation, and only a person can be there' : null;
}

const answers = ['spouseOf', 'partnerOf', 'childOf', 'actsFor'];

const isUnclear = (reference: unknown, individuals: readonly Individual[]) =>
  typeof reference === 'string' &&
  !isBeneficiaryClass(reference) &&
  individualsCalled(reference, individuals).length > 1;

const referenceProblems = ({ path, row }: Row, individuals: readonly Individual[]): Problem[] =>
  answers.flatMap((field) =>
    listAt(row, field).flatMap((reference, at) =>
      isUnclear(reference, individuals)
        ? [
            {
              path: `${path}.${columnName(field)}[${at}]`,
              message: 'names more than one person in the facts: give an id',
            },
          ]
        : [],
    ),
  );

/** Names of a plan that are nobody’s or of several, so that no check is passed over. */
export const nameProblems = (plan: unknown, individuals: readonly Individual[]): Problem[] =>
  rowsOf(plan).flatMap(({ path, row }) => {
    const message = problemOfId(propertyOf(row, 'personId'), individuals);
    const ofId = message === null ? [] : [{ path: `${path}.person_id`, message }];
    return [...ofId, ...referenceProblems({ path, row }, individuals)];
  });
