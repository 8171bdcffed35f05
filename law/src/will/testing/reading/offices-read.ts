import type { Mention, PrintedClause, PrintedWill } from './printed-will.ts';

/** Executors in the order printed. */
export interface ExecutorsRead {
  first: readonly Mention[];
  /** Each of these fills a vacancy, in this order. */
  substitutes: readonly Mention[];
}

/** Who is to care for some children: those of one step together, a step only where nobody of those before can. */
export interface PlanRead {
  children: readonly Mention[];
  isForOthersToo: boolean;
  isWish: boolean;
  steps: readonly (readonly Mention[])[];
}

const fail = (why: string): never => {
  throw new Error(`cannot read: ${why}`);
};

const oneName = /⟦(\d+)⟧(?:,(?: each)? on reaching the age of 18)?/gu;

/** The names of a list, of which nothing but commas and “and” is left. */
function namesIn(list: string, { mentions }: PrintedWill): Mention[] {
  const rest = list.replaceAll(oneName, '').replaceAll(/,|\band\b|\s/gu, '');
  if (rest !== '') fail(list);
  return [...list.matchAll(oneName)].map(([, at]) => mentions[Number(at)] ?? fail(list));
}

const clausesOf = ({ sections }: PrintedWill, heading: string): readonly PrintedClause[] =>
  sections.find((section) => section.heading === heading)?.clauses ?? [];

const soleOrTogether =
  /^I appoint (.+?)(?: as the only executor and trustee| together as the executors and trustees) of this will\.$/u;
const inAList = 'I appoint these people together as the executors and trustees of this will:';
const oneSubstitute =
  /^(?:A vacancy does not end .+? willing to act\. )?If .+? cannot or will not act, I appoint (.+?) as (?:the only executor and trustee in that person’s place|an executor and trustee to fill that vacancy)\.$/u;
const substitutesInTurn =
  /cannot or will not act, I appoint as (?:the only executor and trustee in that person’s place|an executor and trustee to fill that vacancy) the next of these people, in this order, who is able and willing to act:$/u;

export function executorsRead(will: PrintedWill): ExecutorsRead {
  const clauses = clausesOf(will, 'EXECUTORS AND TRUSTEES');
  const listed = (items: readonly string[]) => items.flatMap((item) => namesIn(item.replace(/[.;]$/u, ''), will));
  const first = clauses.flatMap(({ text, items }) => {
    const [, names] = soleOrTogether.exec(text) ?? [];
    return names ? namesIn(names, will) : text === inAList ? listed(items.map(withoutAnd)) : [];
  });
  const substitutes = clauses.flatMap(({ text, items }) => {
    const [, name] = oneSubstitute.exec(text) ?? [];
    return name ? namesIn(name, will) : substitutesInTurn.test(text) ? listed(items.map(withoutAnd)) : [];
  });
  if (first.length === 0) fail('nobody is appointed');
  return { first, substitutes };
}

const withoutAnd = (item: string) => item.replace(/[;,]? and$/u, '');

const asFarAs = '[Ss]o far as I have power to do so, ';
const others = /any (?:other )?child of mine who is (?:not named in this section and is )?under 18 when I die/u;
const appointed = new RegExp(
  `^(?:It is my wish that (?<wished>.+?) should be the guardians? of (?<whose>.+?)\\. This is a wish,.*|I expect (?<parent>.+?), who is the other parent of (?<theirs>.+?), to continue caring for (?:each of them|that child)\\. (?<unless>.+))$|^(?:${asFarAs}|As special guardian, )?I appoint (?<chosen>.+?) as the guardians? of (?<of>.+?)\\.$`,
  'u',
);
const instead = new RegExp(
  `^If .+? or cannot or will not act, (?:it is my wish that|(?:${asFarAs})?I appoint) (?<who>.+?)(?: should be| as) guardian of (?:that child|each child to whom clause \\d+\\.\\d+ applies)(?<end>[.:])$`,
  'u',
);
const inTurn = 'the first of these choices who can and will act, in this order,';
const whichever = ' together (or whichever of them is able and willing to act)';

export function plansRead(will: PrintedWill): PlanRead[] {
  const plans: PlanRead[] = [];
  const step = (names: string) => namesIn(names.replace(whichever, ''), will);
  for (const { text, items } of clausesOf(will, 'GUARDIANSHIP OF MINOR CHILDREN').slice(1)) {
    const first = appointed.exec(text)?.groups;
    const next = instead.exec(text)?.groups;
    if (first) {
      const { wished, whose, parent, theirs, unless, chosen, of } = first;
      const children = whose ?? theirs ?? of ?? '';
      plans.push({
        children: namesIn(children.replace(others, ''), will),
        isForOthersToo: others.test(children) || others.test(unless ?? ''),
        isWish: wished !== undefined,
        steps: [step(wished ?? parent ?? chosen ?? '')],
      });
    } else if (next) {
      const plan = plans.at(-1) ?? fail(text);
      const more = next.end === ':' && next.who?.startsWith(inTurn) ? items.map(withoutAnd) : [next.who ?? ''];
      const steps = more.map((names) => step(names.replace(/[;.]$/u, '')));
      plans[plans.length - 1] = { ...plan, steps: [...plan.steps, ...steps] };
    } else fail(text);
  }
  return plans;
}
