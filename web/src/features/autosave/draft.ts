/** Answers of one section as they stand on the screen: text by field. */
export type Answers = Record<string, string>;

/** What is stored, and which version of it that is; sections without versions always say 0. */
export interface Stored<A extends Answers> {
  answers: A;
  version: number;
}

/** Typed and not yet stored, with what it was typed over. */
export interface Draft<A extends Answers> {
  typed: Partial<A>;
  over: Partial<A>;
  basedOn: number;
}

/** A field that was changed here and in another window. */
export interface Clash<A extends Answers> {
  field: keyof A & string;
  mine: string;
  theirs: string;
}

/** Fields stored in a tidier form than they were typed in: the screen goes on showing what was typed. */
export type AsTyped<A extends Answers> = Partial<Record<keyof A, { text: string; stored: string }>>;

export const emptyDraft = { typed: {}, over: {}, basedOn: 0 };

export const isEmpty = <A extends Answers>(draft: Draft<A>) => Object.keys(draft.typed).length === 0;

const fieldsOf = <A extends Answers>(draft: Draft<A>) => Object.keys(draft.typed) as (keyof A & string)[];

/** What the screen shows in a field. */
export function textOf<A extends Answers>(field: keyof A, draft: Draft<A>, asTyped: AsTyped<A>, stored: A): string {
  const typed = asTyped[field];
  return draft.typed[field] ?? (typed?.stored === stored[field] ? typed?.text : stored[field]) ?? '';
}

/** The draft with one more field typed. */
export function withTyped<A extends Answers>(
  draft: Draft<A>,
  field: keyof A & string,
  text: string,
  stored: Stored<A>,
): Draft<A> {
  return {
    typed: { ...draft.typed, [field]: text },
    over: { ...draft.over, [field]: draft.over[field] ?? stored.answers[field] },
    basedOn: isEmpty(draft) ? stored.version : draft.basedOn,
  };
}

/** What is left to store once `sent` has been: what was typed meanwhile. */
export function withoutSent<A extends Answers>(draft: Draft<A>, sent: Partial<A>, stored: Stored<A>): Draft<A> {
  const typed: Partial<A> = {};
  const over: Partial<A> = {};
  for (const field of fieldsOf(draft)) {
    const text = draft.typed[field];
    if (text === sent[field] || text === stored.answers[field]) continue;
    typed[field] = text;
    over[field] = stored.answers[field];
  }
  return { typed, over, basedOn: stored.version };
}

/** The draft laid over what another window has stored meanwhile, and the fields that both changed. */
export function rebased<A extends Answers>(
  draft: Draft<A>,
  latest: Stored<A>,
): { draft: Draft<A>; clashes: Clash<A>[] } {
  const clashes = fieldsOf(draft).flatMap((field) => {
    const mine = draft.typed[field] ?? '';
    const theirs = latest.answers[field] ?? '';
    return theirs !== draft.over[field] && theirs !== mine ? [{ field, mine, theirs }] : [];
  });
  return { draft: withoutSent(draft, {}, latest), clashes };
}
