import { z } from 'zod';
import { PersonId } from '../../shared/ids.ts';
import { ChildFields } from '../records/children.ts';
import { ContactFields } from '../records/contacts.ts';
import { GiftFields } from '../records/gifts.ts';
import { GuardianSelection } from '../records/guardians.ts';
import { HomeDetailsFields } from '../records/home-details.ts';
import { PersonalDetailsFields } from '../records/personal-details.ts';
import { SpouseDetailsFields } from '../records/spouse-details.ts';
import { Version } from '../records/version.ts';
import { executorRoles } from '../vocabulary.ts';
import { postalAddress } from './couple-view.ts';

const id = z
  .string()
  .max(80)
  .regex(/^[\w.-]+$/);
const { homeOwnership, tenancyType } = HomeDetailsFields.shape;
const { firstName, middleNames, lastName, dateOfBirth, gender } = ChildFields.shape;
const { relationship, gaveBirth, parentalResponsibility } = ChildFields.shape;
const { role, email, mobileCountryCode, mobileNumber, kind, charityNumber } = ContactFields.shape;

/** Somebody of one's own list who may be the same person: whether they are is for the testator to say. */
const lookalikes = z.array(PersonId);

/**
 * One thing that can be taken over from a partner's answers. It is a proposal: nothing is written before it is ticked,
 * and what only the copier can know is asked.
 */
export const CoupleOffer = z.discriminatedUnion('kind', [
  /** The copier's own details as the partner has told them, as far as the copier has not begun to. */
  z.strictObject({
    kind: z.literal('self'),
    id,
    details: z.strictObject({
      firstName: z.string(),
      middleNames: z.string(),
      lastName: z.string(),
      gender: PersonalDetailsFields.shape.gender,
      maritalStatus: PersonalDetailsFields.shape.maritalStatus,
    }),
  }),
  z.strictObject({
    kind: z.literal('spouse'),
    id,
    spouse: SpouseDetailsFields.pick({ fullName: true, relationship: true, gender: true, intendingToMarry: true }),
  }),
  /** `overwrites` where the copier has answered otherwise. */
  z.strictObject({ kind: z.literal('address'), id, overwrites: z.boolean(), address: z.strictObject(postalAddress) }),
  z.strictObject({
    kind: z.literal('ownership'),
    id,
    overwrites: z.boolean(),
    homeOwnership,
    tenancyType,
    isWithSpouse: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('child'),
    id,
    child: z.strictObject({ firstName, middleNames, lastName, dateOfBirth, gender }),
    /** The copier is this to the child; asked where it is null. */
    relationship: relationship.nullable(),
    isOfSpouse: z.boolean(),
    lookalikes,
  }),
  z.strictObject({
    kind: z.literal('contact'),
    id,
    contact: z.strictObject({
      ...postalAddress,
      firstName,
      middleNames,
      lastName,
      email,
      mobileCountryCode,
      mobileNumber,
      kind: kind.unwrap(),
      charityNumber: charityNumber.unwrap(),
    }),
    lookalikes,
  }),
  /** Someone among the copier's own people. */
  z.strictObject({ kind: z.literal('executor'), id, personId: PersonId, role: z.enum(executorRoles) }),
  /** For a child on both lists. `missing` names those who are not among the copier's own people. */
  z.strictObject({
    kind: z.literal('guardians'),
    id,
    childId: PersonId,
    basedOn: Version,
    overwrites: z.boolean(),
    selection: GuardianSelection,
    missing: z.array(z.string()),
  }),
  /** Something of the partner's is the copier's to give only if it is theirs too, which is asked. */
  z.strictObject({
    kind: z.literal('gift'),
    id,
    gift: GiftFields,
    /** The partner gives the money in any case, and so both wills may pay it. */
    isPaidTwice: z.boolean(),
    missing: z.array(z.string()),
  }),
]);
export type CoupleOffer = z.infer<typeof CoupleOffer>;
export type OfferOf<Kind extends CoupleOffer['kind']> = Extract<CoupleOffer, { kind: Kind }>;

/** An offer that was ticked, with what only the copier can say. */
export const CouplePick = z.strictObject({
  id,
  relationship: relationship.optional(),
  gaveBirth,
  parentalResponsibility: parentalResponsibility.optional(),
  role: role.optional(),
  /** The item of a gift is the copier's too. */
  isMineToo: z.literal(true).optional(),
});
export type CouplePick = z.infer<typeof CouplePick>;

/** One thing that two people have told differently, in the words of whoever reads it. */
export const CoupleDifference = z.strictObject({
  /** The fact, by a name that is the same from either side. */
  fact: z.string(),
  sentence: z.string(),
  /** It may matter in law. */
  matters: z.boolean(),
});
export type CoupleDifference = z.infer<typeof CoupleDifference>;
