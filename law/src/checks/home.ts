import { asksCoOwner, asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { type AnswerPlace, answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import type { StoredGift } from '../will/model/gifts-of.ts';
import { occupierOf } from '../will/model/provisions-of.ts';
import type { Person } from '../will/people/person.ts';
import { type Check, each, once, when } from './check.ts';
import { type Known, spouseBehind } from './known.ts';
import { namesOf } from './wording.ts';

const owns = ({ facts: { homeDetails } }: Known) => asksTenancy({ homeOwnership: homeDetails.homeOwnership });

const hasTenancy = (known: Known, tenancy: Known['will']['home']['tenancy']) => known.will.home.tenancy === tenancy;

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

/** Where the share of the home goes to others than the spouse. */
function homeToOthers(known: Known, spouse: Person): AnswerPlace[] {
  if (occupierOf(known.facts, known.people) === spouse) return [];
  const gifts = giftsOfHome(known).filter(({ gift }) => gift.levels.length > 0);
  const others = gifts.filter((gift) => !firstOf(gift).includes(spouse));
  if (gifts.length > 0) return others.map(({ row }) => answerAt('gifts', 'recipients', row.id));
  return known.will.homeTrust || spouseBehind(known).length > 0 ? [answerAt('residue')] : [];
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
    source: 'Survivorship between joint tenants',
    find: (known) => {
      const { spouse, home } = known.will;
      return each(
        spouse && home.coOwner && home.coOwner !== spouse && hasTenancy(known, 'joint-tenants') ? [spouse] : [],
        ({ name }) => ({
          message: `Your share of the home will go to ${coOwnerName(known)}, not to ${name}. Check that this is what you want.`,
          place: answerAt('homeDetails', 'coOwnerId'),
        }),
      );
    },
  },
  {
    id: 'HOM-04',
    subject: 'home',
    severity: 'blocks',
    source: 'Law of Property Act 1925 s.36',
    find: (known) =>
      each(isJoint(known) ? giftsOfHome(known) : [], ({ row }) => ({
        message: `You list your home as a gift, but it belongs to the survivor of you and ${coOwnerName(known)}. This gift would fail, so it is not in your will. Sever the joint ownership first and tell us, or remove the gift.`,
        place: answerAt('gifts', 'itemDescription', row.id),
      })),
  },
  {
    id: 'HOM-05',
    subject: 'home',
    severity: 'warns',
    source:
      'Trusts of Land and Appointment of Trustees Act 1996 ss.12 to 15; Inheritance (Provision for Family and Dependants) Act 1975',
    find: (known) => {
      const { spouse, home } = known.will;
      if (!spouse || home.coOwner !== spouse || !hasTenancy(known, 'tenants-in-common')) return [];
      const livesThere = known.facts.personalDetails.isSeparated === false ? ' and lives there' : '';
      return once(homeToOthers(known, spouse), (place) => ({
        message: `Your share of the home goes to someone other than ${spouse.name}, who owns the rest${livesThere}. The new owners could ask a court to sell. A right to stay prevents that.`,
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
        (hasTenancy(known, 'tenants-in-common') || hasTenancy(known, 'sole-owner')) &&
          giftsOfHome(known).length === 0 &&
          known.will.homeTrust === null,
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
              },
            ]
          : []),
        ...gifts.map((gift) => ({
          who: namesOf(firstOf(gift)),
          place: answerAt('gifts', 'itemDescription', gift.row.id),
        })),
      ];
      return each(given, ({ who, place }) => ({
        message: `You give your home to ${who}. It is not part of the rest of your estate. If you no longer own it when you die, the gift falls away.`,
        place,
      }));
    },
  },
];
