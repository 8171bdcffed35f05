import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { isHomeJoint, isSeveranceMeant } from '../../will/model/gifts-of.ts';
import type { HomeTrust } from '../../will/model/provisions-of.ts';
import { isHomeForTrust, occupierOf } from '../../will/model/provisions-of.ts';
import { isIndividual, type Person } from '../../will/people/person.ts';
import { type Check, each, once, when } from '../check.ts';
import { type Known, oneByOne } from '../known.ts';
import { anyOf, giftPhrase, namesOf } from '../wording.ts';
import { provisionAt } from './places.ts';

/** The home trust that the will prints, if it does. */
const printed = ({ will: { homeTrust } }: Known): HomeTrust[] => (homeTrust ? [homeTrust] : []);

/** The home trust for a husband, wife or civil partner. */
const forSpouse = (known: Known) =>
  printed(known).filter(({ occupier }) => known.isMarried && occupier === known.will.spouse);

/** Those who take the home afterwards and are no children, stepchildren or grandchildren of the testator. */
const others = ({ thenTo }: HomeTrust): Person[] => [
  ...new Set(
    thenTo
      .flat()
      .map(({ person }) => person)
      .filter((person) => !person.isChild && person.class === null),
  ),
];

const howItEnds = ({
  endsOnRemarriage,
  endsOnCohabitation,
}: Pick<HomeTrust, 'endsOnRemarriage' | 'endsOnCohabitation'>) =>
  [
    ...(endsOnRemarriage ? ['marries again'] : []),
    ...(endsOnCohabitation ? ['lives with someone as a couple'] : []),
  ].join(' or ');

/** Those who would hold the home for the occupier, where all of them get it afterwards. */
function trusteesInWaiting({ occupier, thenTo }: HomeTrust, { will: { primaries } }: Known): readonly Person[] {
  const next = new Set(oneByOne(thenTo.flat()).map(({ person }) => person));
  return primaries.every((person) => next.has(person) && person !== occupier) ? primaries : [];
}

export const homeTrustChecks: readonly Check[] = [
  {
    id: 'OCC-01',
    subject: 'home',
    severity: 'blocks',
    source: 'Law of Property Act 1925 s.36(2)',
    find: ({ facts }) => {
      if (!facts.homeTrust || isHomeForTrust(facts)) return [];
      const isJoint = isHomeJoint(facts) && !isSeveranceMeant(facts);
      return [
        isJoint
          ? {
              message:
                'Your home passes to its other owner, so it is not yours to put in trust. Split it into shares first, and tell us that you plan to.',
              place: answerAt('homeDetails', 'severance'),
            }
          : {
              message:
                'You have not told us that you own your home, so it is not yours to put in trust. Say that you own it, or remove the right to live there.',
              place: answerAt('homeDetails', 'homeOwnership'),
            },
      ];
    },
  },
  {
    id: 'OCC-02',
    subject: 'home',
    severity: 'blocks',
    source: 'Certainty of objects',
    find: ({ facts, people }) => {
      const { homeTrust } = facts;
      if (!homeTrust) return [];
      const occupier = occupierOf(facts, people);
      const then = homeTrust.thenTo.flatMap((beneficiary) => people.findBeneficiary(beneficiary) ?? []);
      const message = 'Choose who may live in your home, and who gets it afterwards.';
      if (!occupier || !isIndividual(occupier))
        return [{ message, place: provisionAt('homeTrust', 'occupierId', homeTrust) }];
      return when(
        then.every((person) => person === occupier),
        message,
        provisionAt('homeTrust', 'recipients', homeTrust),
      );
    },
  },
  {
    id: 'OCC-03',
    subject: 'home',
    severity: 'blocks',
    source: 'Repugnancy',
    find: ({ facts, gifts }) =>
      each(facts.homeTrust ? gifts.filter(({ gift }) => gift.isHome) : [], (gift) => ({
        message: `You give your home twice: in ${giftPhrase(gift)}, and after a right to live there. Remove one.`,
        place: answerAt('gifts', 'itemDescription', gift.row.id),
      })),
  },
  {
    id: 'OCC-04',
    subject: 'executors',
    severity: 'warns',
    source: 'Law of Property Act 1925 s.27(2)',
    find: (known) =>
      each(known.will.primaries.length < 2 ? printed(known) : [], ({ occupier }) => ({
        message: `Two trustees are needed to sell a home that is held in trust. Name another executor, who is not ${occupier.name}.`,
        place: answerAt('executors'),
      })),
  },
  {
    id: 'OCC-05',
    subject: 'tax',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 ss.8J, 18 and 49A',
    find: (known) =>
      each(
        printed(known).filter(({ occupier }) => !known.isMarried || occupier !== known.will.spouse),
        (trust) => ({
          message: `${trust.occupier.name} is not your husband, wife or civil partner, so your home is not free of inheritance tax, the family home allowance is lost, and the home is counted again when ${trust.occupier.name} dies. Ask a solicitor.`,
          place: provisionAt('homeTrust', 'occupierId', known.facts.homeTrust),
        }),
      ),
  },
  {
    id: 'OCC-06',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 ss.3A, 8A, 8G, 18, 49A and 52',
    find: (known) =>
      each(forSpouse(known), ({ occupier, endsOnRemarriage, endsOnCohabitation }) => ({
        message: `No inheritance tax is due on your home when you die. When ${occupier.name} dies, it counts as part of ${occupier.name}’s estate.${endsOnRemarriage || endsOnCohabitation ? ` If the right ends sooner, because ${occupier.name} ${howItEnds({ endsOnRemarriage, endsOnCohabitation })}, it counts as a gift by ${occupier.name} on that day, and tax can be due if ${occupier.name} dies within seven years of it.` : ''}`,
        place: provisionAt('homeTrust', 'occupierId', known.facts.homeTrust),
      })),
  },
  {
    id: 'OCC-07',
    subject: 'tax',
    severity: 'warns',
    source: 'Inheritance Tax Act 1984 ss.8J(5) and 8K',
    find: (known) =>
      each(
        forSpouse(known).filter((trust) => others(trust).length > 0),
        (trust) => ({
          message: `The family home allowance may be lost when ${trust.occupier.name} dies, if the home then goes to ${anyOf(others(trust))} and not to your children, stepchildren or grandchildren.`,
          place: provisionAt('homeTrust', 'recipients', known.facts.homeTrust),
        }),
      ),
  },
  {
    id: 'OCC-08',
    subject: 'home',
    severity: 'warns',
    source: 'Practice',
    find: (known) =>
      each(
        printed(known).filter(({ endsOnCohabitation }) => endsOnCohabitation),
        ({ occupier }) => ({
          message: `Whether ${occupier.name} lives with someone as a couple is hard to prove, and a cause of quarrels. Ending the right on a marriage is plainer.`,
          place: provisionAt('homeTrust', 'endsOnCohabitation', known.facts.homeTrust),
        }),
      ),
  },
  {
    id: 'OCC-09',
    subject: 'home',
    severity: 'informs',
    source: 'Land Registration Rules 2003; Money Laundering Regulations 2017 reg.45ZA',
    find: (known) =>
      each(printed(known), () => ({
        message:
          'Your trustees will have to put a restriction on the home at HM Land Registry, and register the trust with HMRC if it lasts over two years.',
        place: provisionAt('homeTrust', null, known.facts.homeTrust),
      })),
  },
  {
    id: 'OCC-10',
    subject: 'home',
    severity: 'warns',
    source: 'Administration of Estates Act 1925 s.35',
    find: (known) =>
      each(
        printed(known).filter(
          ({ mortgage }) => mortgage === 'with_home' && known.will.home.ownership === 'own-mortgage',
        ),
        ({ occupier }) => ({
          message: `${occupier.name} would have to pay the mortgage to stay in the home. Ask the lender, or let the rest of your estate pay it off.`,
          place: provisionAt('homeTrust', 'mortgage', known.facts.homeTrust),
        }),
      ),
  },
  {
    id: 'OCC-12',
    subject: 'executors',
    severity: 'warns',
    source: 'A trustee’s conflict of interest; Trusts of Land and Appointment of Trustees Act 1996 ss.6, 11 and 13',
    find: (known) =>
      printed(known).flatMap((trust) =>
        once(trusteesInWaiting(trust, known), () => ({
          message: `The home is held for ${trust.occupier.name} only by ${namesOf(trusteesInWaiting(trust, known))}, who ${trusteesInWaiting(trust, known).length === 1 ? 'gets' : 'get'} it afterwards. Repairs, a sale or a move would be decided by those who gain if the right ends early. Add ${trust.occupier.name}, or someone who gets nothing, as an executor.`,
          place: answerAt('executors'),
        })),
      ),
  },
];
