export const leadNameLength = 200;
export const leadQuestionLength = 2000;

/** A lead agrees to this text, word for word; it is stored with each lead. */
export const leadConsentWording = 'I agree that you may contact me about will planning.';

/** The day from which these words are used; another wording has another version. */
export const leadConsentVersion = '2026-11-20';
