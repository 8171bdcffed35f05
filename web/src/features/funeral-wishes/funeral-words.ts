import type { FuneralType } from '@plainwill/contracts/will-data/vocabulary';

export const funeralWords: Record<FuneralType, string> = { burial: 'Burial', cremation: 'Cremation' };
