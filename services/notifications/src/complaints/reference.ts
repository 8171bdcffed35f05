import { randomInt } from 'node:crypto';
import { referenceCharacters } from '@plainwill/contracts/notifications/complaint-vocabulary';

const four = () => Array.from({ length: 4 }, () => referenceCharacters[randomInt(referenceCharacters.length)]).join('');

/** Tells nothing: not how many there are, nor when it came, nor from whom. */
export const newReference = () => `C-${four()}-${four()}`;
