import { writtenWishes } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { WillFacts } from '../../facts/will-facts.ts';
import { saysSecret } from '../items/secrets.ts';

type FuneralWishes = WillFacts['funeralWishes'];

const sum = /£\s?\d|(?<!\p{L})(?:\d[\d,]*|hundred|thousand)\s+pounds(?!\p{L})/iu;
/** These words are no gift: the cost of the funeral, and what mourners may give. */
const cost =
  /(?<!\p{L})(?:spend|spent|spending|cost|costs|costing|budget|price|prepaid|pre-paid|paid\s+(?:already|for)|hire|fees?|tickets?|entry|each\s+way|per\s+(?:head|person)|donat\p{L}*|collection|no\s+more\s+than|not\s+more\s+than|not\s+over|at\s+most|up\s+to|less\s+than|under|maximum|limit|cheap\p{L}*)(?!\p{L})/iu;

/** Words that give or take away; what is left to somebody to choose or to arrange is no gift. */
const giving = [
  /(?<!\p{L})I\s+(?:also\s+|hereby\s+)*(?:leave|give|bequeath)(?!\p{L})(?!\s+(?:it|this|that|these|them|you|from|my\s+(?:body|organs|eyes)|(?:the|any|all|every|my)\s+(?:\p{L}+\s+)?(?:choices?|details?|decisions?|rest|arrangements?|music|readings?|hymns?|thanks|love|blessing|permission|consent)|permission|consent|thanks|no(?!\p{L})|(?:everything|all)\s.*(?:arrange|decide|organi[sz]e|choose)))/iu,
  /(?<!\p{L})(?:gets?|get|receives?|inherits?|is\s+left|will\s+have|to\s+have)\s+(?:nothing|none\s+of)(?!\p{L})|(?<!\p{L})(?:loses?|forfeits?)\s+(?:his|her|their|the)\s+(?:share|gift|inheritance|legacy)/iu,
];

const isGiving = (sentence: string) =>
  giving.some((words) => words.test(sentence)) || (sum.test(sentence) && !cost.test(sentence));

/** The sentences of a text, each with what stands between it and the next. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|\n+/u);

/** The sentences of a wish that would give or take away: no wish can, so the will leaves them out. */
export const givingIn = (text: string) => sentencesOf(text).filter(isGiving);

/** A wish as it is printed; one with a secret not at all, for a secret can go on in the next sentence. */
function printed(text: string): string {
  if (saysSecret(text)) return '';
  const sentences = sentencesOf(text);
  return sentences.some(isGiving) ? sentences.filter((sentence) => !isGiving(sentence)).join(' ') : text;
}

/** The wishes, without what would read like a gift and without secrets. */
export const printedWishes = (funeral: FuneralWishes): FuneralWishes => ({
  ...funeral,
  ...Object.fromEntries(writtenWishes.map((field) => [field, printed(funeral[field])])),
});
