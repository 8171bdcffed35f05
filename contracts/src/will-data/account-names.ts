import { z } from 'zod';
import { mutation, query } from '../kit/contract.ts';
import { AccountId } from '../shared/ids.ts';
import { Version } from './records/version.ts';

export const maxNamesAtOnce = 100;

/** The personal details a name was taken from, so that a name changed meanwhile still waits. */
const NamedBy = z.strictObject({ accountId: AccountId, version: Version });

/** The names that accounts take from personal details. */
export const accountNamesContract = {
  /** The names that changed and were not taken yet, the longest waiting first. */
  changed: query({
    access: 'service',
    callers: ['identity'],
    input: z.void(),
    output: z.array(NamedBy.extend({ name: z.string() })).max(maxNamesAtOnce),
  }),
  taken: mutation({
    access: 'service',
    callers: ['identity'],
    input: z.array(NamedBy).max(maxNamesAtOnce),
    output: z.void(),
  }),
};
