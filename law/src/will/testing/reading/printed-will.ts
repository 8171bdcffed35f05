import type { Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';

/** How a clause speaks of somebody. */
export interface Mention {
  /** In capitals without accents. */
  name: string;
  /** `my wife`; null where none stands before the name. */
  phrase: string | null;
  /** What stands in brackets after the name: a number or an address. */
  identity: string | null;
}

/** A clause in which every mention of somebody is a mark such as `⟦3⟧`. */
export interface PrintedClause {
  number: string;
  text: string;
  items: readonly string[];
}

interface PrintedSection {
  heading: string;
  number: number;
  clauses: readonly PrintedClause[];
}

/** A will as a reader sees it who knows nothing but the paper. */
export interface PrintedWill {
  sections: readonly PrintedSection[];
  /** Each mention by the number of its mark. */
  mentions: readonly Mention[];
}

/** Letters and names that have been folded: a run of many wills has few. */
const known = new Map<string, string>();

function foldedLetter(letter: string): string {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const folded = letter
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\p{M}\u200e]/gu, '');
  known.set(letter, folded);
  return folded;
}

/** A name however it is printed: in capitals, without accents. */
export function foldedName(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const folded = [...name.normalize('NFC')].map(foldedLetter).join('');
  known.set(name, folded);
  return folded;
}

const phrases =
  '[Mm]y (?:husband|wife|civil partner|partner|spouse|(?:late )?(?:son|daughter|child|stepson|stepdaughter|stepchild)|mother|father|step-parent|(?:half-)?(?:brother|sister)|(?:step-|great-)?grandchild|niece|nephew|godchild|(?:son|daughter)-in-law|friend|aunt|uncle|cousin|neighbour|colleague|carer)|[Tt]he (?:solicitor|accountant)';
const described = new RegExp(
  `(?:(${phrases}) )?⟦(\\d+)⟧(?: \\(((?:of|number|registered charity number) [^()]*)\\))?`,
  'gu',
);

/** Reads the words alone: names are those that stand in capitals somewhere in the will. */
export function printedWill({ sections }: WillDocument): PrintedWill {
  const all = sections.flatMap(({ clauses }) => clauses.flatMap(({ runs, items }) => [...runs, ...items.flat()]));
  const names = new Set(all.flatMap(({ style, text }) => (style === 'name' ? [foldedName(text)] : [])));
  const mentions: Mention[] = [];
  const mark = (name: string) => `⟦${mentions.push({ name, phrase: null, identity: null }) - 1}⟧`;
  const findNames = finderOf(names);
  const marked = (runs: readonly Run[]) =>
    runs
      .map(({ style, text }) => (style === 'name' ? mark(foldedName(text)) : findNames(text, mark)))
      .join('')
      .replace(described, (_all, phrase: string | undefined, at: string, identity: string | undefined) => {
        const mention = mentions[Number(at)];
        if (mention)
          Object.assign(mention, {
            phrase: phrase?.replace(/^[MT]/u, (letter) => letter.toLowerCase()) ?? null,
            identity: identity ?? null,
          });
        return `⟦${at}⟧`;
      });
  return {
    sections: sections.map(({ heading, number, clauses }) => ({
      heading,
      number,
      clauses: clauses.map((clause) => ({
        number: clause.number,
        text: marked(clause.runs),
        items: clause.items.map(marked),
      })),
    })),
    mentions,
  };
}

/** Puts marks where a known name stands in ordinary letters. */
function finderOf(names: ReadonlySet<string>) {
  const longestFirst = [...names].toSorted((a, b) => b.length - a.length);
  return (text: string, mark: (name: string) => string): string => {
    const { folded, letters, placeOf } = foldedText(text);
    const present = longestFirst.filter((name) => folded.includes(name));
    if (present.length === 0) return text;
    let [result, from] = ['', 0];
    for (const { name, start, end } of placesOf(present, folded)) {
      const first = placeOf(start);
      if (isSmallLetter(letters[first] ?? '')) continue;
      const next = placeOf(end - 1) + 1;
      result += letters.slice(from, first).join('') + mark(name);
      from = letters[next] === '\u200e' ? next + 1 : next;
    }
    return result + letters.slice(from).join('');
  };
}

const plainText = /^[ -~£‘’“”–\u00a0]*$/u;

/** Folding can lengthen or drop a letter, so places in the folded text are led back to the letters. */
function foldedText(text: string) {
  if (plainText.test(text)) return { folded: text.toUpperCase(), letters: text.split(''), placeOf: (at: number) => at };
  const letters = [...text];
  const places: number[] = [];
  const folded = letters.map(foldedLetter);
  for (const [at, letter] of folded.entries()) for (let unit = 0; unit < letter.length; unit += 1) places.push(at);
  return { folded: folded.join(''), letters, placeOf: (at: number) => places[at] ?? 0 };
}

interface Place {
  name: string;
  start: number;
  end: number;
}

const partOfWord = /[\p{L}\p{N}]/u;

/** Where names stand as whole words, in order; where two overlap, the longer. */
function placesOf(longestFirst: readonly string[], text: string): Place[] {
  const places: Place[] = [];
  for (const name of longestFirst) {
    for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + 1)) {
      const end = start + name.length;
      const isWhole = !partOfWord.test(text[start - 1] ?? '') && !partOfWord.test(text[end] ?? '');
      if (isWhole && places.every((other) => end <= other.start || start >= other.end))
        places.push({ name, start, end });
    }
  }
  return places.toSorted((a, b) => a.start - b.start);
}

/** "mind" is a word; "Mind" is a charity. */
const isSmallLetter = (letter: string) => letter !== letter.toUpperCase();
