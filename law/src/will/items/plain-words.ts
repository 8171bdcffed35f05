import { capitalised } from '@plainwill/contracts/shared/phrases';
import { asEnding, tidy } from '../../wording/phrases.ts';

const bullet = /^\s*(?:[-•*–·]|\(?\d{1,2}[.)])\s+/u;
/** A line that begins like a thing of its own, and does not only continue the line before. */
const beginning = /^(?:\p{Lu}|\d|£|(?:my|our|the|a|an|all|any|both|half|two|three|one)\s)/u;

const maxLines = 50;

/** The things typed, one on each line; one where the lines only break a sentence. */
export function linesOf(typed: string): string[] {
  if (!typed.includes('\n')) return [asEnding(typed)];
  const typedLines = typed.split('\n').filter((line) => asEnding(line) !== '');
  const lines = typedLines.map((line) => asEnding(line.replace(bullet, '')));
  const isList = typedLines.slice(1).every((line, at) => bullet.test(line) || beginning.test(lines[at + 1] ?? ''));
  return isList && lines.length > 1 && lines.length <= maxLines ? lines : [asEnding(typed)];
}

// A title is short, and a row of opening marks is not searched to its end from each of them.
const inQuotes = /“[^”]{0,200}”|"[^"]{0,200}"|‘.{0,200}?’(?!\p{L})|(?<![\p{L}\d])'.{0,200}?'(?![\p{L}\d])/gu;

const titled = [
  ...['called', 'entitled', 'titled', 'named', 'book', 'booklet', 'cast', 'cd', 'copy', 'copies', 'drawing', 'dvd'],
  ...['edition', 'engraving', 'etching', 'film', 'game', 'lp', 'novel', 'painting', 'photograph', 'picture', 'poster'],
  ...['print', 'programme', 'record', 'recording', 'score', 'script', 'single', 'sketch', 'video', 'watercolour'],
].flatMap((word) => [word, capitalised(word), word.toUpperCase()]);
const titleWord = String.raw`(?:\p{Lu}[\p{L}\d’'-]*|\d+)`;
/** Finds a title after words such as "called" or "copy of", up to its last word with a capital letter. */
const title = new RegExp(
  String.raw`((?<!\p{L})(?:${titled.join('|')})s?\s+(?:of\s+)?)${titleWord}(?:,?\s+(?:(?:a|an|and|at|by|de|from|in|is|of|on|or|the|with)\s+)*${titleWord})*`,
  'gu',
);

const sentenceStart = /(^|[.;!?]\s+)(\p{Lu})(?=\p{Ll}+(?:\s|$))/gu;

/**
 * One line without the titles of books and pictures, which say many things, and with small letters at the beginning of
 * a sentence: a word with a capital letter in the middle of one is a name.
 */
export function plainWords(line: string): string {
  const text = tidy(line);
  const spoken = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const unquoted = spoken.replace(inQuotes, (quoted) => (quoted.length === spoken.length ? quoted : '“”'));
  const untitled = unquoted.replace(title, '$1“”');
  return untitled.replace(sentenceStart, (_all, before: string, letter: string) => before + letter.toLowerCase());
}
