import { restByOrder } from '@plainwill/law/couple/rest-by-order';
import { factsSoFar, type RecordOfDay } from '../record/testator-record/stored-facts.ts';

export const rest = (stored: RecordOfDay) => restByOrder(factsSoFar(stored), stored.asOf);
