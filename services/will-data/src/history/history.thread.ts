import { isDeepStrictEqual } from 'node:util';
import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';
import { type FactsFile, factsInFile } from '@plainwill/law/facts/facts-file';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { clauseChanges } from '@plainwill/law/will/composition/clause-changes';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { factsSoFar, type RecordOfDay } from '../record/testator-record/stored-facts.ts';

interface Compared extends RecordOfDay {
  version: { facts: FactsFile; letter: string };
  /** As it is today. */
  letter: string;
}

/** The answers alone: a restore changes no questionnaire, and the day on which facts were read is no answer. */
const answersAlone = ({ asOf: _day, questionnaire: _questionnaire, ...facts }: WillFacts) =>
  JSON.parse(JSON.stringify(facts));

/** An earlier will beside the one of today, both read today, so that nobody’s birthday is a difference. */
export function differencesOf({ version, letter, ...stored }: Compared): {
  changes: ClauseChange[];
  isSame: boolean;
} {
  const [then, now] = [factsInFile(version.facts), factsSoFar(stored)];
  const { asOf } = stored;
  return {
    changes: clauseChanges(composeWill({ ...then, asOf }, { asOf }), composeWill(now, { asOf })),
    isSame: version.letter === letter && isDeepStrictEqual(answersAlone(then), answersAlone(now)),
  };
}
