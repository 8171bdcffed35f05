import { z } from 'zod';
import { mutation, perHour, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { lineOfText } from '../shared/text.ts';
import { webhookAddressLength } from './vocabulary.ts';

/** Enquiries are posted to this address. It is a secret, so it is never shown whole again. */
export const Integration = z.strictObject({
  webhook: z
    .strictObject({
      maskedUrl: z.string(),
      /** Saved on the settings screen, or given with the server's own settings. */
      source: z.enum(['saved', 'server']),
      savedAt: z.iso.datetime().nullable(),
      /** When the receiver said that it never wants a delivery again. */
      disabledAt: z.iso.datetime().nullable(),
      /** Zapier's old form of address, which takes fewer deliveries. */
      isLegacy: z.boolean(),
    })
    .nullable(),
  /** When the secret that deliveries are signed with was made; null where they are not signed. */
  signedSince: z.iso.datetime().nullable(),
  isSigned: z.boolean(),
  /** Until then deliveries carry a signature of the earlier secret too. */
  earlierSecretUntil: z.iso.datetime().nullable(),
  allowedHosts: z.array(z.string()),
});
export type Integration = z.infer<typeof Integration>;

export const integrationReasons = {
  WebhookAddressMissing: { code: 'BAD_REQUEST', message: 'Enter the webhook address that Zapier shows you.' },
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
    message: 'Take the port number out of the address: deliveries go to the standard port of https.',
  },
  WebhookAddressPrivate: {
    code: 'BAD_REQUEST',
    message: 'This address points to a private network. Deliveries go to public addresses only.',
  },
  WebhookHostNotAllowed: {
    code: 'BAD_REQUEST',
    message: 'Deliveries may not go to this host. Use an address at one of the allowed hosts listed on this page.',
  },
  WebhookAddressNotCatchHook: {
    code: 'BAD_REQUEST',
    message: 'This is not the address of a Catch Hook. Copy it again from the Zap’s Webhooks by Zapier trigger.',
  },
  WebhookNotConfigured: { code: 'CONFLICT', message: 'Save a webhook address first.' },
} as const satisfies ReasonTable;

export const integrationsContract = {
  get: query({ access: 'staff', input: z.void(), output: Integration }),
  save: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(60),
    input: z.strictObject({ webhookUrl: lineOfText(webhookAddressLength, 'The address') }),
    output: Integration,
  }),
  /** Stops every delivery from now on, whatever the server's own settings say. */
  stop: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(60),
    input: z.void(),
    output: Integration,
  }),
  /** Makes a new secret to sign with, and shows it this once. */
  makeSecret: mutation({
    access: 'admin',
    isRecent: true,
    isStrong: true,
    limit: perHour(20),
    input: z.void(),
    output: z.strictObject({ secret: z.string() }),
  }),
  /** Posts an example, once; how that went is among the deliveries. */
  sendTest: mutation({ access: 'admin', limit: perHour(60), input: z.void(), output: z.void() }),
};
