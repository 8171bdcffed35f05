import { asEnding, tidy } from './phrases.ts';

const maxLength = 60;

// As whole words, so that an estate agent and a property manager keep their occupations.
const operative = /[;:"“”‘\n]|(?<!\p{L})(?:I|my|shall|give|bequeath|devise|appoint|revoke|leave\s.*\bto)(?!\p{L})/iu;

/**
 * Says whether a short answer can stand inside a clause of the will: one line, with no word that could give, appoint or
 * cancel anything (Wills Act 1837 s.9).
 */
export const isHarmlessAnswer = (typed: string) =>
  !operative.test(typed.trim()) && [...tidy(typed)].length <= maxLength;

/** A short answer as a clause prints it; empty where it could be read as a clause itself. */
export const harmlessEnding = (typed: string) => (isHarmlessAnswer(typed) ? asEnding(typed) : '');
