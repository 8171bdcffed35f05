import type { Names } from './other-takers.ts';
import { phrase, saying } from './phrase-patterns.ts';

/** Words that let a debt go. */
export const releases = [
  saying("(need|needs|do|does|should|must)( not|n't) (need to )?(be )?(repay|repaid|pay back|paid back)"),
  saying(
    '(forgive|forgiven|forgiveness|forgiving|release|releasing|cancel|cancelling|cancellation|waive|waiver|waiving|write off|writing off)(?!\\p{L}).*(?<!\\p{L})((loan|debt|mortgage)s?|owe[sd]?|owing)',
  ),
];

/** Says whether the words let a debt go, whoever owes it. */
export const releasesDebt = (plain: string) => releases.some((words) => words.test(plain));

/** The debtor, as the words of an item name one. */
const debtor = `(${phrase('he|she|they|him|her|them|(my|our) (?!estate)\\p{Ll}+( {name})?|{name}( {name})?')})`;
const owedBy = [
  `${debtor}${phrase(' (still )?ow(e|es|ed) (it )?(to )?me')}`,
  `${phrase('what(ever)? ')}${debtor}${phrase(' (still )?owes')}`,
  `${debtor}${phrase("'s (outstanding |unpaid )?(debt|loan)s?")}`,
  `${phrase('lent (to )?')}${debtor}`,
  `${phrase('loans? ((that )?I (made|gave) )?to ')}${debtor}`,
  `${phrase('(owed|owing|due|repayable) (to )?(me|my estate) (by|from) ')}${debtor}`,
].map((words) => new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'u'));

const pronoun = /^(?:he|she|they|him|her|them)$/u;

/** Says whether those who take the debt owe it themselves: they can only be released from it. */
export function releasesBeneficiary(plain: string, { takers, phrases }: Names): boolean {
  const debtors = owedBy.flatMap((words) => words.exec(plain)?.[1] ?? []);
  return debtors.some((debtor) => {
    const [, word = '', name = ''] = /^((?:my|our)\s+\p{Ll}+)?\s*(\S*)/u.exec(debtor) ?? [];
    if (name !== '' && !pronoun.test(name)) return takers.has(name.toLowerCase());
    return word === '' ? takers.size > 0 : phrases.has(word.replace(/\s+/gu, ' '));
  });
}
