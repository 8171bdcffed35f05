import { type Failure, failureOf } from '../api/failure.ts';
import {
  type Conflict,
  conflictsIn,
  type DisplayTexts,
  type Draft,
  displayTextOf,
  emptyDraft,
  type FieldTexts,
  fieldsIn,
  isDraftEmpty,
  type Normalise,
  rebased,
  type StoredTexts,
  withChoice,
  withTyped,
} from './draft.ts';
import type { SaveState } from './save-state.ts';

/** A section turns what is typed into what may be sent now, and what must be given before the rest may. */
export interface Patch<A extends FieldTexts, Changes> {
  changes: Changes | null;
  sent: Partial<A>;
  stillNeeded: string | null;
}

/** Autosave must know this of a section to save it. */
export interface AutosaveSection<A extends FieldTexts, Changes> {
  /** Null until it has been read. */
  stored: () => StoredTexts<A> | null;
  normalise: Normalise<A>;
  sendable: (typed: Partial<A>, stored: A) => Patch<A, Changes>;
  send: (changes: Changes, basedOn: number) => Promise<StoredTexts<A>>;
  isConflict: (error: unknown) => boolean;
  /** Reads again what is stored, after a conflict. */
  reload: () => Promise<void>;
  /** The section's field that a name in a refusal means. */
  fieldOf: (name: string) => keyof A & string;
  /** Autosave calls it for the first of a row of saves that failed. */
  onFailure: (failure: Failure) => void;
  /** The page says this, in place of the failure, while answers are on the device alone for a while. */
  messageWhileWaiting?: () => string;
  /** The answers that drafts in the account still lack before their record can be stored; null for none. */
  stillNeeded?: (stored: A) => string | null;
}

/** Everything known of a section beside what is stored. */
export interface AutosaveState<A extends FieldTexts> {
  draft: Draft<A>;
  save: SaveState;
  /** On their way: what is stored of them meanwhile is our own doing. */
  sending: Partial<A>;
  /** Messages on answers refused as they were typed; each stays back until it is typed again. */
  refused: Partial<Record<keyof A, string>>;
  displayTexts: DisplayTexts<A>;
}

/** The state lives where screens can watch it. */
export interface StateStore<A extends FieldTexts> {
  read: () => AutosaveState<A>;
  update: (patch: Partial<AutosaveState<A>>) => void;
}

export const pauseAfterTypingMs = 800;
const firstRetryMs = 5000;
const maxRetryMs = 60_000;
const maxSendsInRow = 5;

const without = <T extends object>(record: T, keys: readonly (keyof T)[]): T =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key as keyof T))) as T;

const only = <T extends object>(record: T, keys: readonly (keyof T)[]): T =>
  without(
    record,
    (Object.keys(record) as (keyof T)[]).filter((key) => !keys.includes(key)),
  );

/** The fields that wait for the person to choose between two answers. */
export const openConflicts = <A extends FieldTexts>(
  { draft, sending }: AutosaveState<A>,
  stored: A,
  normalise: Normalise<A>,
): Conflict<A>[] => conflictsIn(draft, stored, normalise).filter(({ field }) => !(field in sending));

/** Saves a section as it is typed: only what changed, one save at a time, and nothing typed is ever lost. */
export class Autosave<A extends FieldTexts, Changes> {
  readonly #section: AutosaveSection<A, Changes>;
  readonly #store: StateStore<A>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isInFlight = false;
  #inFlight = Promise.resolve();
  #isAskedAgain = false;
  #isStopped = false;
  #retryMs = firstRetryMs;
  #hasFailed = false;

  constructor(section: AutosaveSection<A, Changes>, store: StateStore<A>) {
    this.#section = section;
    this.#store = store;
  }

  get normalise() {
    return this.#section.normalise;
  }

  /** Fields were typed in; they are saved after a pause. */
  edit(answers: Partial<A>): void {
    const stored = this.#section.stored();
    if (!stored) return;
    const { draft, refused, displayTexts } = this.#store.read();
    const changed = fieldsIn<A>(answers).filter(
      (field) => displayTextOf(field, draft, displayTexts, stored.answers) !== answers[field],
    );
    if (changed.length === 0) return;
    this.#store.update({
      draft: withTyped(draft, only(answers, changed), stored.answers),
      refused: without(refused, changed),
      displayTexts: without(displayTexts, changed),
      // Not yet on its way, but no longer all saved.
      save: { kind: 'saving' },
    });
    this.#saveIn(pauseAfterTypingMs);
  }

  /** A field was left, the connection came back, or the person asked: save now what can be saved. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isAskedAgain = this.#isInFlight;
    if (!this.#isInFlight && !this.#isStopped) this.#inFlight = this.#sendAll();
    return this.#inFlight;
  }

  async #sendAll(): Promise<void> {
    this.#isInFlight = true;
    let sends = 0;
    try {
      while (sends < maxSendsInRow && ((await this.#sendOnce()) || this.#isAskedAgain)) {
        this.#isAskedAgain = false;
        sends += 1;
      }
    } finally {
      this.#isInFlight = false;
    }
    // Somebody types on, or the section changes elsewhere, faster than it can be saved.
    if (sends === maxSendsInRow) this.#saveIn(pauseAfterTypingMs);
  }

  /** Both had changed a field, and the person has chosen whose answer it shall be. */
  async choose(conflict: Conflict<A>, whose: 'mine' | 'theirs'): Promise<void> {
    const stored = this.#section.stored();
    const draft = withChoice(this.#store.read().draft, conflict, whose);
    this.#store.update({ draft, ...(stored && isDraftEmpty(draft) && { save: this.#restingState(stored.answers) }) });
    await this.save();
  }

  /** Nothing more is sent, whatever becomes of a save that is under way. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), ms);
  }

  /** @returns whether there is more to send */
  async #sendOnce(): Promise<boolean> {
    const stored = this.#section.stored();
    const state = this.#store.read();
    if (!stored || this.#isStopped) return false;
    if (isDraftEmpty(state.draft)) {
      const save = this.#restingState(stored.answers);
      const isOpened = state.save.kind === 'idle' && save.kind === 'waiting';
      // The change was taken back before it was sent, or another visit left the record unfinished.
      if (state.save.kind === 'saving' || isOpened) this.#store.update({ save });
      return false;
    }
    if (isDraftEmpty(rebased(state.draft, {}, stored.answers, this.normalise))) return this.#settle({}, stored);

    const conflicts = openConflicts(state, stored.answers, this.normalise).map(({ field }) => field);
    const free = without<Partial<A>>(state.draft.typed, [...conflicts, ...(Object.keys(state.refused) as (keyof A)[])]);
    const { changes, sent, stillNeeded } = this.#section.sendable(free, stored.answers);
    if (changes === null) {
      this.#store.update({ save: { kind: 'waiting', message: stillNeeded ?? whyWaiting(conflicts.length > 0) } });
      return false;
    }
    this.#store.update({ save: { kind: 'saving' }, sending: sent });
    try {
      const answer = await this.#section.send(changes, stored.version);
      this.#retryMs = firstRetryMs;
      this.#hasFailed = false;
      return this.#settle(sent, answer);
    } catch (error) {
      this.#store.update({ sending: {} });
      return this.#section.isConflict(error) ? await this.#sendOverChange() : this.#afterFailure(error, sent);
    }
  }

  #settle(sent: Partial<A>, stored: StoredTexts<A>): boolean {
    const { draft, displayTexts } = this.#store.read();
    const left = rebased(draft, sent, stored.answers, this.normalise);
    const shown = fieldsIn<A>(draft.typed)
      .filter((field) => !(field in left.typed))
      .map((field) => [field, { text: draft.typed[field] ?? '', stored: stored.answers[field] ?? '' }] as const)
      // Anything else than a tidier form is what the person must see.
      .filter(
        ([field, is]) => is.text !== is.stored && this.normalise(field, is.text) === this.normalise(field, is.stored),
      );
    this.#store.update({
      draft: isDraftEmpty(left) ? (emptyDraft as Draft<A>) : left,
      displayTexts: { ...displayTexts, ...Object.fromEntries(shown) },
      save: isDraftEmpty(left) ? this.#restingState(stored.answers) : { kind: 'saving' },
      sending: {},
    });
    return !isDraftEmpty(left);
  }

  /** The section's state once nothing is left to send. */
  #restingState(stored: A): SaveState {
    const message = this.#section.stillNeeded?.(stored);
    return message ? { kind: 'waiting', message } : { kind: 'saved', at: Date.now() };
  }

  #afterFailure(error: unknown, sent: Partial<A>): boolean {
    if (this.#isStopped) return false;
    const failure = failureOf(error);
    const wrong = Object.entries(failure.fields)
      .map(([name, message]) => [this.#section.fieldOf(name), message] as const)
      .filter(([field]) => field in sent);
    if (wrong.length > 0) {
      this.#store.update({ refused: { ...this.#store.read().refused, ...Object.fromEntries(wrong) } });
      // Fields that are right need not wait for those that are wrong.
      return true;
    }
    const { messageWhileWaiting } = this.#section;
    this.#store.update({
      save: messageWhileWaiting
        ? { kind: 'waiting', message: messageWhileWaiting() }
        : { kind: 'failed', message: failure.message },
    });
    if (!this.#hasFailed) this.#section.onFailure(failure);
    this.#hasFailed = true;
    // Autosave retries by itself what passes, and what the page does not show as failed.
    if (failure.isPassing || (messageWhileWaiting && failure.code !== 'UNAUTHORIZED')) {
      this.#saveIn(Math.max(this.#retryMs, failure.retryAfterMs));
      this.#retryMs = Math.min(this.#retryMs * 2, maxRetryMs);
    }
    return false;
  }

  async #sendOverChange(): Promise<boolean> {
    try {
      await this.#section.reload();
      return true;
    } catch (error) {
      return this.#afterFailure(error, {});
    }
  }
}

const whyWaiting = (hasConflict: boolean) =>
  hasConflict ? 'Not saved yet: choose between two answers' : 'Not saved yet: one of your answers needs another look';
