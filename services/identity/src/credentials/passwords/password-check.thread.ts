import { whyGuessable } from './guessability.ts';

export interface PasswordCheckJob {
  password: string;
  ownWords: string[];
}

/** On a thread of its own: the lists take a third of a second to load, and a password some milliseconds to judge. */
export default ({ password, ownWords }: PasswordCheckJob): string | null => whyGuessable(password, ownWords);
