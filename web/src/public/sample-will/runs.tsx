import type { Run } from '@plainwill/contracts/will-data/will/will-document';

/** The text of a clause, in which names stand out. */
export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, style }, at) =>
    style === 'name' ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
  );
