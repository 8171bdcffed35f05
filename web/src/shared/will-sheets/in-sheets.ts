import type { Clause, WillSection } from '@plainwill/contracts/will-data/will/will-document';

type ClauseLength = Pick<Clause, 'items' | 'runs'>;
interface SectionLength extends Pick<WillSection, 'key' | 'number' | 'heading'> {
  clauses: readonly ClauseLength[];
}

/** The part of a section that stands on one sheet. */
type SectionPart<S> = S & {
  /** The section began, with its heading, on an earlier sheet. */
  isContinued: boolean;
};

export type Sheet<S> = readonly SectionPart<S>[];

/** About what a page of the printed will takes, in characters: the screen and the paper have about as many pages. */
const sheetLength = 3300;
const headingLength = 140;
const titleLength = 240;
const endingLength = 1300;
/** Stands for the space between clauses and the line that is half empty at the end of each. */
const clauseGap = 90;
/** Nobody can slip a sheet in before the signatures where clauses stand above them. */
const clausesWithSignatures = 2;

const lengthOf = (runs: Clause['runs']) => runs.reduce((sum, { text }) => sum + text.length, clauseGap);
const heightOf = ({ runs, items }: ClauseLength) => items.reduce((sum, item) => sum + lengthOf(item), lengthOf(runs));

/** A clause on its own, as what is left of its section. */
const inClauses = <S extends SectionLength>(section: S): S[] =>
  section.clauses.map((clause) => ({ ...section, clauses: [clause] }));

/** Clauses that are printed on one sheet, and the length of them. */
interface Filled<S> {
  parts: SectionPart<S>[];
  length: number;
}

/** Divides the sections of a will into sheets of about A4, with the end of the will below its last clauses. */
export function inSheets<S extends SectionLength>(sections: readonly S[]): Sheet<S>[] {
  const all = sections.flatMap(inClauses);
  const sheets: Filled<S>[] = [{ parts: [], length: titleLength }];
  let key: string | null = null;
  const fill = (added: readonly S[], ending = 0) => {
    const length = added.reduce(
      (sum, part, at) =>
        sum +
        (part.key === (added[at - 1]?.key ?? key) ? 0 : headingLength) +
        part.clauses.reduce((height, clause) => height + heightOf(clause), 0),
      ending,
    );
    let sheet = sheets.at(-1);
    if (!sheet || (sheet.parts.length > 0 && sheet.length + length > sheetLength)) {
      sheet = { parts: [], length: 0 };
      sheets.push(sheet);
    }
    sheet.length += length;
    for (const part of added) {
      const last = sheet.parts.at(-1);
      if (last?.key === part.key)
        sheet.parts[sheet.parts.length - 1] = { ...last, clauses: [...last.clauses, ...part.clauses] };
      else sheet.parts.push({ ...part, isContinued: part.key === key });
      key = part.key;
    }
  };
  for (const part of all.slice(0, -clausesWithSignatures)) fill([part]);
  fill(all.slice(-clausesWithSignatures), endingLength);
  return sheets.map(({ parts }) => parts);
}
