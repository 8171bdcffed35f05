import { folded } from '@plainwill/contracts/shared/folded';

/** The words of a text as a blind index has them: folded, and split at all that is neither a letter nor a digit. */
export const searchWordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
