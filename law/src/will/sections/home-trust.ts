import { answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import { plural } from '../../wording/phrases.ts';
import { itemsOf, listOf, type Word, wording } from '../../wording/wording.ts';
import type { Level } from '../model/level.ts';
import type { HomeTrust } from '../model/provisions-of.ts';
import type { Will } from '../model/will.ts';
import type { Person } from '../people/person.ts';
import {
  childrenIn,
  equalShares,
  hasShares,
  individualsIn,
  isSubstituted,
  shareWording,
  takesAlone,
  whoeverFails,
} from './beneficiaries.ts';
import type { ClauseRule } from './clause-rule.ts';
import { freeOfDebt, homeGiven, isShareOfHome } from './home-wording.ts';
import { again, type Mention } from './mention.ts';

/** What of the home is the testator's to give. */
function homeWording({ home: { address, tenancy } }: Will): string {
  const where = address ? ` at ${address}` : '';
  return tenancy === 'tenants-in-common' ? `my share of my home${where}` : `my home${where}`;
}

function outgoings({ outgoings, mortgage }: HomeTrust, name: Word[]): Word[] {
  const debt = mortgage === 'with_home' ? [wording`the payments due on any debt charged on it`] : [];
  return outgoings === 'occupier'
    ? wording`while the right lasts ${name} pays ${listOf([wording`the outgoings of the home`, wording`its insurance`, wording`its repair`, ...debt])}`
    : wording`while the right lasts my Trustees pay for buildings insurance and structural repair from what they hold under this clause, and ${name} pays ${listOf([wording`the other outgoings of the home`, ...debt])}`;
}

/** How the right ends; giving it up always does. */
function endings(trust: HomeTrust, name: Word[]): Word[] {
  const { years, endsOnRemarriage, endsOnCohabitation, endsOnLeaving } = trust;
  return listOf(
    [
      wording`when ${name} dies`,
      ...(years === null
        ? []
        : [wording`at the end of ${String(years)} ${years === 1 ? 'year' : 'years'} from my death`]),
      ...(endsOnRemarriage ? [wording`when ${name} marries or forms a civil partnership`] : []),
      ...(endsOnCohabitation ? [wording`when ${name} has lived with someone as a couple for six months`] : []),
      ...(endsOnLeaving
        ? [
            wording`when ${name} has for twelve months not lived in the home (time in hospital or respite care does not count)`,
          ]
        : []),
      wording`when ${name} gives it up in writing`,
    ],
    'or',
  );
}

/** Those of one level, each by name or with the words of a class. */
function laterBeneficiaries(level: Level, mention: Mention): Word[] {
  const isShared = !takesAlone(level);
  const names = level.map((beneficiary) => {
    const { person } = beneficiary;
    const share = shareWording(level, beneficiary);
    if (!person.class) return wording`${mention(person)}${share}`;
    const except = person.class.except.map(again);
    const but = except.length > 0 ? wording` except ${listOf(except)}` : [];
    return wording`my ${person.class.of}${but}${knownOf(person.class, mention)}${share}`;
  });
  const equally = isShared && !hasShares(level) ? `, ${equalShares(level)}` : '';
  return wording`${livingOf(level, isShared)}${equally}: ${listOf(names)}`;
}

/** The children there are now, in brackets, and those who have died; grandchildren are never all known. */
function knownOf({ of, members, deceased }: NonNullable<Person['class']>, mention: Mention): Word[] {
  if (of === 'grandchildren') return [];
  const [now, dead] = [members, deceased].map((people) => people.map((person) => mention.nameOf(person)));
  const parts = [
    ...(now && now.length > 0 ? [wording`now ${listOf(now)}`] : []),
    ...(dead && dead.length > 0 ? [wording`${listOf(dead)} ${plural(dead.length, 'has', 'have')} died`] : []),
  ];
  const [first, second] = parts;
  return first ? wording` (${first}${second ? wording`; ${second}` : []})` : [];
}

/** Of whom it is asked that they are living then: of nobody but people. */
function livingOf(level: Level, isShared: boolean): string {
  const people = individualsIn(level);
  if (people.length === 0) return isShared ? 'these' : 'this body';
  if (!isShared) return 'this person, if living on that day';
  const bodies = people.length < level.length ? ' and the charities and other organisations among them' : '';
  return `those of the following who are living on that day${bodies}`;
}

/** Who takes next for one who is not living then. */
function replacements(level: Level): Word[] {
  const children = level.filter(isSubstituted);
  return children.length > 0
    ? wording`; if ${childrenIn(children)} is not then living, ${whoeverFails(children)}’s stand-ins as of that day take in that place`
    : [];
}

function then({ thenTo }: HomeTrust, mention: Mention): Word[] {
  const levels = thenTo.map(
    (level, at) =>
      wording`${at === 0 ? '' : '; if nobody takes in that way, for '}${laterBeneficiaries(level, mention)}${replacements(level)}`,
  );
  return wording`when the right ends my Trustees hold the home, and whatever then stands for it, for ${levels.flat()}; they take at once, whatever their age, and a share that nobody takes is added to those that are taken`;
}

function itemsIn(will: Will, trust: HomeTrust, mention: Mention): Word[][] {
  const occupier = mention(trust.occupier);
  const name = again(trust.occupier);
  const income =
    trust.kind === 'life_interest' ? wording`, or, if it is let or sold, to its rent or the income of its price` : [];
  const home = homeGiven(will.home, { words: homeWording(will), coversLaterHome: trust.coversLaterHome });
  const debt = trust.mortgage === 'paid_by_residue' ? `, ${freeOfDebt(isShareOfHome(will.home))}` : '';
  const comma = debt || trust.coversLaterHome ? ',' : '';
  const leftOver =
    trust.kind === 'life_interest'
      ? wording`the income of the money left over belongs to ${name}`
      : wording`the money left over is held at once for those who would take when the right ends`;
  return [
    wording`I give, free of inheritance tax, ${home}${debt}${comma} to my Trustees on the terms of this clause`,
    wording`while ${occupier} lives, until the right ends, ${name} has the right to live there without rent${income}`,
    outgoings(trust, name),
    wording`while the right lasts my Trustees may sell the home only with the written consent of ${name}`,
    ...(trust.mayMove
      ? [
          wording`if ${name} asks in writing, my Trustees sell the home and buy another in its place on the same terms; ${leftOver}`,
        ]
      : []),
    wording`the right ends ${endings(trust, name)}`,
    then(trust, mention),
    wording`if ${name} does not survive me, my Trustees hold the home at once for those who would take when the right ends`,
    wording`sections 11 (consulting) and 19 (choosing trustees) of the Trusts of Land and Appointment of Trustees Act 1996 do not apply to this trust`,
  ];
}

// A right, never "my Trustees may permit": only a right is an interest in possession, which the law taxes as if the
// occupier owned the home (IHTA 1984 s.49A). Whoever takes next has no age to reach, so that a spouse's residence nil-rate
// band is kept (ss.8J(5), 8K).
export const homeTrust: ClauseRule = {
  id: 'gifts.home-trust',
  when: (will) => will.homeTrust !== null,
  write: (will, mention) => ({
    runs: wording`My home is held in this way:`,
    items: will.homeTrust ? itemsOf(itemsIn(will, will.homeTrust, mention)) : [],
    explanation:
      'The person you chose may live in your home, and no one can take that away. When their right ends, the home goes to the people you chose next. Your executors look after it meanwhile.',
    source:
      'Inheritance Tax Act 1984 ss.8J, 8K, 18 and 49A; Trusts of Land and Appointment of Trustees Act 1996 ss.6 to 15 and 19; IRC v Lloyds Private Banking [1998] STC 559',
    answers: [
      answersIn('provisions', [], will.homeTrust?.id),
      answersIn('homeDetails', ['line1', 'homeOwnership', 'tenancyType']),
    ],
  }),
};
