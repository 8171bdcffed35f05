import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import {
  childrenLeftKey,
  coOwnerKey,
  newSpouseKey,
  spouseKey,
  spousesRelativesKey,
} from '@plainwill/contracts/will-data/what-if/what-if';
import type { WillFacts } from '../../facts/will-facts.ts';
import { type Gift, isItem, isSum } from '../../will/model/gifts-of.ts';
import { type Will, willOf } from '../../will/model/will.ts';
import { type People, peopleIn } from '../../will/people/people.ts';
import type { Person } from '../../will/people/person.ts';
import { belongingsGift, charityTenthGift, digitalGift, guardianSumGift, petGift } from '../beneficiaries/gifts.ts';
import { homeTrustGift } from '../beneficiaries/home.ts';
import { keyOf, peopleOfCase, storedPeople } from '../events/people-of-case.ts';

interface NamedGift {
  id: string;
  name: string;
  kind: string;
  pence: number | null;
}

/** How everybody in an answer is called, by their ids there, and every gift. */
export function namesIn(facts: WillFacts, asOf: CalendarDate) {
  const people = peopleIn(facts, asOf);
  const will = willOf(facts, asOf, { people });
  return { people: namedPeople(facts, people, asOf), gifts: namedGifts(facts, will) };
}

function namedPeople(facts: WillFacts, people: People, asOf: CalendarDate) {
  const { nameOf } = peopleOfCase(facts, people, { deathOn: asOf, estatePence: 0 });
  const stored = storedPeople(facts, people).map((person) => ({ id: keyOf(person), name: fullName(person) }));
  const spouse = people.spouse?.name;
  const named = [
    ...stored,
    ...people.deceased.map(({ id, name }) => ({ id: childrenLeftKey(id), name: `${name}’s children` })),
    ...(spouse ? [{ id: spousesRelativesKey, name: `${spouse}’s own family` }] : []),
    ...(spouse ? [] : [{ id: spouseKey, name: facts.spouseDetails.fullName || 'Your husband, wife or partner' }]),
    { id: newSpouseKey, name: 'The person you marry' },
    { id: coOwnerKey, name: 'The other owner of your home' },
  ];
  return named.map(({ id, name }) => ({ id, name, shortName: id === spousesRelativesKey ? name : nameOf(id) }));
}

/** With what they are to the testator, where somebody else has the same name. */
const fullName = ({ name, phrase, isNamesake }: Person) =>
  isNamesake && phrase ? `${name}, ${phrase.replace(/^my /u, 'your ')}` : name;

function namedGifts(facts: WillFacts, will: Will): NamedGift[] {
  const { homeTrust, belongings, digitalAssets, pets, guardianSupport, charityTenth } = will;
  const provision = (id: string, name: string): NamedGift => ({ id, name, kind: id, pence: null });
  const sum = guardianSupport?.cash ?? 0;
  return [
    ...(homeTrust ? [provision(homeTrustGift, 'Your home, in trust')] : []),
    ...will.gifts.map((gift) => namedGift(facts, gift)),
    ...(belongings ? [provision(belongingsGift, 'Your belongings')] : []),
    ...(digitalAssets?.levels.length ? [provision(digitalGift, 'Your photos and files')] : []),
    ...pets.map((pet) => ({ ...provision(petGift(pet), pet.description), kind: 'pet', pence: inPence(pet.cash) })),
    ...(sum > 0 ? [{ ...provision(guardianSumGift, 'Thanks to the guardians'), pence: inPence(sum) }] : []),
    ...(charityTenth ? [provision(charityTenthGift, 'A tenth to charity')] : []),
  ];
}

const inPence = (amount: number) => Math.round(amount * 100);

/** What a sum is, or about how much a policy pays; of a thing nothing is known. */
function namedGift(facts: WillFacts, gift: Gift): NamedGift {
  const row = facts.gifts.find(({ id }, at) => (id ?? `${at + 1}`) === gift.id);
  const amount = isSum(gift) ? gift.cash : (row?.policyAmount ?? null);
  return { id: gift.id, name: nameOfGift(gift), kind: gift.type, pence: amount === null ? null : inPence(amount) };
}

/** As a list has it: `Upright piano`, `£5,000`, `Pension with Nest`. */
function nameOfGift(gift: Gift): string {
  if (isSum(gift)) return `${poundsText(inPence(gift.cash))}${gift.isEach ? ' each' : ''}`;
  if (isItem(gift)) return gift.item.charAt(0).toLocaleUpperCase('en-GB') + gift.item.slice(1);
  if (gift.type === 'forgiven_debt') return 'Forgiven debt';
  const what = gift.type === 'pension_plan' ? 'Pension' : 'Life insurance';
  return gift.provider ? `${what} with ${gift.provider}` : what;
}
