import type { SignatureBlock } from '@plainwill/contracts/will-data/will-document';

const witness = ['Signature', 'Full name', 'Address', 'Occupation'];

export const signatureBlocks: SignatureBlock[] = [
  { who: 'Testator', labels: ['Signature'] },
  { who: 'Witness 1', labels: witness },
  { who: 'Witness 2', labels: witness },
];
