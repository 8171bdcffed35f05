import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { SignatureBlock, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '../../facts/will-facts.ts';
import { inCapitals } from '../people/names.ts';
import { blank } from './will-text.ts';

/** How a will is signed; null where nobody has said, and then as usual. */
export type ExecutionVariant = WillFacts['willSettings']['executionVariant'];
type Variant = NonNullable<ExecutionVariant>;

const defaultVariant: Variant = 'standard';

const effect = 'to give effect to it as a will, with both of us present at the same time';
const readOver = (testator: string) =>
  `Before it was signed, this document was read over to ${testator} (the testator) by the reader who signs below, with both of us present. The testator seemed to us to understand it fully, and said that it was right.`;
const inPresence = (testator: string) => `Each of us then signed it in the presence of ${testator}.`;

// Wills Act 1837, s.9; with these words the registry presumes due execution (NCPR 1987 r.12), and that a testator
// who could not read it knew what it said (r.13).
const attestations: Record<Variant, (testator: string) => string> = {
  standard: (testator) => `${testator} signed this document ${effect}. ${inPresence(testator)}`,
  cannot_read: (testator) =>
    `${readOver(testator)} The testator then signed this document ${effect}. ${inPresence('the testator')}`,
  by_mark: (testator) =>
    `${readOver(testator)} The testator then signed this document by making a mark, which was meant as a signature, ${effect}. ${inPresence('the testator')}`,
  signed_by_another: (testator) =>
    `${readOver(testator)} Then, at the testator’s own request and direction, in the testator’s presence and on behalf of the testator, the person named beside that signature signed this document ${effect}. ${inPresence('the testator')}`,
};

const named = (testator: string) => inCapitals(testator) || 'The testator';

/** What the two witnesses sign beneath. */
export const attestationOf = (testator: string, variant: ExecutionVariant): string =>
  attestations[variant ?? defaultVariant](named(testator));

const witness = ['Signature', 'Full name', 'Address', 'Occupation'];
// The likeliest to be asked for an affidavit: NCPR 1987 rr.12 and 13.
const reader: SignatureBlock = { who: 'Reader', labels: ['Signature', 'Full name', 'Address'] };
const ownSignature = (testator: string): SignatureBlock => ({
  who: 'Testator',
  labels: ['Signature'],
  printedName: testator,
});

const testatorSigns: Record<Variant, (testator: string) => SignatureBlock[]> = {
  standard: (testator) => [ownSignature(testator)],
  cannot_read: (testator) => [reader, ownSignature(testator)],
  by_mark: (testator) => [reader, { who: 'Testator', markBox: `The mark of ${testator}`, labels: [] }],
  signed_by_another: (testator) => [
    reader,
    { who: `Signed on behalf of ${testator}`, labels: ['Signature', 'Full name', 'Address'] },
  ],
};

/** Who puts their initials at the foot of each page of a signing copy, in the order in which they do. */
export const initialled = ['Testator', 'Witness 1', 'Witness 2'] as const;

/**
 * The will as it is signed. The date is filled in by hand, in words, on the day (Children Act 1989, s.5(5)), and the
 * testator signs before the witnesses.
 */
export const forSigning = (draft: WillDocument, variant: ExecutionVariant): WillDocument => ({
  ...draft,
  purpose: 'signing',
  dated: `Dated this ${blank} day of ${blank} two thousand and ${blank}`,
  signatures: [
    ...testatorSigns[variant ?? defaultVariant](named(draft.testator)),
    { who: 'Witness 1', labels: witness },
    { who: 'Witness 2', labels: witness },
  ],
});

/** A draft, without its attestation while one of the findings blocks. */
export const asDraft = (draft: WillDocument, findings: readonly Finding[]): WillDocument =>
  findings.some(({ severity }) => severity === 'blocks')
    ? { ...draft, purpose: 'blocked_draft', attestation: '' }
    : draft;
