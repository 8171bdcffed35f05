import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';

/**
 * The same rules read a second time, from the people upwards: each person in a class is asked whether they take, and how
 * their ancestors’ shares were divided on the way to them. Slow, and alike in nothing but the law.
 */
export function readIndependently(family: Family): { rows: string[]; crown: number } {
  const day = (text: string) => Math.round(Date.parse(text) / 86_400_000);
  const death = day(family.asOf);

  const survived = (person: Relative): boolean => {
    if (person.alive === false) return false;
    if (person.died === undefined || day(person.died) > death) return true;
    if (day(person.died) < death || person.order === undefined || person.order === 'before') return false;
    return person.order === 'after' || day(person.born ?? '') > day(family.born ?? '');
  };
  const isOfAge = (person: Relative): boolean => {
    if (person.married) return true;
    const until = person.died !== undefined && day(person.died) > death ? person.died : family.asOf;
    if (person.born !== undefined) return addYears(person.born, 18) <= until;
    if (person.unborn) return addYears(family.asOf, 18) <= until;
    return person.age === undefined || addYears(family.asOf, 18 - person.age) <= until;
  };
  const isRelated = ({ kind = 'birth', blood }: Relative) => ['birth', 'adopted'].includes(kind) && blood !== 'none';
  const isBarred = ({ disclaims, forfeits }: Relative) => Boolean(disclaims || forfeits);
  /** Present in person: nobody stands in for them, whoever they have. */
  const takesThemselves = (person: Relative) =>
    isRelated(person) && survived(person) && !isBarred(person) && (isOfAge(person) || person.died === undefined);
  const lineTakes = (person: Relative): boolean =>
    isRelated(person) && (takesThemselves(person) || (person.children ?? []).some(lineTakes));

  /** Each beneficiary with the number of equal parts of which they take one. */
  const byStocks = (members: readonly Relative[], before: bigint): [Relative, bigint][] => {
    const stocks = BigInt(members.filter(lineTakes).length);
    return members.filter(isRelated).flatMap((member): [Relative, bigint][] => {
      if (takesThemselves(member)) return [[member, before * stocks]];
      return lineTakes(member) ? byStocks(member.children ?? [], before * stocks) : [];
    });
  };
  const outright = (members: readonly Relative[]): [Relative, bigint][] => {
    const there = members.filter((member) => isRelated(member) && survived(member) && !isBarred(member));
    return there.map((member) => [member, BigInt(there.length)]);
  };

  const { spouse, children = [], parents = [], siblings = [], grandparents = [], auntsAndUncles = [] } = family;
  const everybody = [spouse, children, parents, siblings, grandparents, auntsAndUncles].flat().flatMap(withDescendants);
  const estate =
    family.estatePence +
    (family.outside ?? []).reduce((total, { to, pence }) => {
      const owner = everybody.find(({ id }) => id === to);
      return owner && survived(owner) && !owner.forfeits ? total : total + pence;
    }, 0);
  const widow =
    spouse &&
    ['married', 'civil-partner', 'separated', 'conditional-order'].includes(spouse.status) &&
    spouse.alive !== false &&
    (spouse.died === undefined || day(spouse.died) > death + 27) &&
    !isBarred(spouse)
      ? spouse
      : null;

  const rows: string[] = [];
  const write = (person: Relative, what: string, pence: number, fraction: string | null, heldUntil: string | null) =>
    rows.push([person.id, what, pence, fraction, heldUntil, person.died !== undefined].join(' '));
  const divide = (pool: number, beneficiaries: [Relative, bigint][], of: bigint, what: string, isHeld: boolean) => {
    if (pool === 0) return;
    const list: [Relative, bigint][] = widow && of > 1n ? [[widow, 1n], ...beneficiaries] : beneficiaries;
    const whole = list.reduce((product, [, parts]) => product * of * parts, 1n);
    const exact = list.map(([, parts]) => (BigInt(pool) * whole) / (of * parts));
    const pence = exact.map((amount) => Number(amount / whole));
    for (let left = pool - pence.reduce((a, b) => a + b, 0); left > 0; left--) {
      const owed = exact.map((amount, at) => amount - BigInt(pence[at] ?? 0) * whole);
      const at = owed.reduce((best, amount, other) => (amount > (owed[best] ?? 0n) ? other : best), 0);
      pence[at] = (pence[at] ?? 0) + 1;
    }
    for (const [at, [person, parts]] of list.entries()) {
      const isWidow = person === widow;
      const fraction = of * parts === 1n ? '1' : `1/${of * parts}`;
      write(
        person,
        isWidow ? 'half of the rest' : what,
        pence[at] ?? 0,
        fraction,
        isHeld && !isWidow && !isOfAge(person) ? '18' : null,
      );
    }
  };

  const issue = byStocks(children, 1n);
  if (widow && issue.length === 0) {
    if (estate > 0) write(widow, 'everything', estate, '1', null);
    return { rows, crown: 0 };
  }
  if (widow) {
    const belongings = family.chattelsPence ?? 0;
    const legacy = Math.min(estate - belongings, 32_200_000);
    if (belongings > 0) write(widow, 'personal chattels', belongings, null, null);
    if (legacy > 0) write(widow, 'statutory legacy', legacy, null, null);
    divide(estate - belongings - legacy, issue, 2n, 'share', true);
    return { rows, crown: 0 };
  }
  const ofBlood = (list: readonly Relative[], half: boolean) =>
    list.filter(({ blood }) => (half ? blood === 'half' : blood !== 'half'));
  const classes: { beneficiaries: [Relative, bigint][]; isHeld: boolean }[] = [
    { beneficiaries: issue, isHeld: true },
    { beneficiaries: outright(parents), isHeld: false },
    { beneficiaries: byStocks(ofBlood(siblings, false), 1n), isHeld: true },
    { beneficiaries: byStocks(ofBlood(siblings, true), 1n), isHeld: true },
    { beneficiaries: outright(grandparents), isHeld: false },
    { beneficiaries: byStocks(ofBlood(auntsAndUncles, false), 1n), isHeld: true },
    { beneficiaries: byStocks(ofBlood(auntsAndUncles, true), 1n), isHeld: true },
  ];
  const first = classes.find(({ beneficiaries }) => beneficiaries.length > 0);
  if (!first) return { rows, crown: estate };
  divide(estate, first.beneficiaries, 1n, 'share', first.isHeld);
  return { rows, crown: 0 };
}

function withDescendants(person: Relative | null | undefined): Relative[] {
  return person ? [person, ...(person.children ?? []).flatMap(withDescendants)] : [];
}

/** The same day so many years later; 29 February is 1 March of a common year. */
function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}
