import type { Mention } from './printed-will.ts';

/** Reads a clause from its first word to its last; what cannot be read is an error that shows the rest. */
export class Cursor {
  private at = 0;
  private readonly text: string;
  private readonly mentions: readonly Mention[];

  constructor(text: string, mentions: readonly Mention[]) {
    this.text = text;
    this.mentions = mentions;
  }

  /** The words that come next, if they are these. @param words a sticky pattern */
  take(words: RegExp): RegExpExecArray | null {
    words.lastIndex = this.at;
    const found = words.exec(this.text);
    if (found) this.at = words.lastIndex;
    return found;
  }

  need(words: RegExp): RegExpExecArray {
    return this.take(words) ?? this.fail(`expected ${words.source}`);
  }

  /** Says whether these words come next. */
  has(words: RegExp): boolean {
    return this.take(words) !== null;
  }

  mention(): Mention | null {
    const found = this.take(/⟦(\d+)⟧/uy);
    return found ? (this.mentions[Number(found[1])] ?? null) : null;
  }

  needMention(): Mention {
    return this.mention() ?? this.fail('expected a name');
  }

  get isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  end(): void {
    if (!this.isAtEnd) this.fail('expected nothing more');
  }

  fail(why: string): never {
    throw new Error(`cannot read “${this.text.slice(this.at)}” of “${this.text}”: ${why}`);
  }
}
