import { asEnding, tidy } from './phrases.ts';

const maxLength = 60;

// As whole words, so that an estate agent and a property manager keep their occupations. A number, an initial or a
// company may well begin with "my" or "I": only what gives, appoints or cancels can do harm.
const operative = /[;\n]|(?<!\p{L})(?:shall|give|bequeath|devise|appoint|revoke|leave\s.*\bto)(?!\p{L})/iu;

/**
 * Says whether a short answer can stand inside a clause of the will: one line, with no word that could give, appoint or
 * cancel anything (Wills Act 1837 s.9).
 */
export const isHarmlessAnswer = (typed: string) =>
  !operative.test(typed.trim()) && [...tidy(typed)].length <= maxLength;

/** Says that there is nothing to say: `none`, `n/a`, a dash, a full stop. */
const filler = /^(?:[^\p{L}\p{N}]*|0+|n\W?a\W?|none|nil|nothing|no|not applicable|unknown|tbc|x+)\W?$/iu;

/** A short answer as a clause prints it; empty where there is nothing to say, or it could be read as a clause itself. */
export const harmlessEnding = (typed: string) =>
  isHarmlessAnswer(typed) && !filler.test(tidy(typed)) ? asEnding(typed) : '';
