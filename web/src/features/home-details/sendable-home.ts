import type { HomeDetailsFields } from '@plainwill/contracts/will-data/home-details';
import type { Sendable } from '../autosave/autosave.ts';
import { addressFields, type HomeAnswers, inOneLine, tieFields } from './home-answers.ts';

type Changes = Partial<HomeDetailsFields>;

const choices: readonly string[] = ['homeOwnership', 'tenancyType', 'coOwnerId'];
const ties: readonly string[] = tieFields;

function stored(field: string, text: string) {
  if (ties.includes(field)) return text ? text === 'yes' : null;
  return choices.includes(field) ? text || null : text;
}

/** Any part may be stored alone. A changed line changes the whole address, and no choice is stored as none. */
export function sendableHome(typed: Partial<HomeAnswers>, before: HomeAnswers): Sendable<HomeAnswers, Changes> {
  const fields = Object.entries(typed);
  if (fields.length === 0) return { changes: null, sent: {}, stillNeeded: null };
  const changes = Object.fromEntries(fields.map(([field, text]) => [field, stored(field, text)])) as Changes;
  const hasLine = addressFields.some((field) => field in typed);
  return {
    changes: hasLine ? { ...changes, address: inOneLine({ ...before, ...typed }) } : changes,
    sent: typed,
    stillNeeded: null,
  };
}
