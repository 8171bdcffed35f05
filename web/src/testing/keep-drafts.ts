import { noDrafts, type RecordDrafts } from '@plainwill/contracts/will-data/records/record-drafts';

/** Keeps what is typed before its record can be saved, as the service does. */
export function keepDrafts(kept: RecordDrafts = noDrafts) {
  let drafts = kept;
  return (input: unknown): RecordDrafts => {
    const { part, texts } = input as { part: keyof RecordDrafts; texts: object };
    drafts = { ...drafts, [part]: { ...drafts[part], ...texts } };
    return drafts;
  };
}
