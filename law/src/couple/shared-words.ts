import type { SharedWords } from '@plainwill/contracts/will-data/couple/shared-words';
import type { Run, WillDocument } from '@plainwill/contracts/will-data/will/will-document';

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** Takes from a will what is printed of it, and nothing of the answers that stand behind the words. */
export const sharedWords = ({ title, sections }: WillDocument): SharedWords => ({
  title,
  sections: sections.map(({ heading, clauses }) => ({
    heading,
    clauses: clauses.map(({ number, runs, items }) => ({ number, text: textOf(runs), items: items.map(textOf) })),
  })),
});
