import { numberWord } from './number-words.ts';

/** A sum of money at the beginning of an item; a note or a coin is a thing. */
export const sumOfMoney = `(?:(?:my|the|a|another)\\s+)?(?:(?:sum|gift|legacy)\\s+of\\s+)?(?:£\\s?\\d[\\d,.]*(?:\\s?(?:k|m|million|thousand)(?!\\p{L}))?|(?:\\d[\\d,.]*|(?:${numberWord}\\s+)+(?:thousand\\s+)?)\\s*pounds)(?!\\s*(?:\\p{Ll}+\\s+)?(?:notes?|coins?|stamps?|voucher|postal)(?!\\p{L}))`;
