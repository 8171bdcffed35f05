import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { ProvisionId } from '@plainwill/contracts/shared/ids';
import { type ProvisionKind, provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';

/** A stored provision with nothing answered but what is given. */
export const aProvision = <K extends ProvisionKind>(
  kind: K,
  changes: Partial<Extract<Provision, { kind: K }>> = {},
): Provision =>
  ({
    ...unansweredOf(provisionQuestions[kind]),
    kind,
    id: `${kind}-1` as ProvisionId,
    recipients: [],
    version: 1,
    savedAt: '2026-11-20T14:32:00.000Z',
    ...changes,
  }) as Provision;
