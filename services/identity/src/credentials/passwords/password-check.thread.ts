import { whyGuessable } from './guessability.ts';

export interface PasswordCheckJob {
  password: string;
  userInputs: string[];
}

/** On a thread of its own: the lists take a third of a second to load, and a password some milliseconds to judge. */
export default ({ password, userInputs }: PasswordCheckJob): string | null => whyGuessable(password, userInputs);
