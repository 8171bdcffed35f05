import type { WillDocument, WillPreview } from '@plainwill/contracts/will-data/will/will-document';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asDraft } from '@plainwill/law/will/composition/signing-form';
import { factsSoFar, type RecordOfDay, storedFacts } from '../../record/testator-record/stored-facts.ts';
import { checkWill } from '../check-will.ts';
import { copiesKnown, type NewestCopy } from '../signing-copies/copies-known.ts';
import { changesSince, type Digests, digestsOf, versionOf } from './digests.ts';

interface Looked extends RecordOfDay {
  /** The will that the testator saw last. */
  seen: Digests | null;
  newest: NewestCopy | null;
}

/** The will as it stands, with its checks, and what has changed since it was seen. */
export function preview({ seen, newest, ...stored }: Looked): WillPreview {
  const facts = factsSoFar(stored);
  const { asOf } = stored;
  const document = composeWill(facts, { asOf, isDraft: true });
  const digests = digestsOf(document);
  const checks = checkWill(facts, { asOf, copies: copiesKnown(newest, document) });
  return {
    document: asDraft(document, checks),
    checks,
    isFirstLook: seen === null,
    ...changesSince(seen ?? digests, digests),
    version: versionOf(digests),
  };
}

export const digests = (stored: RecordOfDay): Digests =>
  digestsOf(composeWill(storedFacts(stored), { asOf: stored.asOf }));

export function draft(stored: RecordOfDay): WillDocument {
  const facts = storedFacts(stored);
  const { asOf } = stored;
  return asDraft(composeWill(facts, { asOf }), checkWill(facts, { asOf }));
}
