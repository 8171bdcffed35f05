import { failureOf } from '../../api/failure.ts';
import {
  type Answers,
  type AsTyped,
  type Clash,
  type Draft,
  emptyDraft,
  isEmpty,
  rebased,
  type Stored,
  textOf,
  withoutSent,
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
  stored: () => Stored<A>;
  sendable: (typed: Partial<A>, stored: A) => Sendable<A, Changes>;
  send: (changes: Changes, basedOn: number) => Promise<Stored<A>>;
  isClash: (error: unknown) => boolean;
  /** Reads again what is stored, after a clash. */
  latest: () => Promise<Stored<A>>;
  /** The section's field that a name in a refusal means. */
  fieldOf: (name: string) => keyof A & string;
}

/** Everything known of a section beside what is stored. */
export interface Kept<A extends Answers> {
  draft: Draft<A>;
  save: SaveState;
  clashes: readonly Clash<A>[];
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

const without = <T extends object>(record: T, key: keyof T): T => {
  const { [key]: _left, ...rest } = record;
  return rest as T;
};

/** Saves a section as it is typed: only what changed, one save at a time, and nothing typed is ever lost. */
export class Autosave<A extends Answers, Changes> {
  readonly #section: AutosaveSection<A, Changes>;
  readonly #keeper: Keeper<A>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isInFlight = false;
  #isAskedAgain = false;
  #retryMs = firstRetryMs;

  constructor(section: AutosaveSection<A, Changes>, keeper: Keeper<A>) {
    this.#section = section;
    this.#keeper = keeper;
  }

  /** A field was typed in; it is saved after a pause. */
  edit(field: keyof A & string, text: string): void {
    const stored = this.#section.stored();
    const { draft, refused, asTyped } = this.#keeper.kept();
    if (textOf(field, draft, asTyped, stored.answers) === text) return;
    this.#keeper.keep({
      draft: withTyped(draft, field, text, stored),
      refused: without(refused, field),
      asTyped: without(asTyped, field),
    });
    this.#saveIn(pauseAfterTypingMs);
  }

  /** A field was left, the connection came back, or the person asked: save now what can be saved. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAskedAgain = this.#isInFlight;
    if (this.#isInFlight) return;
    this.#isInFlight = true;
    try {
      let sends = 0;
      while (sends < mostSendsAtOnce && ((await this.#sendOnce()) || this.#isAskedAgain)) {
        this.#isAskedAgain = false;
        sends += 1;
      }
    } finally {
      this.#isInFlight = false;
    }
  }

  /** Takes the other window's answer where both had changed a field. */
  async takeTheirs({ field, theirs }: Clash<A>): Promise<void> {
    this.#keeper.keep({ clashes: this.#keeper.kept().clashes.filter((clash) => clash.field !== field) });
    this.edit(field, theirs);
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
    const { draft, refused } = this.#keeper.kept();
    if (isEmpty(draft)) return false;
    if (isEmpty(withoutSent(draft, {}, stored))) return this.#settle({}, stored);

    const typed = Object.entries(draft.typed).filter(([field]) => !(field in refused));
    const { changes, sent, stillNeeded } = this.#section.sendable(
      Object.fromEntries(typed) as Partial<A>,
      stored.answers,
    );
    if (changes === null) {
      const words = stillNeeded ?? 'Not saved yet: one of your answers needs another look';
      this.#keeper.keep({ save: { kind: 'waiting', words } });
      return false;
    }
    this.#keeper.keep({ save: { kind: 'saving' } });
    try {
      const answer = await this.#section.send(changes, draft.basedOn);
      this.#retryMs = firstRetryMs;
      return this.#settle(sent, answer);
    } catch (error) {
      return this.#section.isClash(error) ? await this.#overOtherWindow() : this.#afterFailure(error, sent);
    }
  }

  #settle(sent: Partial<A>, stored: Stored<A>): boolean {
    const { draft, asTyped } = this.#keeper.kept();
    const left = withoutSent(draft, sent, stored);
    const typed = Object.entries(sent)
      .filter(([field, text]) => left.typed[field] === undefined && text !== stored.answers[field])
      .map(([field, text]) => [field, { text, stored: stored.answers[field] }]);
    this.#keeper.keep({
      draft: isEmpty(left) ? (emptyDraft as Draft<A>) : left,
      asTyped: { ...asTyped, ...Object.fromEntries(typed) },
      save: { kind: 'saved', at: Date.now() },
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
    this.#keeper.keep({ save: { kind: 'failed', words: failure.message } });
    if (failure.isPassing) {
      this.#saveIn(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
    }
    return false;
  }

  async #overOtherWindow(): Promise<boolean> {
    try {
      const latest = await this.#section.latest();
      this.#keeper.keep(rebased(this.#keeper.kept().draft, latest));
      return true;
    } catch (error) {
      return this.#afterFailure(error, {});
    }
  }
}
