import type { ClauseRule } from '../clause-rule.ts';
import { fullName } from '../names.ts';
import { isChild } from '../relationships.ts';
import type { Level, Person } from '../will-facts.ts';
import { clause, itemsOf, listOf, plain, type Word, words } from '../words.ts';

const fields = ['person_id', 'priority'].map((column) => `residuary_recipients.${column}`);
const nameFields = ['contacts.first_name', 'contacts.last_name', 'contacts.role'];
const listFrom = 3;

const giftId = (at: number) => `residue.level-${at + 1}`;
const substitutionId = (at: number) => `residue.substitution-${at + 1}`;

/** The clauses of every level, each level taking only if all those before it fail. */
export function levelClauses(levels: readonly Level[]): ClauseRule[] {
  const clauses: ClauseRule[] = [];
  for (const [at, level] of levels.entries()) {
    const isLast = at === levels.length - 1;
    clauses.push(gift(level, { at, isLast, before: clauses.map(({ id }) => id) }));
    if (level.some(isChild)) clauses.push(substitution(level, at));
    if (level.length > 1) clauses.push(failedShares(level, at));
  }
  return clauses;
}

interface Place {
  at: number;
  isLast: boolean;
  /** The clauses of the levels before this one. */
  before: readonly string[];
}

function gift(level: Level, { at, isLast, before }: Place): ClauseRule {
  const isFirst = before.length === 0;
  const condition = isFirst ? [] : words`If nobody takes my Residuary Estate under ${inOneBreath(before)}, `;
  const chosen = level.length > 1 ? 'these people' : 'this person';
  const order = isFirst ? `${chosen} first` : `${chosen} next, in case nobody before can take`;
  const shares = level.length > 1 ? 'share equally, and each inherits' : 'inherit';
  const intestacy = isLast ? ' If nobody named in this section can take, the law decides who inherits.' : '';
  const explained = {
    explanation: `In Residuary Estate you chose ${order}. They ${shares} only if still living 28 days after you.${intestacy}`,
    source: 'Law of Property Act 1925 s.184; Inheritance Tax Act 1984 s.92',
    fields: [...fields, ...nameFields],
  };
  return {
    id: giftId(at),
    write: (_will, say) => {
      const names = level.map(say);
      const give = words`${condition}I give ${isFirst ? 'my Residuary Estate' : 'it'}`;
      if (level.length === 1) {
        return { runs: words`${give} to ${listOf(names)} if that person survives me.`, ...explained };
      }
      if (level.length < listFrom) {
        const each = 'Each of them takes only if that person survives me.';
        return { runs: words`${give} in equal shares to ${listOf(names)}. ${each}`, ...explained };
      }
      const runs = words`${give} in equal shares to these people, each of whom takes only if that person survives me:`;
      return { runs, items: itemsOf(names), ...explained };
    },
  };
}

/** Clauses that follow one another: "clause 4.2", "clauses 4.2 and 4.3", "clauses 4.2 to 4.5". */
function inOneBreath([first = '', ...others]: readonly string[]): Word[] {
  const last = others.at(-1);
  if (!last) return words`clause ${clause(first)}`;
  return words`clauses ${clause(first)} ${others.length === 1 ? 'and' : 'to'} ${clause(last)}`;
}

/** Keeps a later level's words from speaking while an earlier level takes. */
const whereItApplies = (at: number, first: string, later: string): Word[] =>
  at === 0 ? words`${first}` : words`Where clause ${clause(giftId(at))} applies${later}`;

function substitution(level: Level, at: number): ClauseRule {
  const names = level.filter(isChild).map(nameOf);
  const [share, what] = level.length > 1 ? ['a share ', 'that share'] : ['', 'my Residuary Estate'];
  return {
    id: substitutionId(at),
    write: () => ({
      runs: words`${whereItApplies(at, 'If', ', and')} ${listOf(names, 'or')} does not survive me, or for any other reason does not take ${share}under clause ${clause(giftId(at))}, I give ${what} to those of that person’s children who survive me and reach the age of 18, in equal shares if there is more than one.`,
      explanation: `If ${names.length > 1 ? 'one of these children' : 'this child'} cannot take, their own children step in when they reach 18. You were not asked about this: it is what most families want, and close to what the law would do.`,
      // Express words, because section 33 covers neither stepchildren nor every way in which a gift fails.
      source: 'Wills Act 1837 s.33; Trustee Act 1925 ss.31 and 32',
      fields: [...fields, 'contacts.role'],
    }),
  };
}

function failedShares(level: Level, at: number): ClauseRule {
  const own = clause(giftId(at));
  const taken = level.some(isChild) ? words`clauses ${own} and ${clause(substitutionId(at))}` : words`clause ${own}`;
  return {
    id: `residue.failed-shares-${at + 1}`,
    // Without these words a failed share would pass as on intestacy, not to the others.
    write: () => ({
      runs: words`${whereItApplies(at, 'A', ', a')} share that nobody takes under ${taken} is added in equal parts to the shares that are taken.`,
      explanation:
        'If one of these people cannot take, their share goes to the others who share with them. Nothing is left over for the law to hand out.',
      source: 'Administration of Estates Act 1925 s.49',
      fields,
    }),
  };
}

const nameOf = (person: Person): Word[] => [plain(fullName(person))];
