import type { z } from 'zod';
import { columnName, fieldName } from './column-name.ts';
import type { FileNames } from './parse-known.ts';
import { WillFacts } from './will-facts.ts';

const questionnaire = 'questionnaire' satisfies keyof WillFacts;

/**
 * A file of facts has the names of the tables, `date_of_birth`, and the code those of the contract, `dateOfBirth`. The
 * answers of the questionnaire are stored under the names that the contract gives them.
 */
const renamed = (json: unknown, rename: (name: string) => string): unknown => {
  if (Array.isArray(json)) return json.map((item) => renamed(item, rename));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      rename(name),
      name === questionnaire ? value : renamed(value, rename),
    ]),
  );
};

/** The facts as a file says them: what is stored of a will that was read or signed. */
export type FactsFile = object & z.core.$brand<'FactsFile'>;

export const factsFile = (facts: WillFacts) => renamed(facts, columnName) as FactsFile;

const noFacts = WillFacts.parse({});

/** The facts of a file that `factsFile` made, perhaps before there were all the parts that there are now. */
export const factsInFile = (file: FactsFile): WillFacts => ({
  ...noFacts,
  ...(renamed(file, fieldName) as WillFacts),
});

// No table has a column `firstName`, so a file that has one must not be read as if it said `first_name`.
const strange = '?';

const readName = (name: string) => {
  const field = fieldName(name);
  return columnName(field) === name ? field : `${strange}${name}`;
};

const writtenName = (key: PropertyKey) => {
  if (typeof key !== 'string') return key;
  return key.startsWith(strange) ? key.slice(strange.length) : columnName(key);
};

export const namesInFile: FileNames = {
  // The answers of the questionnaire are copied, too: what is not known is taken out of the copy.
  read: (json) => structuredClone(renamed(json, readName)),
  written: (path) => (path[0] === questionnaire ? path : path.map(writtenName)),
};
