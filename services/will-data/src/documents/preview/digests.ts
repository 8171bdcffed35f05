import { createHash } from 'node:crypto';
import { attestationId } from '@plainwill/contracts/will-data/will/attestation';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillDocument, WillPreview } from '@plainwill/contracts/will-data/will/will-document';

/** The SHA-256 of the words of each clause, and of the attestation, in hexadecimal, by the clause's id. */
export type Digests = Readonly<Record<string, string>>;

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Of the words alone: a clause that has only moved to another number says what it said. */
export const digestsOf = ({ sections, attestation }: Pick<WillDocument, 'sections' | 'attestation'>): Digests => ({
  ...Object.fromEntries(
    sections.flatMap(({ clauses }) => clauses.map(({ id, runs, items }) => [id, digestOf([runs, items])])),
  ),
  [attestationId]: digestOf(attestation),
});

/** The first 128 bits of a digest, for a page has hundreds of them. */
const versionFor = (value: unknown) => digestOf(value).slice(0, 32);

/** The same for as long as the will says the same. */
export const versionOf = (digests: Digests) =>
  versionFor(Object.entries(digests).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The same for as long as a check says the same; of several that say it, one is read. */
export const findingVersion = ({ id, message }: Pick<Finding, 'id' | 'message'>) => versionFor([id, message]);

/** What is new since the last look. */
export const changesSince = (seen: Digests, now: Digests): Pick<WillPreview, 'changed' | 'removed'> => ({
  changed: Object.keys(now).filter((id) => now[id] !== seen[id]),
  removed: Object.keys(seen).filter((id) => !(id in now)).length,
});
