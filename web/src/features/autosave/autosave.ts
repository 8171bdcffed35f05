import { type Failure, failureOf } from '../../api/failure.ts';
import {
  type Answers,
  type AsTyped,
  type Clash,
  chosen,
  clashesIn,
  type Draft,
  emptyDraft,
  fieldsOf,
  isEmpty,
  type Stored,
  type Tidy,
  textOf,
  withoutStored,
  withTyped,
} from './draft.ts';
import type { SaveState } from './save-state.ts';

/** Of what is typed: what may be sent now, and what must be given before the rest may. */
export interface Sendable<A extends Answers, Changes> {
  changes: Changes | null;
  sent: Partial<A>;
  stillNeeded: string | null;
}

/** What the module must know of a section to save it. */
export interface AutosaveSection<A extends Answers, Changes> {
  /** Null until it has been read. */
  stored: () => Stored<A> | null;
  tidy: Tidy<A>;
  sendable: (typed: Partial<A>, stored: A) => Sendable<A, Changes>;
  send: (changes: Changes, basedOn: number) => Promise<Stored<A>>;
  isClash: (error: unknown) => boolean;
  /** Reads again what is stored, after a clash. */
  readAgain: () => Promise<void>;
  /** The section's field that a name in a refusal means. */
  fieldOf: (name: string) => keyof A & string;
  /** Told of the first of a row of saves that failed. */
  onFailure: (failure: Failure) => void;
  /** What the page says, in place of the failure, of answers that are on the device alone for a while. */
  whileKept?: string;
}

/** Everything known of a section beside what is stored. */
export interface Kept<A extends Answers> {
  draft: Draft<A>;
  save: SaveState;
  /** On their way: what is stored of them meanwhile is our own doing. */
  sending: Partial<A>;
  /** Messages on answers refused as they were typed; each stays back until it is typed again. */
  refused: Partial<Record<keyof A, string>>;
  asTyped: AsTyped<A>;
}

/** Where that is kept, so that screens can watch it. */
export interface Keeper<A extends Answers> {
  kept: () => Kept<A>;
  keep: (news: Partial<Kept<A>>) => void;
}

export const pauseAfterTypingMs = 800;
const firstRetryMs = 5000;
const longestRetryMs = 60_000;
const mostSendsAtOnce = 5;

const without = <T extends object>(record: T, keys: readonly (keyof T)[]): T =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key as keyof T))) as T;

/** The fields that wait for the person to choose between two answers. */
export const openClashes = <A extends Answers>({ draft, sending }: Kept<A>, stored: A, tidy: Tidy<A>): Clash<A>[] =>
  clashesIn(draft, stored, tidy).filter(({ field }) => !(field in sending));

/** Saves a section as it is typed: only what changed, one save at a time, and nothing typed is ever lost. */
export class Autosave<A extends Answers, Changes> {
  readonly #section: AutosaveSection<A, Changes>;
  readonly #keeper: Keeper<A>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isInFlight = false;
  #isAskedAgain = false;
  #retryMs = firstRetryMs;
  #hasFailed = false;

  constructor(section: AutosaveSection<A, Changes>, keeper: Keeper<A>) {
    this.#section = section;
    this.#keeper = keeper;
  }

  get tidy() {
    return this.#section.tidy;
  }

  /** Fields were typed in; they are saved after a pause. */
  edit(answers: Partial<A>): void {
    const stored = this.#section.stored();
    if (!stored) return;
    const { draft, refused, asTyped } = this.#keeper.kept();
    const changed = fieldsOf<A>(answers).filter(
      (field) => textOf(field, draft, asTyped, stored.answers) !== answers[field],
    );
    if (changed.length === 0) return;
    this.#keeper.keep({
      draft: changed.reduce((all, field) => withTyped(all, field, answers[field] ?? '', stored.answers), draft),
      refused: without(refused, changed),
      asTyped: without(asTyped, changed),
      // Not yet on its way, but no longer all saved.
      save: { kind: 'saving' },
    });
    this.#saveIn(pauseAfterTypingMs);
  }

  /** A field was left, the connection came back, or the person asked: save now what can be saved. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAskedAgain = this.#isInFlight;
    if (this.#isInFlight) return;
    this.#isInFlight = true;
    let sends = 0;
    try {
      while (sends < mostSendsAtOnce && ((await this.#sendOnce()) || this.#isAskedAgain)) {
        this.#isAskedAgain = false;
        sends += 1;
      }
    } finally {
      this.#isInFlight = false;
    }
    // Somebody types on, or the section changes elsewhere, faster than it can be saved.
    if (sends === mostSendsAtOnce) this.#saveIn(pauseAfterTypingMs);
  }

  /** Both had changed a field, and the person has chosen whose answer it shall be. */
  async choose(clash: Clash<A>, whose: 'mine' | 'theirs'): Promise<void> {
    const draft = chosen(this.#keeper.kept().draft, clash, whose);
    this.#keeper.keep({ draft, ...(isEmpty(draft) && { save: { kind: 'saved', at: Date.now() } }) });
    await this.save();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  /** Whether there is more to send. */
  async #sendOnce(): Promise<boolean> {
    const stored = this.#section.stored();
    const kept = this.#keeper.kept();
    if (!stored) return false;
    if (isEmpty(kept.draft)) {
      // What was typed was taken back before it was sent.
      if (kept.save.kind === 'saving') this.#keeper.keep({ save: { kind: 'saved', at: Date.now() } });
      return false;
    }
    if (isEmpty(withoutStored(kept.draft, {}, stored.answers, this.tidy))) return this.#settle({}, stored);

    const clashes = openClashes(kept, stored.answers, this.tidy).map(({ field }) => field);
    const free = without<Partial<A>>(kept.draft.typed, [...clashes, ...(Object.keys(kept.refused) as (keyof A)[])]);
    const { changes, sent, stillNeeded } = this.#section.sendable(free, stored.answers);
    if (changes === null) {
      this.#keeper.keep({ save: { kind: 'waiting', words: stillNeeded ?? whyWaiting(clashes.length > 0) } });
      return false;
    }
    this.#keeper.keep({ save: { kind: 'saving' }, sending: sent });
    try {
      const answer = await this.#section.send(changes, stored.version);
      this.#retryMs = firstRetryMs;
      this.#hasFailed = false;
      return this.#settle(sent, answer);
    } catch (error) {
      this.#keeper.keep({ sending: {} });
      return this.#section.isClash(error) ? await this.#overWhatChanged() : this.#afterFailure(error, sent);
    }
  }

  #settle(sent: Partial<A>, stored: Stored<A>): boolean {
    const { draft, asTyped } = this.#keeper.kept();
    const left = withoutStored(draft, sent, stored.answers, this.tidy);
    const shown = fieldsOf<A>(draft.typed)
      .filter((field) => !(field in left.typed))
      .map((field) => [field, { text: draft.typed[field] ?? '', stored: stored.answers[field] ?? '' }] as const)
      // Anything else than a tidier form is what the person must see.
      .filter(([field, is]) => is.text !== is.stored && this.tidy(field, is.text) === this.tidy(field, is.stored));
    this.#keeper.keep({
      draft: isEmpty(left) ? (emptyDraft as Draft<A>) : left,
      asTyped: { ...asTyped, ...Object.fromEntries(shown) },
      save: isEmpty(left) ? { kind: 'saved', at: Date.now() } : { kind: 'saving' },
      sending: {},
    });
    return !isEmpty(left);
  }

  #afterFailure(error: unknown, sent: Partial<A>): boolean {
    const failure = failureOf(error);
    const wrong = Object.entries(failure.fields)
      .map(([name, message]) => [this.#section.fieldOf(name), message] as const)
      .filter(([field]) => field in sent);
    if (wrong.length > 0) {
      this.#keeper.keep({ refused: { ...this.#keeper.kept().refused, ...Object.fromEntries(wrong) } });
      // What is right need not wait for what is wrong.
      return true;
    }
    const { whileKept } = this.#section;
    this.#keeper.keep({
      save: whileKept ? { kind: 'waiting', words: whileKept } : { kind: 'failed', words: failure.message },
    });
    if (!this.#hasFailed) this.#section.onFailure(failure);
    this.#hasFailed = true;
    // What the person is not told of is for us to send.
    if (failure.isPassing || (whileKept && failure.code !== 'UNAUTHORIZED')) {
      this.#saveIn(Math.max(this.#retryMs, failure.retryAfterMs));
      this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
    }
    return false;
  }

  async #overWhatChanged(): Promise<boolean> {
    try {
      await this.#section.readAgain();
      return true;
    } catch (error) {
      return this.#afterFailure(error, {});
    }
  }
}

const whyWaiting = (hasClash: boolean) =>
  hasClash ? 'Not saved yet: choose between two answers' : 'Not saved yet: one of your answers needs another look';
