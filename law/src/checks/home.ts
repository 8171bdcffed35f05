import { asksCoOwner, asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { provisionLabels } from '@plainwill/contracts/will-data/questions/provision-questions';
import { type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { StoredGift } from '../will/model/gifts-of.ts';
import type { Level } from '../will/model/level.ts';
import { occupierOf } from '../will/model/provisions-of.ts';
import type { Person } from '../will/people/person.ts';
import { type Check, each, once, together, when } from './check.ts';
import { type Known, partnersAmongContacts } from './known.ts';
import { partOf, takesHalf } from './part-of-estate.ts';
import { namesOf } from './wording.ts';

const owns = ({ facts: { homeDetails } }: Known) => asksTenancy({ homeOwnership: homeDetails.homeOwnership });

const hasTenancy = (known: Known, tenancy: Known['will']['home']['tenancy']) => known.will.home.tenancy === tenancy;

/** Says whether the home, or a share of it, is the testator's to leave. */
const passesByWill = (known: Known) => hasTenancy(known, 'tenants-in-common') || hasTenancy(known, 'sole-owner');

const coOwnerName = ({ will: { home } }: Known) => home.coOwner?.name ?? 'the other owner';

/** Gifts of the home or of a share of it. */
const giftsOfHome = ({ gifts }: Known) => gifts.filter(({ gift }) => gift.isHome);

/** Says whether a joint home passes to the other owner, whatever is planned. */
const isJoint = (known: Known) => hasTenancy(known, 'joint-tenants') && !known.will.home.isSeveranceMeant;

/** A partner who is left out of the will can own the home too; nobody is named then. */
const isCoOwnerLeftOut = ({ facts: { homeDetails, spouseDetails }, people }: Known) =>
  people.spouse === null && homeDetails.coOwnerId !== null && homeDetails.coOwnerId === spouseDetails.id;

/** Those first in line for the home where a gift gives it; by their level. */
const firstOf = ({ gift }: StoredGift) => [...new Set((gift.levels[0] ?? []).map(({ person }) => person))];

interface GivenAway {
  place: AnswerPlace;
  /** The part of it that the spouse or partner takes, less than half. */
  part: number;
}

/** The answers by which the home, or the share of it, goes wholly or mostly to others than the spouse or partner. */
function homeToOthers(known: Known, spouse: Person): GivenAway[] {
  if (occupierOf(known.facts, known.people) === spouse) return [];
  const { levels, homeTrust } = known.will;
  const gifts = giftsOfHome(known).filter(({ gift }) => gift.levels.length > 0);
  const toOthers = (level: Level | undefined, place: AnswerPlace) =>
    level && !takesHalf(level, spouse) ? [{ place, part: partOf(level, spouse) }] : [];
  if (homeTrust) return [{ place: answerAt('residue'), part: 0 }];
  if (gifts.length === 0) return toOthers(levels[0], answerAt('residue'));
  return gifts.flatMap(({ gift, row }) => toOthers(gift.levels[0], answerAt('gifts', 'recipients', row.id)));
}

/** The harm to a spouse or partner if others get the home, by who owns the rest of it. */
function withoutHome({ will: { home }, facts: { personalDetails } }: Known, spouse: Person, part: number): string {
  const { isSeparated } = personalDetails;
  const toOthers = part > 0 ? 'mostly to others than' : 'to someone other than';
  if (home.coOwner === spouse && home.tenancy === 'tenants-in-common') {
    const livesThere = isSeparated === false ? ' and lives there' : '';
    return `Your share of the home goes ${toOthers} ${spouse.name}, who owns the rest${livesThere}. The new owners could ask a court to sell. A right to stay prevents that.`;
  }
  const share = home.tenancy === 'sole-owner' ? 'home' : 'share of the home';
  return `Your ${share} goes ${toOthers} ${spouse.name}, who would have no right to stay there once you have died. “${provisionLabels.homeTrust.label}” gives one.`;
}

/** A tenant of this age or above may have sold a home. */
const mayHaveSoldHome = 55;

/** Says whether the testator owns no home, and may have sold one or given it away. */
function hasLeftHome({ facts: { homeDetails }, age }: Known): boolean {
  const { homeOwnership } = homeDetails;
  return homeOwnership === 'other' || (homeOwnership === 'rent' && (age ?? 0) >= mayHaveSoldHome);
}

/** Says whether the testator has said who pays off the mortgage of the home. */
const isMortgageSettled = (known: Known) =>
  known.facts.homeTrust?.mortgage != null || giftsOfHome(known).some(({ row }) => row.mortgage !== null);

export const homeChecks: readonly Check[] = [
  {
    id: 'HOM-01',
    subject: 'home',
    severity: 'informs',
    source: 'Law of Property Act 1925 s.36(2); HM Land Registry form SEV',
    find: (known) =>
      when(
        hasTenancy(known, 'joint-tenants'),
        `You own your home as joint tenants, so it passes to ${coOwnerName(known)} automatically. Your will cannot change that unless you first sever the joint tenancy.`,
        answerAt('homeDetails', 'tenancyType'),
      ),
  },
  {
    id: 'HOM-02',
    subject: 'home',
    severity: 'warns',
    source: 'Certainty',
    find: (known) =>
      when(
        asksCoOwner({
          homeOwnership: known.facts.homeDetails.homeOwnership,
          tenancyType: known.will.home.tenancy,
        }) &&
          known.will.home.coOwner === null &&
          !isCoOwnerLeftOut(known),
        'Tell us who owns the home with you.',
        answerAt('homeDetails', 'coOwnerId'),
      ),
  },
  {
    id: 'HOM-03',
    subject: 'home',
    severity: 'warns',
    // A divorce undoes gifts by will, and never survivorship between joint tenants.
    source: 'Law of Property Act 1925 s.36; Wills Act 1837 s.18A',
    find: (known) => {
      const { spouse, home } = known.will;
      const { coOwner } = home;
      if (!coOwner || !hasTenancy(known, 'joint-tenants')) return [];
      const place = answerAt('homeDetails', 'coOwnerId');
      const goes = `Your share of the home goes to ${coOwner.name} when you die, whatever your will says`;
      const isSeparated = known.facts.personalDetails.isSeparated === true && isJoint(known);
      if (coOwner === spouse) return when(isSeparated, `${goes}, although you are separated.`, place);
      if (partnersAmongContacts(known).includes(coOwner))
        return when(isJoint(known), `${goes}: a divorce or a separation does not change who owns it.`, place);
      return each(spouse ? [spouse] : [], ({ name }) => ({
        message: `Your share of the home will go to ${coOwner.name}, not to ${name}. Check that this is what you want.`,
        place,
      }));
    },
  },
  {
    id: 'HOM-04',
    subject: 'home',
    severity: 'blocks',
    source: 'Law of Property Act 1925 s.36',
    find: (known) =>
      together(
        isJoint(known) ? giftsOfHome(known) : [],
        () =>
          `You list your home as a gift, but it belongs to the survivor of you and ${coOwnerName(known)}. This gift would fail, so it is not in your will. Sever the joint ownership first and tell us, or remove the gift.`,
        ({ row }) => answerAt('gifts', 'itemDescription', row.id),
      ),
  },
  {
    id: 'HOM-05',
    subject: 'home',
    severity: 'warns',
    // Rights to live in a spouse's home end with the death of the one who owns it.
    source:
      'Trusts of Land and Appointment of Trustees Act 1996 ss.12 to 15; Family Law Act 1996 ss.30 and 31(8); Inheritance (Provision for Family and Dependants) Act 1975 ss.1(1)(a), 1(1)(ba) and 3(2)',
    find: (known) => {
      const { spouse, home } = known.will;
      if (!spouse || !passesByWill(known)) return [];
      // Somebody who has left a home that is not theirs has no home there to lose.
      if (known.facts.personalDetails.isSeparated && home.coOwner !== spouse) return [];
      return once(homeToOthers(known, spouse), ({ place, part }) => ({
        message: withoutHome(known, spouse, part),
        place,
      }));
    },
  },
  {
    id: 'HOM-06',
    subject: 'home',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.35',
    find: (known) =>
      when(
        known.facts.homeDetails.homeOwnership === 'own-mortgage' && !isMortgageSettled(known),
        'Whoever inherits a mortgaged home normally takes it with the mortgage, unless insurance or the will says otherwise.',
        answerAt('homeDetails', 'homeOwnership'),
      ),
  },
  {
    id: 'HOM-07',
    subject: 'home',
    severity: 'informs',
    source: 'The meaning of the residue',
    find: (known) =>
      when(
        passesByWill(known) && giftsOfHome(known).length === 0 && known.will.homeTrust === null,
        'Your home, or your share of it, forms part of your residuary estate.',
        answerAt('homeDetails', 'tenancyType'),
      ),
  },
  {
    id: 'HOM-08',
    subject: 'home',
    severity: 'warns',
    source: 'Law of Property Act 1925 ss.34 and 36',
    find: (known) =>
      when(
        owns(known) && hasTenancy(known, null),
        'Tell us how you own the home. It decides whether your will covers it.',
        answerAt('homeDetails', 'tenancyType'),
      ),
  },
  {
    id: 'HOM-09',
    subject: 'home',
    severity: 'informs',
    source: 'Wills Act 1837 s.24; ademption',
    find: (known) => {
      const { homeTrust } = known.will;
      const gifts = isJoint(known) ? [] : giftsOfHome(known).filter(({ gift }) => gift.levels.length > 0);
      const given = [
        ...(homeTrust
          ? [
              {
                who: `${namesOf((homeTrust.thenTo[0] ?? []).map(({ person }) => person))}, once ${homeTrust.occupier.name}’s right to live there ends`,
                place: answerAt('provisions', 'recipients', homeTrust.id),
                coversLaterHome: homeTrust.coversLaterHome,
              },
            ]
          : []),
        ...gifts.map((gift) => ({
          who: namesOf(firstOf(gift)),
          place: answerAt('gifts', 'itemDescription', gift.row.id),
          coversLaterHome: gift.gift.coversLaterHome,
        })),
      ];
      return each(given, ({ who, place, coversLaterHome }) => ({
        message: `You give your home to ${who}. It is not part of the rest of your estate. ${coversLaterHome ? 'If you move, the home you own and live in when you die takes its place.' : 'If you no longer own it when you die, the gift falls away.'}`,
        place,
      }));
    },
  },
  {
    id: 'DWN-01',
    subject: 'tax',
    severity: 'informs',
    source: 'Inheritance Tax Act 1984 ss.8D(5), 8E and 8FA to 8FE',
    find: (known) =>
      when(
        hasLeftHome(known) && known.beneficiaries.some(({ person }) => person.isChild || person.class !== null),
        'If you sold or gave away a home after 8 July 2015, for example to move into care, your family may still have its family home allowance when you die. Keep the papers that show when, and for how much. The allowance shrinks if your estate is over £2 million.',
        answerAt('homeDetails', 'homeOwnership'),
      ),
  },
];
