import type { ExecutionVariant } from '@plainwill/law/will/composition/signing-form';

/** What is done otherwise, and what the witnesses tick, where the testator does not read and sign in the usual way. */
interface VariantGuidance {
  /** How long it takes. */
  time: string;
  /** Steps before the day. */
  before: readonly string[];
  /** Steps before anybody writes. */
  readOver: readonly string[];
  /** How the testator’s part at the foot of each page is filled in. */
  initials: string;
  /** How the date is written. */
  date: string;
  /** How the will is signed. */
  signs: readonly string[];
  /** What a witness has heard and seen. */
  witnessed: readonly string[];
}

const date = 'Write the date on the last page, in words. It is the day on which you sign.';
const sawSigning = 'I saw them sign it, and the other witness was there and saw it too.';

const readerBefore =
  'Ask someone who gets nothing under the will to read it to you on the day, and ask a solicitor to be there.';
const readAloud =
  'Have the whole will read aloud, from the first word to the last, while both witnesses listen. Then say that you understand it and that it is right. You may feel each page.';
const beside = 'Your witnesses sit and sign beside you, where they could be seen.';
const readerWrites = 'The reader signs where it says Reader, and writes their full name and address there.';
const heardItRead = 'I heard it read over, from the first word to the last, and they said that it was right.';

const longer = 'Allow an hour, because the whole will is read aloud first';

const standard: VariantGuidance = {
  time: 'It takes about ten minutes',
  before: [],
  readOver: [],
  initials:
    'Once all three of you have signed, put your initials in the box for the testator at the foot of every page.',
  date,
  signs: ['Sign with your usual signature, while both of them watch until your pen leaves the paper.'],
  witnessed: [sawSigning],
};

const variants: Record<NonNullable<ExecutionVariant>, VariantGuidance> = {
  standard,
  cannot_read: {
    ...standard,
    time: longer,
    before: [readerBefore],
    readOver: [readAloud, beside],
    signs: [...standard.signs, readerWrites],
    witnessed: [heardItRead, sawSigning],
  },
  by_mark: {
    time: longer,
    before: [readerBefore],
    readOver: [readAloud, beside],
    initials:
      'Once all three of you have signed, make a small mark in the box for the testator at the foot of every page.',
    date: 'Someone may write the date on the last page for you, in words. It is the day on which you sign.',
    signs: [
      'Make your mark in the box, while both of them watch. Any mark will do, a thumbprint or initials too, if you mean it as your signature. Nobody guides your hand unless you ask for it.',
      readerWrites,
    ],
    witnessed: [
      heardItRead,
      'I saw the mark made, and the other witness was there and saw it too.',
      'Nobody guided their hand without being asked to.',
    ],
  },
  signed_by_another: {
    time: longer,
    before: [
      readerBefore,
      'Ask someone to sign for you. It must not be a witness, nor someone who gets anything under the will, nor the husband, wife, civil partner or partner of one who does.',
    ],
    readOver: [
      readAloud,
      'Ask the person who is to sign for you to do so, in words or by a clear sign, with both witnesses there. Silence is not enough.',
    ],
    initials:
      'Once all have signed, the person who signed for you puts their initials in the box for the testator at the foot of every page.',
    date: 'They write the date on the last page, in words. It is the day on which they sign.',
    signs: [
      'They sign their own name with “for” and your name after it, and write their full name and address, while you and both witnesses watch.',
      readerWrites,
    ],
    witnessed: [
      heardItRead,
      'I heard or saw the request: the person making the will asked, in words or by a clear sign, for it to be signed for them.',
      'I saw that person sign, in front of the one who had asked, and the other witness was there and saw it too.',
    ],
  },
};

export const guidanceOn = (variant: ExecutionVariant): VariantGuidance => variants[variant ?? 'standard'];
