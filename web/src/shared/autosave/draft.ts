/** Answers of one section as they stand on the screen: text by field. */
export type FieldTexts = Record<string, string>;

/** The stored texts have a version; 0 before anything is stored. */
export interface StoredTexts<A extends FieldTexts> {
  answers: A;
  version: number;
}

/** Typed and not yet stored, with what each field was typed over. */
export interface Draft<A extends FieldTexts> {
  typed: Partial<A>;
  over: Partial<A>;
}

/** A field that was changed here and, meanwhile, somewhere else. */
export interface Conflict<A extends FieldTexts> {
  field: keyof A & string;
  mine: string;
  theirs: string;
}

/** Fields stored in a tidier form than they were typed in: the screen goes on showing what was typed. */
export type DisplayTexts<A extends FieldTexts> = Partial<Record<keyof A, { text: string; stored: string }>>;

/** A typed answer in the form in which it is stored and shown again. */
export type Normalise<A extends FieldTexts> = (field: keyof A & string, text: string) => string;

export const emptyDraft = { typed: {}, over: {} };

export const isDraftEmpty = <A extends FieldTexts>(draft: Draft<A>) => Object.keys(draft.typed).length === 0;

export const fieldsIn = <A extends FieldTexts>(answers: Partial<A>) => Object.keys(answers) as (keyof A & string)[];

/** The screen shows this text in a field. */
export function displayTextOf<A extends FieldTexts>(
  field: keyof A,
  draft: Draft<A>,
  displayTexts: DisplayTexts<A>,
  stored: A,
): string {
  const typed = displayTexts[field];
  return draft.typed[field] ?? (typed?.stored === stored[field] ? typed?.text : stored[field]) ?? '';
}

/** The draft with what was typed in more fields. */
export const withTyped = <A extends FieldTexts>(draft: Draft<A>, answers: Partial<A>, stored: A): Draft<A> => {
  const over = fieldsIn<A>(answers).map((field) => [field, draft.over[field] ?? stored[field]]);
  return { typed: { ...draft.typed, ...answers }, over: { ...draft.over, ...Object.fromEntries(over) } };
};

/** A draft rebased on what is stored now has left, once `sent` has been, the fields that differ from it. */
export function rebased<A extends FieldTexts>(
  draft: Draft<A>,
  sent: Partial<A>,
  stored: A,
  normalise: Normalise<A>,
): Draft<A> {
  const typed: Partial<A> = {};
  const over: Partial<A> = {};
  for (const field of fieldsIn<A>(draft.typed)) {
    const text = draft.typed[field] ?? '';
    if (text === sent[field] || normalise(field, text) === normalise(field, stored[field] ?? '')) continue;
    typed[field] = text as A[typeof field];
    over[field] = (field in sent ? stored[field] : draft.over[field]) as A[typeof field];
  }
  return { typed, over };
}

/** The fields that were typed over one answer while another has been stored meanwhile. */
export const conflictsIn = <A extends FieldTexts>(
  { typed, over }: Draft<A>,
  stored: A,
  normalise: Normalise<A>,
): Conflict<A>[] =>
  fieldsIn<A>(typed).flatMap((field) => {
    const mine = typed[field] ?? '';
    const theirs = stored[field] ?? '';
    const isMissed =
      normalise(field, theirs) !== normalise(field, over[field] ?? '') &&
      normalise(field, theirs) !== normalise(field, mine);
    return isMissed ? [{ field, mine, theirs }] : [];
  });

/** The draft once the person has chosen between the two answers to a field. */
export function withChoice<A extends FieldTexts>(
  draft: Draft<A>,
  { field, theirs }: Conflict<A>,
  whose: 'mine' | 'theirs',
): Draft<A> {
  if (whose === 'mine') return { ...draft, over: { ...draft.over, [field]: theirs } };
  const { [field]: _typed, ...typed } = draft.typed;
  const { [field]: _over, ...over } = draft.over;
  return { typed: typed as Partial<A>, over: over as Partial<A> };
}
