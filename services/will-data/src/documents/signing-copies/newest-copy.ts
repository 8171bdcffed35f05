import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { decryptFields } from '../../record/encryption/encrypted-fields.ts';
import { SigningCopySchema } from './signing-copy.entity.ts';

/** The newest copy, with the will as it was worded then. */
export async function newestCopyOf(em: EntityManager, vault: Vault, accountId: AccountId) {
  const [copy] = await em.find(
    SigningCopySchema,
    { accountId },
    { orderBy: { number: 'desc' }, limit: 1, exclude: ['pdf', 'facts'], disableIdentityMap: true },
  );
  if (!copy) return null;
  const { document } = decryptFields<{ document: WillDocument }>(vault, 'signing_copies', accountId, {
    document: copy.document,
  });
  return { copy, document };
}
