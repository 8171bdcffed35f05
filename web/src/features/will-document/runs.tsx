import type { Run } from '@plainwill/contracts/will-data/will/will-document';

/** A stretch of the will's text. */
export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) =>
    run.style === 'name' ? <strong key={index}>{run.text}</strong> : <span key={index}>{run.text}</span>,
  );
}
