import type { SharedWords } from '@plainwill/contracts/will-data/couple/shared-words';
import { sharedWords } from '@plainwill/law/couple/shared-words';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { type RecordOfDay, storedFacts } from '../record/testator-record/stored-facts.ts';

/** The words of the will of a day. @throws {Refusal} as `storedFacts` */
export const words = (stored: RecordOfDay): SharedWords =>
  sharedWords(composeWill(storedFacts(stored), { asOf: stored.asOf }));
