import { sampleWill } from './sample-will.ts';

const clauses = sampleWill.sheets.flatMap((sheet) => sheet.flatMap((part) => part.clauses));

function clauseThatSays(words: RegExp) {
  const found = clauses.find(({ runs }) => words.test(runs.map(({ text }) => text).join('')));
  if (!found) throw new Error(`No clause of the sample says ${words}`);
  return { number: found.number, runs: found.runs, note: found.note };
}

/** The few clauses of the sample will that the home page shows. */
export const sampleClauses = {
  testator: clauseThatSays(/make this my last will/),
  executors: clauseThatSays(/^I appoint .* as the executors and trustees/),
  residue: clauseThatSays(/^I give my Residuary Estate/),
};

export const samplePageCount = sampleWill.sheets.length;
