import type { WillDocument, WillPreview } from '@plainwill/contracts/will-data/will/will-document';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asDraft } from '@plainwill/law/will/composition/signing-form';
import { willOf } from '@plainwill/law/will/model/will';
import { factsSoFar, type RecordOfDay, storedFacts } from '../../record/testator-record/stored-facts.ts';
import { checkWill } from '../check-will.ts';
import { barredWitnesses } from '../guidance/signing-guide.ts';
import { copiesKnown, type NewestCopy } from '../signing-copies/copies-known.ts';
import { changesSince, type Digests, digestsOf, findingVersion, versionOf } from './digests.ts';

interface Looked extends RecordOfDay {
  /** The will that the testator saw last. */
  seen: Digests | null;
  /** The versions of the findings that the testator understands. */
  understood: readonly string[];
  newest: NewestCopy | null;
}

/** The will as it stands, with its checks, and what has changed since it was seen. */
export function preview({ seen, understood, newest, ...stored }: Looked): WillPreview {
  const facts = factsSoFar(stored);
  const { asOf } = stored;
  const document = composeWill(facts, { asOf, isDraft: true });
  const digests = digestsOf(document);
  const checks = checkWill(facts, { asOf, copies: copiesKnown(newest, document) });
  return {
    document: asDraft(document, checks),
    checks: checks.map((finding) => {
      const version = findingVersion(finding);
      return { ...finding, version, isUnderstood: understood.includes(version) };
    }),
    isFirstLook: seen === null,
    ...changesSince(seen ?? digests, digests),
    version: versionOf(digests),
    barredWitnesses: barredWitnesses(willOf(facts, asOf)),
  };
}

export const digests = (stored: RecordOfDay): Digests =>
  digestsOf(composeWill(storedFacts(stored), { asOf: stored.asOf }));

export function draft(stored: RecordOfDay): WillDocument {
  const facts = storedFacts(stored);
  const { asOf } = stored;
  return asDraft(composeWill(facts, { asOf }), checkWill(facts, { asOf }));
}
