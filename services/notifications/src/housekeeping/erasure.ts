import type { EntityManager } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { enquiryErasureContract } from '@plainwill/contracts/notifications/erasure';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import { DecryptionFailed, type Vault } from '@plainwill/kit/encryption/vault';
import type { CallContext } from '../context.ts';
import { detailsOf, LeadSchema } from '../enquiries/lead.entity.ts';
import { indexesOfAddress, indexLeads } from '../enquiries/lead-search.ts';
import { SubmissionSchema } from '../enquiries/submission.entity.ts';
import { DeadLetterSchema } from '../queues/dead-letter.entity.ts';
import { DeliverySchema } from '../webhooks/delivery.entity.ts';

export const erasure: HandlersOf<typeof enquiryErasureContract, CallContext> = {
  erase: async ({ ctx: { em, vault }, input: { email, submissionIds } }) => {
    // Leads that the version before received meanwhile have no index to find them by.
    await indexLeads(em.fork(), vault);
    await em.transactional(async (em) => {
      const leadIds = await leadsFrom(em, vault, email);
      const deliveries = await em.find(
        DeliverySchema,
        { $or: [{ lead: { $in: leadIds } }, { submission: { $in: [...submissionIds] } }] },
        { fields: ['id'] },
      );
      // A job that failed for good names its delivery, which goes with what it was to deliver.
      await em.nativeDelete(DeadLetterSchema, {
        queue: 'webhooks',
        payload: { deliveryId: { $in: deliveries.map(({ id }) => id) } },
      });
      await em.nativeDelete(LeadSchema, { id: { $in: leadIds } });
      await em.nativeDelete(SubmissionSchema, { id: { $in: [...submissionIds] } });
    });
  },
};

const sameAddress = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** Found by their blind indexes, in which accents do not count; only those of the very address are meant. */
async function leadsFrom(em: EntityManager, vault: Vault, email: string): Promise<LeadId[]> {
  const found = await em.find(LeadSchema, {
    $or: indexesOfAddress(vault, email).map((indexes) => ({ blindIndexes: { $contains: indexes } })),
  });
  return found.filter((lead) => isFrom(vault, lead, email)).map(({ id }) => id);
}

/** A lead that has their index but cannot be decrypted any more is of no use to anyone. */
function isFrom(vault: Vault, lead: { id: LeadId; details: string }, email: string): boolean {
  try {
    return sameAddress(detailsOf(vault, lead).email) === sameAddress(email);
  } catch (error) {
    if (error instanceof DecryptionFailed) return true;
    throw error;
  }
}
