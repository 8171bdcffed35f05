import { lineOfText, personName } from '@plainwill/contracts/shared/text';
import { attendances, witnessRelations } from '@plainwill/contracts/will-data/signing/witness-relations';
import { z } from 'zod';
import { namesInFile } from '../facts/facts-file.ts';
import type { FileNames } from '../facts/parse-known.ts';
import { day, flag, id, list, oneOf, optional, record, wholeFrom } from '../facts/values.ts';

const maxLine = 500;
const maxName = 300;
const maxAge = 130;
const maxReferences = 100;
/** This is more than anyone needs, so that the checks and not the parser speak of a few too many. */
const maxRows = 20;

const line = z.preprocess((value) => value ?? '', lineOfText(maxLine)).prefault(null);
const yesOrNo = optional(z.boolean('Must be true or false'));
const reference = z.string('Must be an id or a name').trim().min(1, 'Must be an id or a name').max(maxName);
const references = z.array(reference, 'Must be a list').max(maxReferences, `Must have ${maxReferences} or fewer`);
const noneIfAbsent = z.preprocess((value) => value ?? [], references).prefault(null);

/** An address is written in one line, or in its parts. */
const address = z
  .preprocess(
    (value) => (typeof value === 'string' ? { address: value } : (value ?? {})),
    z.strictObject(
      { address: line, line1: line, line2: line, townOrCity: line, county: line, postcode: line },
      'Must be an address in one line, or an object',
    ),
  )
  .prefault(null);

/** A witness, or a helper, of whom the same may be told. */
const row = z.strictObject({
  name: personName(maxName, 'This name', 'Enter a full name'),
  personId: optional(id),
  notSameAs: noneIfAbsent,
  dateOfBirth: optional(day),
  age: optional(wholeFrom(0, maxAge)),
  isAdult: yesOrNo,
  address,
  email: line,
  mobileNumber: line,
  occupation: line,
  relation: oneOf(witnessRelations),
  spouseOf: optional(references),
  partnerOf: optional(references),
  childOf: optional(references),
  actsFor: noneIfAbsent,
  isBlind: yesOrNo,
  canUnderstand: yesOrNo,
  attends: oneOf(attendances),
  isStaff: yesOrNo,
  preparedWill: yesOrNo,
});

const helper = row.nullable().prefault(null);

/** A file with a plan, but for the facts in it. */
export const PlanFile = z.strictObject({
  asOf: optional(day),
  witnesses: list(row, maxRows),
  signing: record({
    plannedFor: optional(day),
    signsForTestator: helper,
    reader: helper,
    needsInterpreter: flag,
    interpreter: helper,
  }),
});

const inOneLine = 'address' satisfies keyof z.output<typeof address>;

/** The path of a problem with an address in one line is that of the address. */
export const namesInPlanFile: FileNames = {
  read: namesInFile.read,
  written: (path) =>
    namesInFile.written(path.at(-1) === inOneLine && path.at(-2) === inOneLine ? path.slice(0, -1) : path),
};
