import { z } from 'zod';

/** Grows by one with every save; 0 before anything is stored. A save names the version that it was typed over. */
export const Version = z.int().min(0).max(2_147_483_647);
export type Version = z.infer<typeof Version>;

/** Every stored record carries these beside its own fields. */
export const Stored = { version: Version, savedAt: z.iso.datetime() };

/** A record that our staff may change says whether they saved it last. */
export const SavedByAnyone = { ...Stored, savedBySupport: z.boolean() };
