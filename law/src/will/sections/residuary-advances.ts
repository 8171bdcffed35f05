import { answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { spellOutMoney } from '../../wording/spell-out-money.ts';
import { clause, clauseNumbers, itemsOf, type Word, wording } from '../../wording/wording.ts';
import type { Advance } from '../model/provisions-of.ts';
import type { Will } from '../model/will.ts';
import type { ClauseRule } from './clause-rule.ts';
import type { Mention } from './mention.ts';
import { residuaryRecipients } from './sources.ts';

const listedId = 'residue.advances';
export const countingId = 'residue.advances-counted';

// The last Act that counted an advance ended with the deaths of 1995: today nothing counts but what a will says.
const source =
  'Administration of Estates Act 1925 s.47(1)(iii), repealed by the Law Reform (Succession) Act 1995 s.1(2)';

function given({ person, amount, purpose, year }: Advance, mention: Mention): Word[] {
  const when = year === null ? '' : ` in ${year}`;
  return wording`${spellOutMoney(amount)} to ${mention(person)}${when}${purpose && ` (${purpose})`}`;
}

const listed: ClauseRule = {
  id: listedId,
  write: ({ advances }, mention) => {
    const sums = advances.map((advance) => given(advance, mention));
    const [only] = sums;
    return {
      ...(only && sums.length === 1
        ? { runs: wording`In my lifetime I gave ${only}. Clause ${clause(countingId)} says how that advance counts.` }
        : {
            runs: wording`In my lifetime I gave these sums, and clause ${clause(countingId)} says how each advance counts:`,
            items: itemsOf(sums),
          }),
      explanation: `You have given ${sums.length === 1 ? 'this' : 'these'} already, and want it to count towards a share of what is left.`,
      source,
      answers: advances.map(({ id }) => answersIn('provisions', ['personId', 'amount', 'purpose', 'year'], id)),
    };
  },
};

/** @param sharing the clauses by which people share */
const counting = (sharing: readonly string[]): ClauseRule => ({
  id: countingId,
  write: () => ({
    runs: wording`Where people share my Residuary Estate under ${clauseNumbers(sharing)}, advances count in this way:`,
    items: itemsOf([
      wording`an advance counts if the person who had it takes a share, or that person’s stand-ins do`,
      wording`the advances that count are added to my Residuary Estate, the total is divided into those shares, and each advance is taken off the share of the person who had it, or of that person’s stand-ins in the proportions in which they share`,
      wording`where a person’s advances are more than that share, neither that person nor that person’s stand-ins take or repay anything, those advances do not count, and the division is made again among the others, whose shares keep the proportions that they bear to one another`,
      wording`only the advances in clause ${clause(listedId)} count, without interest, and my Trustees may accept the amounts stated there as final`,
    ]),
    explanation:
      'What was given already is added to what is left, everything is divided as you chose, and what each person has had comes off their share. No one ever has to pay anything back. The law counts nothing of this unless a will says so.',
    source,
    answers: [residuaryRecipients],
  }),
});

/** The clauses that bring what was given already into account; none where nothing was. */
export const advanceClauses = ({ advances }: Will, sharing: readonly ClauseRule[]): ClauseRule[] =>
  advances.length === 0 ? [] : [listed, counting(sharing.map(({ id }) => id))];
