import { z } from 'zod';
import { ChildFields } from '../records/children.ts';
import { GiftFields } from '../records/gifts.ts';
import { HomeDetailsFields } from '../records/home-details.ts';
import { PersonalDetailsFields } from '../records/personal-details.ts';
import { type ContactKind, executorRoles } from '../vocabulary.ts';

const bonds = ['marriage', 'civil partnership', 'partnership'] as const;
export type Bond = (typeof bonds)[number];

/** The part that each of the two has in a fact. */
const bySide = <S extends z.ZodType>(part: S) => z.strictObject({ self: part, partner: part });

const name = z.string();
const Names = z.strictObject({ firstName: name, middleNames: name, lastName: name });

const { address, line1, line2, townOrCity, county, postcode } = HomeDetailsFields.shape;
export const postalAddress = { address, line1, line2, townOrCity, county, postcode };

const owners = ['self', 'partner', 'both', 'self+other', 'partner+other'] as const;
export type HomeOwner = (typeof owners)[number];

const parentParts = ['parent', 'step'] as const;
export type ParentPart = (typeof parentParts)[number];

/** Stands for a row of somebody else's record, whose id never leaves their account. */
const Key = z.string().max(64);

const named = ['spouse', 'child', 'contact', 'class'] as const;

/** A person named in a wish, seen from the side whose wish it is: the spouse there is the other of the two. */
const Named = Names.extend({ is: z.enum(named), key: Key });
export type Named = z.infer<typeof Named>;

const GuardiansOf = z.strictObject({
  child: Names.omit({ middleNames: true }).extend({ key: Key, dateOfBirth: ChildFields.shape.dateOfBirth }),
  first: z.array(Named),
  backups: z.array(Named),
  groups: z.array(z.strictObject({ name: z.string(), members: z.array(Named) })),
});

const Share = z.strictObject({
  who: Named,
  /** 1 takes first. */
  level: z.int(),
  shareBasisPoints: z.int().nullable(),
});

const { giftType, cashAmount, childrenAccessAge, grandchildrenInherit } = GiftFields.shape;

/** A gift that was ticked. Of a policy or a debt it has the name alone: neither is the other's to give. */
const SharedGift = z.strictObject({
  key: Key,
  giftType,
  /** The item, the company or the debt, in its owner's words; empty for money. */
  what: z.string(),
  cashAmount,
  amountEach: z.boolean(),
  onlyIfSpouseFails: z.boolean(),
  childrenAccessAge,
  grandchildrenInherit,
  to: z.array(Share),
});

const RestBeneficiary = z.strictObject({
  name: z.string(),
  /** The other of the two. */
  isSpouse: z.boolean(),
  shareBasisPoints: z.int(),
});
export type RestBeneficiary = z.infer<typeof RestBeneficiary>;

/** Those who take the rest after gifts, where the one whose will it is dies first, second, or together with the other. */
export const RestByOrder = z.strictObject({
  first: z.array(RestBeneficiary),
  second: z.array(RestBeneficiary),
  together: z.array(RestBeneficiary),
});
export type RestByOrder = z.infer<typeof RestByOrder>;

/** The wishes of one of the two; null for those that are not shared. */
const Wishes = z.strictObject({
  executors: z.array(z.strictObject({ who: Named, role: z.enum(executorRoles) })).nullable(),
  guardians: z.array(GuardiansOf).nullable(),
  residue: z.array(Share).nullable(),
  /** The outcome of that; null where it cannot be said. */
  rest: RestByOrder.nullable(),
  /** The gifts that were ticked, never how many others there are. An older snapshot has none. */
  gifts: z.array(SharedGift).nullable().default(null),
});
export type Wishes = z.infer<typeof Wishes>;
export type SharedGuardians = z.infer<typeof GuardiansOf>;
export type SharedShare = z.infer<typeof Share>;
export type SharedGift = z.infer<typeof SharedGift>;
export type SharedExecutor = NonNullable<Wishes['executors']>[number];

/**
 * The answers of two people, so that they can be read from either side: who looks is `self`. Unknown is null, never
 * guessed. Facts are stored as "me and my spouse", which cannot be swapped as they stand.
 */
export const CoupleView = z.strictObject({
  people: bySide(Names.extend({ gender: PersonalDetailsFields.shape.gender })),
  bond: z.enum(bonds).nullable(),
  isToMarry: z.boolean(),
  home: z
    .strictObject({
      ...postalAddress,
      tenure: HomeDetailsFields.shape.homeOwnership,
      ownedBy: z.enum(owners).nullable(),
      tenancy: HomeDetailsFields.shape.tenancyType,
    })
    .nullable(),
  children: z.array(
    Names.extend({
      key: Key,
      dateOfBirth: ChildFields.shape.dateOfBirth,
      gender: ChildFields.shape.gender,
      parentAs: bySide(z.enum(parentParts).nullable()),
    }),
  ),
  contacts: z.array(
    Names.extend({
      ...postalAddress,
      key: Key,
      email: z.string(),
      mobileCountryCode: z.string(),
      mobileNumber: z.string(),
      kind: z.enum(['person', 'charity', 'organisation'] satisfies ContactKind[]).nullable(),
      charityNumber: z.string(),
    }),
  ),
  wishes: bySide(Wishes.nullable()),
});
export type CoupleView = z.infer<typeof CoupleView>;
export type SharedChild = CoupleView['children'][number];
export type SharedContact = CoupleView['contacts'][number];
export type SharedHome = NonNullable<CoupleView['home']>;
