import { z } from 'zod';
import { perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { lineOfText } from '../../shared/text.ts';
import { formerRecordLimits } from '../record-limits.ts';
import { FileToSave } from '../will/files.ts';
import { day, Family, maxRelatives, ordersOfDeath, pence, personKey, WiderFamily } from './family.ts';

export {
  childrenLeftKey,
  coOwnerKey,
  newSpouseKey,
  spouseKey,
  spousesRelativesKey,
  testatorKey,
} from './people-keys.ts';

/** Until when a home is held in which somebody may live. */
export const rightEnds = 'the right ends';

const reasonsNotToTake = ['witness', 'disclaims', 'forfeits'] as const;

const maxGifts = formerRecordLimits.gifts;

/** The events that may befall one will. Money is in whole pence; people have their stored ids, the spouse `spouse`. */
export const WhatIfEvents = z.strictObject({
  /** The day of the testator’s death. */
  deathOn: day,
  /** Everything of the testator’s, after debts, funeral and costs, before tax. */
  estatePence: pence,
  /** The testator’s part of the home, net of its mortgage, in it. */
  homePence: pence.optional(),
  /** Says whether the home goes to its other owner by itself; as the answers have it where this is left out. */
  homeIsJoint: z.boolean().optional(),
  /** Belongings in it that no gift of their own gives. */
  chattelsPence: pence.optional(),
  /** Each gift by id: the worth of a thing, or the sum that a policy or pension pays the estate. */
  values: z
    .record(personKey, pence)
    .refine((values) => Object.keys(values).length <= maxGifts, `Must have ${maxGifts} gifts or fewer`)
    .optional(),
  /** Gifts that the testator does not own any more. */
  gone: z.array(personKey).max(maxGifts).optional(),
  died: z
    .array(
      z.strictObject({
        person: personKey,
        on: day,
        order: z.enum(ordersOfDeath).optional(),
        born: day.optional(),
      }),
    )
    .max(maxRelatives)
    .optional(),
  born: z
    .array(
      z.strictObject({
        id: personKey,
        name: lineOfText(300, 'A name').optional(),
        of: personKey,
        on: day,
        otherParent: personKey.optional(),
      }),
    )
    .max(maxRelatives)
    .optional(),
  willNotAct: z.array(personKey).max(maxRelatives).optional(),
  cannotTake: z
    .array(z.strictObject({ person: personKey, why: z.enum(reasonsNotToTake) }))
    .max(maxRelatives)
    .optional(),
  divorcedOn: day.optional(),
  married: z.strictObject({ to: z.enum(['spouse', 'other']), on: day }).optional(),
  family: WiderFamily.optional(),
});
export type WhatIfEvents = z.infer<typeof WhatIfEvents>;

export const Taking = z.strictObject({
  person: z.string(),
  /** `home`: a home in which somebody else may live first, by whoever takes it after them as far as can be known. */
  what: z.enum(['survivorship', 'home', 'gift', 'residue', 'intestacy']),
  /**
   * The id of a gift; of a provision what its clause is called: `home-trust`, `belongings`, `digital`, `pet-<id>`,
   * `guardian-sum`, `charity-tenth`.
   */
  gift: z.string().optional(),
  /** An intestacy calls the share by this. */
  part: z.string().optional(),
  pence: z.int(),
  /** A part of that gift or of the residue, or as an intestacy has it; null where nothing is divided. */
  fraction: z.string().nullable(),
  /** In pence, where advances count: this person, or the one they stand in for, has had so much already. */
  advancePence: z.int().optional(),
  /** An age, or `rightEnds`. */
  heldUntil: z.string().nullable(),
  /** The year of that birthday, or in which a right for some years ends; null where it is not known. */
  heldUntilYear: z.int().nullable(),
  /** A stand-in takes the place of this person. */
  insteadOf: z.string().nullable(),
  /** The id of the printed clause that gives it. */
  clause: z.string().nullable(),
  /** This person may live in the home first. */
  occupier: z.string().optional(),
  toTheirEstate: z.literal(true).optional(),
});
export type Taking = z.infer<typeof Taking>;

export const WhatIfStep = z.strictObject({
  text: z.string(),
  clause: z.string().nullable(),
  source: z.string().nullable(),
});
export type WhatIfStep = z.infer<typeof WhatIfStep>;

export const WhatIfAnswer = z.strictObject({
  will: z.enum(['stands', 'revoked']),
  takes: z.array(Taking),
  /** The gifts that nobody takes, in the order printed. */
  failed: z.array(z.string()),
  /** The scheme of a pension outside the estate is asked to pay these people. */
  asked: z.array(z.strictObject({ gift: z.string(), people: z.array(z.string()) })),
  crown: z.int(),
  executors: z.strictObject({ acting: z.array(z.string()), inReserve: z.array(z.string()) }),
  guardians: z.array(
    z.strictObject({
      child: z.string(),
      caredForBy: z.string().nullable(),
      guardians: z.array(z.string()),
      as: z.enum(['appointed', 'wish']).nullable(),
    }),
  ),
  tax: z.strictObject({ exemptPence: z.int(), chargeablePence: z.int(), duePence: z.int().nullable() }),
  steps: z.array(WhatIfStep),
});
export type WhatIfAnswer = z.infer<typeof WhatIfAnswer>;

const scenarioKeys = [
  'as-things-stand',
  'both-together',
  'spouse-first',
  'executor-died',
  'child-died-leaving-children',
  'child-died-without-children',
  'another-child',
  'divorce',
  'marriage',
  'nobody-left',
  'half-the-estate',
  'twice-the-estate',
] as const;
export type ScenarioKey = (typeof scenarioKeys)[number];

/** A scenario can have these faults, known before it is opened. */
const scenarioTroubles = ['intestacy', 'no-executor', 'no-guardian', 'failed-gift'] as const;

/**
 * Something worth trying with this will. Of two deaths together the other is taken to have come first, until somebody has
 * said who is older.
 */
export const Scenario = z.strictObject({
  key: z.enum(scenarioKeys),
  /** The person it happens to, where it is one person; empty otherwise. */
  person: z.string(),
  name: z.string(),
  events: WhatIfEvents,
  troubles: z.array(z.enum(scenarioTroubles)),
});
export type Scenario = z.infer<typeof Scenario>;

/** Every scenario starts from these. */
export const EstateFigures = WhatIfEvents.pick({
  deathOn: true,
  estatePence: true,
  homePence: true,
  homeIsJoint: true,
  chattelsPence: true,
  values: true,
});

const NamedGift = z.strictObject({ id: z.string(), name: z.string(), kind: z.string(), pence: z.int().nullable() });

export const whatIfReasons = {
  CannotHappen: { code: 'BAD_REQUEST', message: 'We cannot work that out. {problem}.' },
} as const satisfies ReasonTable;

export const whatIfContract = {
  /** The scenarios that this will is offered, with the names of everybody and every gift in it. */
  scenarios: query({
    access: 'account',
    limit: perMinute(120),
    isCostly: true,
    input: EstateFigures,
    output: z.strictObject({
      scenarios: z.array(Scenario),
      /** The people by the ids of answers; `shortName` is as a sentence has it. */
      people: z.array(z.strictObject({ id: z.string(), name: z.string(), shortName: z.string() })),
      gifts: z.array(NamedGift),
      /** The home passes to its other owner whatever the will says. */
      isHomeJoint: z.boolean(),
    }),
  }),
  /** Refused with the field that cannot be so. */
  answer: query({
    access: 'account',
    limit: perMinute(600),
    isCostly: true,
    input: WhatIfEvents,
    output: WhatIfAnswer,
  }),
  /** The answer on one page, which is no part of the will. */
  sheet: query({
    access: 'account',
    limit: perMinute(20),
    isCostly: true,
    input: z.strictObject({
      events: WhatIfEvents,
      /** False where the estate stands for any: the page then has shares in place of amounts. */
      hasAmounts: z.boolean(),
    }),
    output: FileToSave,
  }),
  /** The testator’s family, as far as it is stored, for the rules that hold without a will. */
  family: query({ access: 'account', limit: perMinute(120), isCostly: true, input: z.void(), output: Family }),
};
