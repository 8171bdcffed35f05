import { z } from 'zod';
import { env, keyRing } from './config.ts';

/** The settings of a service with an audit log. */
export const auditVariables = (prefix: string) => ({
  auditKeys: env(
    `${prefix}_AUDIT_KEYS`,
    keyRing,
    'what checkpoints of the audit log are signed with: id:key, the current one first',
  ),
  auditAnchorFolder: env(
    'AUDIT_ANCHOR_DIR',
    z.string().optional(),
    'the folder where the newest checkpoint of the audit log is kept, which the database server cannot reach',
  ),
});
