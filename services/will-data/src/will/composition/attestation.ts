import type { SignatureBlock } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '../facts/will-facts.ts';

const witness = ['Signature', 'Full name', 'Address', 'Occupation'];

export const signatureBlocks: SignatureBlock[] = [
  { who: 'Testator', labels: ['Signature'] },
  { who: 'Witness 1', labels: witness },
  { who: 'Witness 2', labels: witness },
];

type Variant = NonNullable<WillFacts['will_settings']['execution_variant']>;

const effect = 'to give effect to it as a will, with both of us present at the same time';
const readOver = (testator: string) =>
  `This document was read over to ${testator}, who seemed to us to understand it fully and to approve it.`;

// Wills Act 1837, s.9; with these words the registry presumes due execution (NCPR 1987 r.12), and that a testator
// who could not read it knew what it said (r.13).
const signings: Record<Variant, (testator: string) => string> = {
  standard: (testator) => `${testator} signed this document ${effect}.`,
  cannot_read: (testator) => `${readOver(testator)} ${testator} signed it ${effect}.`,
  by_mark: (testator) => `${readOver(testator)} ${testator} signed it by making a mark, ${effect}.`,
  signed_by_another: (testator) =>
    `${readOver(testator)} It was signed by another person in the presence and at the direction of ${testator}, ${effect}.`,
};

/** What the two witnesses sign beneath. */
export function attestationOf(capitals: string, variant: Variant | null): string {
  const testator = capitals || 'The testator';
  return `${signings[variant ?? 'standard'](testator)} Each of us then signed it in the presence of ${testator}.`;
}
