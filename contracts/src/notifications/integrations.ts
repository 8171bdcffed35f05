import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { ReceiverId } from '../shared/ids.ts';
import { lineOfText, requiredLine } from '../shared/text.ts';
import { maxReceivers, receiverNameLength, webhookAddressLength, webhookEvents } from './vocabulary.ts';

/** Enquiries are posted to its address, which is a secret, so it is never shown whole again. */
export const Receiver = z.strictObject({
  id: ReceiverId,
  name: z.string(),
  events: z.array(z.enum(webhookEvents)),
  maskedUrl: z.string(),
  /** Saved on the settings screen, or given with the server's own settings. */
  source: z.enum(['saved', 'server']),
  savedAt: z.iso.datetime().nullable(),
  /** When staff switched deliveries to it off. */
  pausedAt: z.iso.datetime().nullable(),
  /** When the receiver said that it never wants a delivery again. */
  disabledAt: z.iso.datetime().nullable(),
  /** Zapier's old form of address, which takes fewer deliveries. */
  isLegacy: z.boolean(),
  /** When the secret that deliveries are signed with was made; null where they are not signed, or with the server's own. */
  signedSince: z.iso.datetime().nullable(),
  isSigned: z.boolean(),
  /** Until then deliveries carry a signature of the earlier secret too. */
  earlierSecretUntil: z.iso.datetime().nullable(),
});
export type Receiver = z.infer<typeof Receiver>;

export const Integrations = z.strictObject({
  receivers: z.array(Receiver).max(maxReceivers),
  /** Public hosts that deliveries may go to, each with its port where that is not the standard one. */
  allowedHosts: z.array(z.string()),
  /** Hosts with their ports, within the operator's own network. */
  privateHosts: z.array(z.string()),
});
export type Integrations = z.infer<typeof Integrations>;

export const integrationReasons = {
  WebhookAddressMissing: { code: 'BAD_REQUEST', message: 'Enter the webhook address that your receiver shows you.' },
  WebhookAddressMalformed: {
    code: 'BAD_REQUEST',
    message: 'Enter the whole address, like https://hooks.zapier.com/hooks/catch/1234567/abcdef/.',
  },
  WebhookAddressNotHttps: { code: 'BAD_REQUEST', message: 'The address must start with https://.' },
  WebhookAddressHasCredentials: {
    code: 'BAD_REQUEST',
    message: 'Take the user name and password out of the address.',
  },
  WebhookAddressHasFragment: {
    code: 'BAD_REQUEST',
    message: 'Take the # and everything after it out of the address.',
  },
  WebhookAddressHasPort: {
    code: 'BAD_REQUEST',
    message: 'Deliveries may not go to this port. Whoever runs the server can allow it.',
  },
  WebhookAddressPrivate: {
    code: 'BAD_REQUEST',
    message: 'This address points to a private network. Whoever runs the server can allow one host and port of it.',
  },
  WebhookHostNotAllowed: {
    code: 'BAD_REQUEST',
    message: 'Deliveries may not go to this host. Use an address at one of the allowed hosts listed on this page.',
  },
  WebhookAddressNotCatchHook: {
    code: 'BAD_REQUEST',
    message: 'This is not the address of a Catch Hook. Copy it again from the Zap’s Webhooks by Zapier trigger.',
  },
  ReceiverNotFound: { code: 'NOT_FOUND', message: 'This receiver was removed. Load the page again.' },
  ReceiverStopped: { code: 'CONFLICT', message: 'Deliveries to this receiver are switched off. Switch them on first.' },
  NoReceiver: { code: 'CONFLICT', message: 'No receiver takes this. Add one first.' },
  TooManyReceivers: {
    code: 'CONFLICT',
    message: `There are ${maxReceivers} receivers already. Remove one before you add another.`,
  },
} as const satisfies ReasonTable;

const one = z.strictObject({ id: ReceiverId });

/** Changes to where personal data goes ask again who is there. */
const guarded = <Input extends z.ZodType>(input: Input) =>
  mutation({ access: 'admin', isRecent: true, isStrong: true, limit: perHour(60), input, output: Integrations });

export const integrationsContract = {
  get: query({ access: 'staff', input: z.void(), output: Integrations }),
  /** Adds a receiver, or changes the one of that id, which keeps its address where none is given. */
  save: guarded(
    z.strictObject({
      id: ReceiverId.optional(),
      name: requiredLine(receiverNameLength, 'The name', 'Enter a name for this receiver'),
      events: z
        .array(z.enum(webhookEvents))
        .min(1, 'Choose at least one event')
        .max(webhookEvents.length)
        .refine((events) => new Set(events).size === events.length, 'Choose each event once'),
      webhookUrl: lineOfText(webhookAddressLength, 'The address'),
    }),
  ),
  /** Sends nothing more to a receiver until it is started again. */
  stop: guarded(one),
  start: guarded(one),
  /** Deletes its address and its secret. What was delivered to it stays on the list. */
  remove: guarded(one),
  /** Makes a new secret to sign with, and shows it this once. */
  makeSecret: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(20),
    input: one,
    output: z.strictObject({ secret: z.string() }),
  }),
  /** Posts an example of an event, once; how that went is among the deliveries. */
  sendTest: mutation({
    access: 'admin',
    limit: perHour(60),
    input: one.extend({ event: z.enum(webhookEvents) }),
    output: z.void(),
  }),
};
