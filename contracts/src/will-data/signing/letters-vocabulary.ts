/**
 * The letters of wishes, by whom they are for, in the order in which they are listed. A letter about things belongs to
 * the belongings of the will, and the reasons why a person is left out have a statement of their own: see the provisions.
 */
export const letterKinds = ['guardians', 'trustees', 'executors', 'person'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Completes “a letter …”; one to a person says whom. */
export const letterKindLabels: Record<LetterKind, string> = {
  guardians: 'To the guardians of my children',
  trustees: 'To my trustees',
  executors: 'To my executors',
  person: 'To a person',
};

/** The most letters of one account, and the most earlier versions of one letter: beyond that the oldest goes. */
export const maxLetters = 20;
export const maxLetterVersions = 10;

/** The longest lines, and the longest words of a letter: about four pages. */
export const maxLetterLine = 120;
export const maxLetterBody = 10_000;

/** The texts of a letter, in the order in which they are asked. */
export const letterTexts = ['addressee', 'title', 'body'] as const;
