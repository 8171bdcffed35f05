import { z } from 'zod';
import { mutation, query } from '../kit/contract.ts';
import type { ReasonTable } from '../kit/reasons.ts';
import { signInMethods } from './sign-in-methods.ts';

/** A session's name to its owner: a hash, of no use as a cookie. */
export const SessionKey = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .max(64);
export type SessionKey = z.infer<typeof SessionKey>;

/** A signed-in browser. */
export const Device = z.strictObject({
  id: SessionKey,
  /** People call the device so: "Chrome on Windows". */
  label: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  /** The device signed in with these credentials; none for a session older than their record. */
  methods: z.array(z.enum(signInMethods)),
});
export type Device = z.infer<typeof Device>;

export const deviceReasons = {
  DeviceNotFound: { code: 'NOT_FOUND', message: 'That device is signed out already.' },
} as const satisfies ReasonTable;

export const devicesContract = {
  list: query({ access: 'account', input: z.void(), output: z.array(Device) }),
  signOut: mutation({ access: 'account', isRecent: true, input: z.strictObject({ id: SessionKey }), output: z.void() }),
  /** Every device but this one. */
  signOutOthers: mutation({ access: 'account', isRecent: true, input: z.void(), output: z.void() }),
};
