import { z } from 'zod';
import { mutation } from '../../kit/contract.ts';
import type { ReasonTable } from '../../kit/reasons.ts';
import { GuardianGroupId, PersonId } from '../../shared/ids.ts';
import { lineOfText } from '../../shared/text.ts';
import { formerRecordLimits, recordLimits } from '../record-limits.ts';
import { Version } from './version.ts';

/** People who would act together. */
export const GuardianGroup = z.strictObject({ id: GuardianGroupId, name: z.string(), memberIds: z.array(PersonId) });
export type GuardianGroup = z.infer<typeof GuardianGroup>;

/** One child’s guardians: primaries first, then backups in order, then groups in order. */
export const GuardianPlan = z.strictObject({
  childId: PersonId,
  version: Version,
  primaryIds: z.array(PersonId),
  backupIds: z.array(PersonId),
  groups: z.array(GuardianGroup),
});
export type GuardianPlan = z.infer<typeof GuardianPlan>;

export const GuardianSelection = z.strictObject({
  primaryIds: z.array(PersonId).max(formerRecordLimits.guardians),
  backupIds: z.array(PersonId).max(formerRecordLimits.guardians),
  groups: z
    .array(
      z.strictObject({
        name: lineOfText(100, 'The group’s name'),
        /** The service drops an id that is no UUID. */
        memberIds: z.array(z.string().max(100)).max(formerRecordLimits.guardians),
      }),
    )
    .max(formerRecordLimits.guardianGroups),
});
export type GuardianSelection = z.infer<typeof GuardianSelection>;

export const guardianReasons = {
  GuardiansChanged: {
    code: 'CONFLICT',
    message: 'The guardians changed in another window. Check them and try again.',
  },
  GuardianTwice: { code: 'BAD_REQUEST', message: 'Each guardian can be chosen once for a child.' },
  GroupTooSmall: { code: 'BAD_REQUEST', message: 'A group needs at least two people.' },
  GuardianUnder18: { code: 'BAD_REQUEST', message: 'Someone under 18 cannot be a guardian. Choose an adult.' },
  TooManyGuardians: {
    code: 'BAD_REQUEST',
    message: `You can choose up to ${recordLimits.guardians} guardians for a child, with those in groups. Choose fewer.`,
  },
  TooManyGuardianGroups: {
    code: 'BAD_REQUEST',
    message: `You can make up to ${recordLimits.guardianGroups} groups for a child. Remove one to add another.`,
  },
  TooManyGuardiansOfAll: {
    code: 'BAD_REQUEST',
    message: `You have chosen guardians ${recordLimits.guardiansOfAll} times in all, the most we can keep. Choose fewer for one of the children.`,
  },
  GuardianIsTheChild: { code: 'BAD_REQUEST', message: 'A child cannot be their own guardian.' },
} as const satisfies ReasonTable;

export const guardiansContract = {
  /** One selection for one child or several, each based on the version seen: all of them become it, or none does. */
  replace: mutation({
    access: 'account',
    input: z.strictObject({
      children: z
        .array(z.strictObject({ childId: PersonId, basedOn: Version }))
        .min(1)
        .max(formerRecordLimits.children),
      selection: GuardianSelection,
    }),
    output: z.array(GuardianPlan),
  }),
};
