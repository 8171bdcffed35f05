import { asksCoOwner, asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import { answerAt } from '@plainwill/contracts/will-data/will/answer-place';
import { type Check, each, when } from './check.ts';
import { type Known, spouseBehind } from './known.ts';
import { namesOf } from './wording.ts';

const owns = ({ facts: { home_details } }: Known) => asksTenancy({ homeOwnership: home_details.home_ownership });

const isHeld = (known: Known, tenancy: Known['will']['home']['tenancy']) => known.will.home.tenancy === tenancy;

const coOwnerWords = ({ will: { home } }: Known) => home.coOwner?.name ?? 'the other owner';

/** Gifts of the home or of a share of it. */
const giftsOfHome = ({ gifts }: Known) => gifts.filter(({ gift }) => gift.isHome);

export const homeChecks: readonly Check[] = [
  {
    id: 'HOM-01',
    subject: 'home',
    severity: 'informs',
    source: 'Law of Property Act 1925 s.36(2); HM Land Registry form SEV',
    find: (known) =>
      when(
        isHeld(known, 'joint-tenants'),
        `You own your home as joint tenants, so it passes to ${coOwnerWords(known)} automatically. Your will cannot change that unless you first sever the joint tenancy.`,
        answerAt('homeDetails', 'tenancyType'),
      ),
  },
  {
    id: 'HOM-02',
    subject: 'home',
    severity: 'warns',
    source: 'Certainty',
    find: ({ facts: { home_details }, will: { home } }) =>
      when(
        asksCoOwner({ homeOwnership: home_details.home_ownership, tenancyType: home.tenancy }) && home.coOwner === null,
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
        spouse && home.coOwner && home.coOwner !== spouse && isHeld(known, 'joint-tenants') ? [spouse] : [],
        ({ name }) => ({
          message: `Your share of the home will go to ${coOwnerWords(known)}, not to ${name}. Check that this is what you want.`,
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
      each(isHeld(known, 'joint-tenants') ? giftsOfHome(known) : [], ({ row }) => ({
        message: `You list your home as a gift, but it belongs to the survivor of you and ${coOwnerWords(known)}. This gift would fail, so it is not in your will. Sever the joint ownership first and tell us, or remove the gift.`,
        place: answerAt('gifts', 'itemDescription', row.id),
      })),
  },
  {
    id: 'HOM-05',
    subject: 'home',
    severity: 'warns',
    source:
      'Trusts of Land and Appointment of Trustees Act 1996 ss.12 to 14; Inheritance (Provision for Family and Dependants) Act 1975',
    find: (known) => {
      const { spouse, home } = known.will;
      const isShared = home.coOwner === spouse && isHeld(known, 'tenants-in-common');
      return each(isShared ? spouseBehind(known) : [], ({ name }) => ({
        message: `Your share of the home goes to someone other than ${name}, who lives there. They may need a right to stay; ask about a life interest.`,
        place: answerAt('residue'),
      }));
    },
  },
  {
    id: 'HOM-06',
    subject: 'home',
    severity: 'informs',
    source: 'Administration of Estates Act 1925 s.35',
    find: ({ facts: { home_details } }) =>
      when(
        home_details.home_ownership === 'own-mortgage',
        'Whoever inherits a mortgaged home normally inherits the mortgage too, unless insurance or the will says otherwise.',
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
        (isHeld(known, 'tenants-in-common') || isHeld(known, 'sole-owner')) && giftsOfHome(known).length === 0,
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
        owns(known) && isHeld(known, null),
        'Tell us how you own the home. It decides whether your will covers it.',
        answerAt('homeDetails', 'tenancyType'),
      ),
  },
  {
    id: 'HOM-09',
    subject: 'home',
    severity: 'informs',
    source: 'Wills Act 1837 s.24; ademption',
    find: (known) =>
      each(
        isHeld(known, 'joint-tenants') ? [] : giftsOfHome(known).filter(({ gift }) => gift.levels.length > 0),
        ({ row, gift }) => ({
          message: `You give your home to ${namesOf([...new Set((gift.levels[0] ?? []).map(({ person }) => person))])}. It is not part of the rest of your estate. If you no longer own it when you die, the gift falls away.`,
          place: answerAt('gifts', 'itemDescription', row.id),
        }),
      ),
  },
];
