import { defineEntity, p } from '@mikro-orm/core';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';
import { ownRow } from '../rows/read-rows.ts';
import { ownerKey } from '../testator/testator.entity.ts';

export const ClaimedQuestionnaireSchema = defineEntity({
  name: 'ClaimedQuestionnaire',
  tableName: 'questionnaires',
  properties: {
    accountId: ownerKey,
    submissionId: p.uuid().$type<SubmissionId>(),
    /** All of them by question id, encrypted. */
    answers: p.text(),
    claimedAt: p.datetime(),
  },
});

export const claimedQuestionnaireRows = ownRow('questionnaires', 'submission_id as "submissionId", answers');
