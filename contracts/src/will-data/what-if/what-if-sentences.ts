import type { CalendarDate } from '../../shared/calendar-date.ts';
import { capitalised, listed } from '../../shared/phrases.ts';
import { poundsText } from '../../shared/pounds-text.ts';
import { spouseKey, testatorKey } from './people-keys.ts';
import type { Taking, WhatIfAnswer, WhatIfEvents, WhatIfStep } from './what-if.ts';

/** The names of everybody and everything in an answer, by id. */
export interface Called {
  person: (id: string) => string;
  gift: (id: string) => string;
}

interface Names {
  people: readonly { id: string; shortName: string }[];
  gifts: readonly { id: string; name: string }[];
}

/** The names of those in a will and of its gifts, and of whoever is born in the story. */
export function calledIn({ people, gifts }: Names, { born = [] }: Pick<WhatIfEvents, 'born'>): Called {
  const names = new Map([[testatorKey, 'you'], ...people.map(({ id, shortName }) => [id, shortName] as const)]);
  const nameOf = (id: string) => names.get(id) ?? born.find((one) => one.id === id)?.name ?? 'someone in your family';
  for (const one of born) names.set(one.id, nameOfBorn(one, born, nameOf));
  const giftNames = new Map(gifts.map(({ id, name }) => [id, name]));
  return {
    person: (id) => names.get(id) ?? 'someone in your family',
    gift: (id) => giftNames.get(id) ?? 'a gift',
  };
}

type Born = NonNullable<WhatIfEvents['born']>[number];

const generations = ['child', 'grandchild', 'great-grandchild'];

/** The name of somebody born in the story; without one, "Paul’s grandchild born in 2020", by whoever above has a name. */
export function nameOfBorn({ name, of, on }: Born, born: readonly Born[], nameOf: (id: string) => string): string {
  if (name) return name;
  const unnamed = new Map(born.flatMap((one) => (one.name ? [] : [[one.id, one.of] as const])));
  let [above, generation] = [of, 0];
  for (let next = unnamed.get(above); next !== undefined && generation < born.length; next = unnamed.get(above)) {
    above = next;
    generation += 1;
  }
  const whose = above === testatorKey ? 'your' : `${nameOf(above)}’s`;
  return `${whose} ${generations[generation] ?? 'descendant'} born in ${on.slice(0, 4)}`;
}

const listOf = (ids: readonly string[], { person }: Called) => listed([...new Set(ids)].map(person));

const maxNames = 4;

/** "Ann, Ben, Cat and 3 others". */
function shortListOf(ids: readonly string[], called: Called): string {
  if (ids.length <= maxNames) return listOf(ids, called);
  const named = ids.slice(0, maxNames - 1).map(called.person);
  return listed([...named, `${ids.length - named.length} others`]);
}

type Death = NonNullable<WhatIfEvents['died']>[number];
export type WhenDied = 'before' | 'together' | 'after';

/** When somebody dies, seen from the testator’s own death. On the same day it is before, unless it says otherwise. */
export function whenDied({ on, order = 'before' }: Death, deathOn: CalendarDate): WhenDied {
  if (on !== deathOn) return on < deathOn ? 'before' : 'after';
  return order === 'unknown' ? 'together' : order;
}

const reasons = {
  witness: 'was a witness to your will',
  disclaims: 'turns down what you leave',
  forfeits: 'caused your death',
} as const;

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Each event is a clause that can follow "if": "Daniel dies before you". The list is empty as things stand. */
function whatHappens(events: WhatIfEvents, called: Called): string[] {
  const { deathOn, died = [], born = [], gone = [], willNotAct = [], cannotTake = [], married, homeIsJoint } = events;
  const hasChildren = (person: string) => born.some(({ of }) => of === person);
  const when = (wanted: WhenDied) =>
    died.filter((death) => whenDied(death, deathOn) === wanted).map(({ person }) => person);
  const [before, together, after] = [when('before'), when('together'), when('after')];
  const [parents, childless] = [before.filter(hasChildren), before.filter((person) => !hasChildren(person))];
  const dies = (ids: readonly string[]) => `${shortListOf(ids, called)} ${ids.length === 1 ? 'dies' : 'die'}`;
  const countOf = (parent: string) => born.filter(({ of }) => of === parent).length;
  const childrenOf = (parent: string) =>
    countOf(parent) === 1 ? 'a child' : `${counts[countOf(parent)] ?? countOf(parent)} children`;
  const later = born.filter(({ of }) => of === testatorKey).length;
  return [
    ...(together.length > 0 ? [`you and ${shortListOf(together, called)} die together`] : []),
    ...(childless.length > 0 ? [`${dies(childless)} before you`] : []),
    ...parents.map((parent) => `${dies([parent])} before you, leaving ${childrenOf(parent)}`),
    ...(after.length > 0 ? [`${dies(after)} soon after you`] : []),
    ...(later > 0 ? [later === 1 ? 'you have another child' : `you have ${counts[later] ?? later} more children`] : []),
    ...(homeIsJoint === undefined ? [] : [`you ${homeIsJoint ? 'own' : 'do not own'} your home jointly`]),
    ...(events.divorcedOn ? [`you and ${called.person(spouseKey)} divorce`] : []),
    ...(married ? [married.to === 'other' ? 'you marry someone else' : `you marry ${called.person(spouseKey)}`] : []),
    ...cannotTake.map(({ person, why }) => `${called.person(person)} ${reasons[why]}`),
    ...(willNotAct.length > 0 ? [`${listOf(willNotAct, called)} will not act`] : []),
    ...(gone.length > 0 ? [`you no longer own ${listed(gone.map(called.gift))}`] : []),
  ];
}

/**
 * "If Daniel dies before you and you have another child"; "As things stand" where nothing has happened.
 * @param isResized whether the estate is larger or smaller than it is
 */
export function storyTitle(events: WhatIfEvents, called: Called, isResized = false): string {
  const size = isResized ? [`you leave ${poundsText(events.estatePence)}`] : [];
  const happened = [...whatHappens(events, called), ...size];
  return happened.length === 0 ? 'As things stand' : `If ${listed(happened)}`;
}

const fractionNames: Record<string, string> = {
  '1/2': 'half',
  '1/3': 'a third',
  '2/3': 'two thirds',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
};

const fractionWord = (fraction: string | null) => (fraction === null ? '' : (fractionNames[fraction] ?? fraction));

const fractionOf = (fraction: string, whole: string) =>
  fraction === '1' ? whole : `${fractionWord(fraction)} of ${whole}`;

const giftTitle = (name: string) => (name.startsWith('£') ? `Gift of ${name}` : name);

const byLaw: Record<string, string> = {
  everything: 'everything',
  'personal chattels': 'your belongings',
  'statutory legacy': 'a fixed sum',
  'half of the rest': 'half of what is left',
};

/** Names the share or gift: "half of the rest". */
export function whatIsTaken({ what, gift, part, fraction, advancePence }: Taking, called: Called): string {
  if (what === 'home') return capitalised(fractionOf(fraction ?? '1', 'your home'));
  if (what === 'survivorship') return 'Your part of the home, outside the will';
  if (what === 'gift')
    return `${giftTitle(called.gift(gift ?? ''))}${fraction === '1' || fraction === null ? '' : `: ${fractionWord(fraction)}`}`;
  if (advancePence !== undefined)
    return `A share of the rest${advancePence > 0 ? `, less ${poundsText(advancePence)} given already` : ''}`;
  if (what === 'residue') return capitalised(fractionOf(fraction ?? '1', 'the rest'));
  return `By law: ${byLaw[part ?? ''] ?? (fraction === '1' ? 'everything' : fractionWord(fraction))}`;
}

/** Names the beneficiary, and in whose place: "Lucy, in Paul’s place". */
export function beneficiaryText({ person, insteadOf, toTheirEstate }: Taking, called: Called): string {
  const name = called.person(person);
  const place = insteadOf ? `, in ${called.person(insteadOf)}’s place` : '';
  return capitalised(`${name}${place}${toTheirEstate ? `, then under ${name}’s own will` : ''}`);
}

/** How much it is: an amount, or the share alone while the estate’s value is not known. */
export function howMuch(
  { what, part, pence, fraction, advancePence }: Taking,
  { hasAmounts }: { hasAmounts: boolean },
): string {
  // A debt that is forgiven is nobody's part of a whole.
  if (what === 'gift' && fraction === null) return 'What they owe';
  if (what === 'gift' && (hasAmounts || pence > 0)) return pence > 0 ? poundsText(pence) : 'Value not given';
  if (what === 'gift') return fraction === '1' ? 'The whole gift' : capitalised(fractionWord(fraction));
  if (hasAmounts) return poundsText(pence);
  if (what === 'survivorship') return 'Your part';
  if (advancePence !== undefined || part === 'statutory legacy' || part === 'personal chattels')
    return 'Depends on what there is';
  return fraction === null || fraction === '1' ? 'Everything' : capitalised(fractionNames[fraction] ?? fraction);
}

/** An amount that only says how large the estate is. */
const amounts: [RegExp, string][] = [
  [/, £[\d,.]*\d(?=[.,])(,?)/g, ''],
  [/, worth £[\d,.]*\d/g, ''],
  [/the £[\d,.]*\d that is left/g, 'what is left'],
];

/** The reasons while the estate’s value is not known: they say nothing of it, nor of the tax. */
export const stepsInShares = (steps: readonly WhatIfStep[]): WhatIfStep[] =>
  steps
    .filter(({ source }) => !source?.startsWith('Inheritance Tax Act'))
    .map((step) => ({
      ...step,
      text: amounts.reduce((text, [amount, instead]) => text.replace(amount, instead), step.text),
    }));

/** When it is free to use: "At 21, in 2036". */
export function whenTaken({ heldUntil, heldUntilYear, occupier }: Taking, called: Called): string {
  const year = heldUntilYear === null ? '' : `, in ${heldUntilYear}`;
  if (heldUntil === null) return 'Straight away';
  if (isAge(heldUntil)) return `At ${heldUntil}${year}`;
  return `When ${occupier ? `${called.person(occupier)} no longer lives there` : heldUntil}${year}`;
}

/** Otherwise it is held until something ends. */
const isAge = (heldUntil: string) => /^\d+$/.test(heldUntil);

type Executors = WhatIfAnswer['executors'];

export function executorSentences({ acting, inReserve }: Executors, called: Called): string[] {
  if (acting.length === 0) return ['There is no executor. Whoever inherits can ask the court to let them act.'];
  const names = listOf(acting, called);
  return [
    acting.length === 1 ? `${names} acts alone.` : `${names} act together.`,
    ...(inReserve.length > 0
      ? [
          `${inReserve.map(called.person).join(', then ')}${inReserve.length === 1 ? ' steps' : ', step'} in if ${acting.length === 1 ? names : 'one of them'} can’t act.`,
        ]
      : []),
  ];
}

type Care = WhatIfAnswer['guardians'][number];

/** Names the carers of the children, and groups children who have the same people. */
export function careSentences(children: readonly Care[], called: Called): string[] {
  const alike = Map.groupBy(children, ({ caredForBy, guardians, as }) => [caredForBy, ...guardians, as].join(' '));
  return [...alike.values()].map((cares) => {
    const [care] = cares as [Care, ...Care[]];
    return careOf(
      care,
      cares.map(({ child }) => child),
      called,
    );
  });
}

function careOf({ caredForBy, guardians, as }: Care, children: readonly string[], called: Called): string {
  const [names, named] = [listOf(children, called), listOf(guardians, called)];
  const isOne = guardians.length === 1;
  if (caredForBy) {
    const carer = called.person(caredForBy);
    const after =
      guardians.length === 0
        ? 'No guardian is named to follow.'
        : `${named} ${isOne ? 'steps' : 'step'} in only if ${carer} dies too.`;
    return `${carer} cares for ${names}, if ${carer} has parental responsibility. ${after}`;
  }
  if (guardians.length === 0) return `No one is named to care for ${names}. A court would decide.`;
  if (as === 'wish') return `You ask for ${named} to care for ${names}. A court decides, and weighs your wish.`;
  return `${named} ${isOne ? 'becomes' : 'become'} guardian${isOne ? '' : 's'} of ${names} straight away.`;
}

/** Names the people whom a pension scheme is asked to pay. It decides for itself. */
export const pensionRequestText = ({ gift, people }: WhatIfAnswer['asked'][number], called: Called) =>
  people.length === 0
    ? `${capitalised(called.gift(gift))}: no one is left to ask for.`
    : `${capitalised(called.gift(gift))}: the scheme is asked to pay ${listOf(people, called)}. It decides, and it pays outside your will.`;

export function taxSentences({ exemptPence, chargeablePence, duePence }: WhatIfAnswer['tax']): string[] {
  return [
    duePence === null
      ? 'There is tax to pay, but we can’t work out how much here: some gifts are free of tax while part of the rest is exempt. A solicitor can work it out.'
      : duePence === 0
        ? 'No inheritance tax is due.'
        : `Inheritance tax of ${poundsText(duePence)} is due. It is normally paid out of the rest.`,
    ...(exemptPence > 0
      ? [`${poundsText(exemptPence)} goes free of tax to your husband, wife or civil partner, or to charity.`]
      : []),
    ...(chargeablePence > 0 ? [`${poundsText(chargeablePence)} counts towards the tax.`] : []),
  ];
}

/** A gift within a sentence. */
export const giftInText = (name: string) => (name.startsWith('£') ? `the gift of ${name}` : `“${name}”`);

/** Sums up the outcome in a few sentences. */
export function outcomeSentences({ will, takes, failed, crown }: WhatIfAnswer, called: Called): string[] {
  const of = (wanted: Taking['what']) => takes.filter(({ what }) => what === wanted);
  const names = (rows: readonly Taking[]) =>
    listOf(
      rows.map(({ person }) => person),
      called,
    );
  const [home, rest, law] = [of('survivorship'), of('residue'), of('intestacy')];
  const gifts = of('gift');
  const isEqual = rest.length > 1 && new Set(rest.map(({ fraction }) => fraction)).size === 1;
  const held = rest.filter(({ heldUntil }) => heldUntil !== null && isAge(heldUntil));
  const ages = [...new Set(held.map(({ heldUntil }) => heldUntil))];
  return [
    ...(will === 'revoked' ? ['Getting married cancels your will, so the law decides who inherits.'] : []),
    ...(home.length > 0 ? [`${names(home)} owns the home automatically, whatever your will says.`] : []),
    ...(gifts.length > 0 ? [`Gifts go to ${names(gifts)}.`] : []),
    ...(rest.length + law.length + crown === 0 && gifts.length > 0 ? ['Nothing is left over after the gifts.'] : []),
    ...(rest.length > 0 ? [`The rest goes to ${names(rest)}${isEqual ? ' in equal shares' : ''}.`] : []),
    ...(held.length > 0
      ? [
          `Your executors look after ${held.length === rest.length ? 'it' : `what goes to ${names(held)}`} until ${held.length === 1 ? names(held) : 'each'} is ${ages.length === 1 ? ages[0] : 'old enough'}.`,
        ]
      : []),
    ...failed.map((gift) => `No one can inherit ${giftInText(called.gift(gift))}, so it becomes part of the rest.`),
    ...(law.length > 0
      ? [
          will === 'revoked'
            ? `By law it goes to ${names(law)}.`
            : `Your will names no one else for the rest, so by law it goes to ${names(law)}.`,
        ]
      : []),
    ...(crown > 0 ? ['No relative is left to inherit, so it goes to the Crown.'] : []),
  ];
}
