import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { describe, expect, it } from 'vitest';
import { asOf, someFacts } from '../testing/facts.ts';
import { composeWill } from './compose-will.ts';
import { asDraft, forSigning } from './signing-form.ts';
import { willText } from './will-text.ts';

const variants = ['standard', 'cannot_read', 'by_mark', 'signed_by_another'] as const;
const draftOf = (executionVariant: string) =>
  composeWill(someFacts({ more: { willSettings: { executionVariant } } }), { asOf });
const finding = (severity: Finding['severity']): Finding => ({
  id: 'GFT-03',
  severity,
  subject: 'gifts',
  message: '',
  source: '',
  place: null,
});

describe('a draft', () => {
  it.each(variants)('has an attestation to read, and nowhere to sign: %s', (variant) => {
    const draft = asDraft(draftOf(variant), [finding('warns')]);
    expect(draft).toMatchObject({ purpose: 'draft', dated: 'Dated: TBC', signatures: [], copy: null });
    const text = willText(draft).join('\n');
    expect(text).toMatch(/signed this document .*present at the same time\. Each of us then signed it/);
    expect(text).not.toMatch(/Witness|Full name|Occupation|_/);
  });

  it.each(variants)('has no attestation while something blocks: %s', (variant) => {
    const draft = asDraft(draftOf(variant), [finding('warns'), finding('blocks')]);
    expect(draft).toMatchObject({ purpose: 'blocked_draft', attestation: '', signatures: [] });
    const lines = willText(draft);
    expect(lines.at(-1)).toBe('Dated: TBC');
    expect(lines.join('\n')).not.toContain('signed this document');
  });
});

describe('a will to sign', () => {
  const reader = ['Reader', 'Signature', 'Full name', 'Address'];

  it.each([
    ['standard', /^ELEANOR MAY HART signed this document to give effect to it as a will, with both of us/],
    [
      'cannot_read',
      /^Before it was signed, this document was read over to ELEANOR MAY HART \(the testator\) by the reader .* with both of us present\. The testator seemed to us to understand it fully, and said that it was right\. The testator then signed/,
    ],
    ['by_mark', /read over .* signed this document by making a mark, which was meant as a signature, to give effect/],
    [
      'signed_by_another',
      /read over .* at the testator’s own request and direction, in the testator’s presence and on behalf of the testator, the person/,
    ],
  ] as const)('says how it is signed: %s', (variant, said) => {
    const { attestation } = forSigning(draftOf(variant), variant);
    expect(attestation).toMatch(said);
    expect(attestation).toMatch(/present at the same time\. Each of us then signed it in the presence of/);
  });

  it.each([
    ['standard', ['Testator', 'Signature', 'ELEANOR MAY HART']],
    ['cannot_read', [...reader, 'Testator', 'Signature', 'ELEANOR MAY HART']],
    ['by_mark', [...reader, 'Testator', 'The mark of ELEANOR MAY HART']],
    ['signed_by_another', [...reader, 'Signed on behalf of ELEANOR MAY HART', 'Signature', 'Full name', 'Address']],
  ] as const)('has a place for everyone who signs, and the witnesses last: %s', (variant, first) => {
    const lines = willText(forSigning(draftOf(variant), variant));
    const witness = ['Signature', 'Full name', 'Address', 'Occupation'];
    const signed = [...first, 'Witness 1', ...witness, 'Witness 2', ...witness];
    expect(lines.slice(-signed.length)).toEqual(signed);
    expect(lines).toContain('Dated this ______ day of ______ two thousand and ______');
  });

  it('is signed as usual where nobody has said how', () => {
    const draft = composeWill(someFacts(), { asOf });
    expect(forSigning(draft, null).signatures[0]).toMatchObject({ who: 'Testator', labels: ['Signature'] });
  });
});
