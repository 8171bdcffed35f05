import { inheritanceAge } from '@plainwill/contracts/will-data/ceilings';
import type { WillSettings } from '@plainwill/contracts/will-data/will-settings';

/** Before anything is chosen. */
export const usualSettings: WillSettings = {
  childrenInheritanceAge: inheritanceAge.usual,
  hasNoSpecificGifts: false,
  includePartner: null,
  executionVariant: null,
};
