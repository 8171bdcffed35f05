import { z } from 'zod';
import { mutation, perHour, perMinute, query } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { AccountId, HowMadeRecordId, HowMadeRequestId } from '../../shared/ids.ts';
import { lineOfText, personName, requiredText } from '../../shared/text.ts';
import { Day } from '../signing/signing-plan.ts';
import { FileToSave } from '../will/files.ts';
import {
  askerKinds,
  howMadeNameLength,
  howMadePageSize,
  howMadeStates,
  howMadeTextLength,
} from './how-made-vocabulary.ts';

const version = z.int().min(1).max(1_000_000_000);

/** A request as the list shows it: no name, and nothing that was typed. */
export const HowMadeRequest = z.strictObject({
  id: HowMadeRequestId,
  number: z.int().positive(),
  asker: z.enum(askerKinds),
  state: z.enum(howMadeStates),
  receivedOn: z.iso.date(),
  enteredBy: AccountId,
  version,
});
export type HowMadeRequest = z.infer<typeof HowMadeRequest>;

/** How one will was made, as the search shows it: staff typed the name and the birthday themselves. */
export const FoundRecord = z.strictObject({
  id: HowMadeRecordId,
  copyNumber: z.int().positive(),
  signedOn: z.iso.date(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

/** Staff type these when a request comes in. */
const entered = {
  asker: z.enum(askerKinds, 'Choose who asks'),
  name: personName(howMadeNameLength, 'Their name', 'Enter the name of whoever asks'),
  /** An address, a telephone number or both. */
  contact: requiredText(howMadeTextLength, 'How to answer', 'Enter how to answer them'),
  reason: requiredText(howMadeTextLength, 'Why they ask', 'Enter why they ask'),
  /** The papers that staff have seen: who asks, the death, and what lets them ask. */
  proof: requiredText(howMadeTextLength, 'The papers you have seen', 'Enter the papers you have seen'),
  /** The reference of whoever asks; empty for none. */
  theirReference: lineOfText(100, 'Their reference'),
  receivedOn: Day,
  /** The day of the death, from the papers; null where they don’t say. */
  diedOn: Day.nullable(),
};

/** A request with everything that was typed and done. */
export const OpenHowMadeRequest = HowMadeRequest.extend({
  ...entered,
  /** The record that was found for it; null until then. */
  record: FoundRecord.extend({
    /** The testator as the signed will names them. */
    testator: z.string(),
    recordedAt: z.iso.datetime(),
    /** The account of the testator is still here. */
    hasAccount: z.boolean(),
    /** The last day on which it is kept for certain, as far as a death is known of. */
    keptUntil: z.iso.date(),
  }).nullable(),
  foundBy: AccountId.nullable(),
  agreedBy: AccountId.nullable(),
  agreedAt: z.iso.datetime().nullable(),
  closedBy: AccountId.nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Why it was refused; empty where it was not. */
  refusal: z.string(),
  /** The caller may agree; another administrator must where they entered it or chose the record. */
  mayAgree: z.boolean(),
});
export type OpenHowMadeRequest = z.infer<typeof OpenHowMadeRequest>;

export const howMadeReasons = {
  HowMadeRequestNotFound: { code: 'NOT_FOUND', message: 'This request is not there any more. Look at the list again.' },
  HowMadeRequestChanged: {
    code: 'CONFLICT',
    message: 'A colleague has changed this request meanwhile. Look at it again, then decide.',
  },
  HowMadeRecordNotFound: {
    code: 'NOT_FOUND',
    message: 'That record is not kept any more. Search again.',
  },
  HowMadeRecordNeeded: { code: 'PRECONDITION_FAILED', message: 'Find the record of the will first.' },
  HowMadeNotAgreed: { code: 'PRECONDITION_FAILED', message: 'No one has agreed to this request yet.' },
  HowMadeClosed: { code: 'CONFLICT', message: 'This request is closed. Enter a new one if they ask again.' },
  HowMadeSamePerson: {
    code: 'FORBIDDEN',
    message: 'You entered this request or chose its record, so another administrator must agree.',
  },
  HowMadeDayNotPossible: { code: 'BAD_REQUEST', message: 'Enter today or an earlier day.' },
} as const satisfies ReasonTable;

const one = { id: HowMadeRequestId };
/** The version that was looked at. */
const basedOn = { ...one, basedOn: version };
const look = { access: 'admin', limit: perMinute(60) } as const;
const act = { access: 'admin', isRecent: true, isStrong: true, limit: perHour(60) } as const;

/** Staff answer whoever asks how a will was made (*Larke v Nugus*). Each act is written to the audit log. */
export const howMadeContract = {
  /** The newest first. */
  list: query({
    ...look,
    input: z.strictObject({ state: z.enum(howMadeStates).optional(), page: z.int().min(1).max(10_000) }),
    output: z.strictObject({
      requests: z.array(HowMadeRequest).max(howMadePageSize),
      /** The requests on all pages together. */
      count: z.int(),
    }),
  }),
  get: query({ ...look, input: z.strictObject(one), output: OpenHowMadeRequest }),
  /** The id is made by the browser, so that a repeat is harmless. */
  enter: mutation({ ...act, input: z.strictObject({ ...one, ...entered }), output: OpenHowMadeRequest }),
  /** Records of those who have all the words of the name and that birthday; each search is audited. */
  find: mutation({
    ...act,
    limit: perHour(30),
    input: z.strictObject({
      ...one,
      name: personName(howMadeNameLength, 'The name', 'Enter the name of the person who died'),
      dateOfBirth: Day,
      /** Null finds whatever they signed. */
      signedOn: Day.nullable(),
    }),
    output: z.array(FoundRecord).max(howMadePageSize),
  }),
  choose: mutation({
    ...act,
    input: z.strictObject({ ...basedOn, recordId: HowMadeRecordId }),
    output: OpenHowMadeRequest,
  }),
  agree: mutation({ ...act, input: z.strictObject(basedOn), output: OpenHowMadeRequest }),
  refuse: mutation({
    ...act,
    input: z.strictObject({
      ...basedOn,
      refusal: requiredText(howMadeTextLength, 'Why it is refused', 'Enter why it is refused'),
    }),
    output: OpenHowMadeRequest,
  }),
  /** Only by order of a court does it hold what the reviewer alone was told. */
  statement: mutation({ ...act, isCostly: true, input: z.strictObject(one), output: FileToSave }),
  sent: mutation({ ...act, input: z.strictObject(basedOn), output: OpenHowMadeRequest }),
};
