import { attestationId } from '@plainwill/contracts/will-data/will/attestation';
import type { ClauseChange } from '@plainwill/contracts/will-data/will/signing-copies';
import type { Clause, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { letterOf } from '../../wording/phrases.ts';
import { textOf } from './will-text.ts';

interface Printed {
  clause: Pick<Clause, 'number' | 'runs' | 'items'>;
  heading: string;
}

/** Clauses by what they are and not by their numbers, which change when one is put before them. */
const clausesOf = ({ sections, attestation }: WillDocument) =>
  new Map<string, Printed>([
    ...sections.flatMap(({ heading, clauses }) => clauses.map((clause) => [clause.id, { clause, heading }] as const)),
    [attestationId, signedUnder(attestation)],
  ]);

/** What the witnesses sign beneath, which stands last and has no number. */
const signedUnder = (text: string): Printed => ({
  clause: { number: '', runs: [{ text, style: 'plain' }], items: [] },
  heading: 'SIGNATURES',
});

const clauseText = ({ runs, items }: Printed['clause']) =>
  [textOf(runs), ...items.map((item, at) => `(${letterOf(at)}) ${textOf(item)}`)].join('\n');

// A clause that only refers to another by its new number says what it said before.
const reference = /\bclauses? \d+\.\d+(?:(?:, | and | to )\d+\.\d+)*/gu;
const meaningOf = (clause: Printed['clause']) => clauseText(clause).replace(reference, 'clause');

/** What each clause says, by what it is. */
export const clauseTexts = (document: WillDocument): ReadonlyMap<string, string> =>
  new Map([...clausesOf(document)].map(([id, { clause }]) => [id, clauseText(clause)]));

/** What the newer will says otherwise, in its order; what it no longer says stands last. */
export function clauseChanges(before: WillDocument, after: WillDocument): ClauseChange[] {
  const [old, now] = [clausesOf(before), clausesOf(after)];
  const kept = [...now].flatMap(([id, printed]): ClauseChange[] => {
    const earlier = old.get(id);
    if (!earlier) return [change('added', id, null, printed)];
    return meaningOf(earlier.clause) === meaningOf(printed.clause) ? [] : [change('changed', id, earlier, printed)];
  });
  const gone = [...old].filter(([id]) => !now.has(id)).map(([id, printed]) => change('removed', id, printed, null));
  return [...kept, ...gone];
}

const change = (
  kind: ClauseChange['kind'],
  clauseId: string,
  before: Printed | null,
  after: Printed | null,
): ClauseChange => ({
  kind,
  clauseId,
  number: (after ?? before)?.clause.number ?? '',
  heading: (after ?? before)?.heading ?? '',
  before: before ? clauseText(before.clause) : '',
  after: after ? clauseText(after.clause) : '',
});
