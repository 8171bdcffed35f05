import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { type ProvisionKind, provisionQuestions } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decryptFields } from '../encryption/encrypted-fields.ts';

/** The questions of a kind whose answer is a person. */
export const personFieldsOf = (kind: ProvisionKind): string[] =>
  Object.entries(provisionQuestions[kind]).flatMap(([field, { type }]) => (type === 'person' ? [field] : []));

interface ProvisionRow extends Pick<Provision, 'id' | 'kind' | 'recipients' | 'version' | 'savedAt'> {
  answers: object;
  people: Record<string, PersonId>;
}

/** The provisions of `provisionRows`, with their answers opened. */
export const openProvisions = (vault: Vault, accountId: AccountId, rows: readonly object[]): Provision[] =>
  rows.map((row) => {
    const { answers, people, ...kept } = decryptFields<ProvisionRow>(vault, 'provisions', accountId, row);
    // Of the kind that the row says, since it was saved so.
    return { ...unansweredOf(provisionQuestions[kept.kind]), ...answers, ...people, ...kept } as unknown as Provision;
  });
