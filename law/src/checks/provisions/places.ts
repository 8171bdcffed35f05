import type { ProvisionKind } from '@plainwill/contracts/will-data/questions/provision-questions';
import { type AnswerField, answerAt } from '@plainwill/contracts/will-data/will/answer-place';

type Field = AnswerField<'provisions'>;

/** Where a provision is asked: the row that is stored, else its kind. */
export const provisionAt = (kind: ProvisionKind, field: Field | null, row: { id: string | null } | null = null) =>
  answerAt('provisions', field, row?.id ?? kind);
