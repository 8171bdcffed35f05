import type { EntityManager } from '@mikro-orm/postgresql';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import { SealBroken, type Vault } from '@plainwill/kit/encryption/vault';
import { LeadSchema } from './lead.entity.ts';
import { detailsOf } from './lead-details.ts';
import { marksOf } from './lead-marks.ts';

const batch = 500;

/** Makes those leads findable that were received before there were marks. @returns how many, and how many do not open */
export async function markLeads(em: EntityManager, vault: Vault) {
  const done = { marked: 0, broken: 0 };
  let after: LeadId | undefined;
  for (;;) {
    const leads = await em
      .fork()
      .find(
        LeadSchema,
        { searchMarks: null, ...(after && { id: { $gt: after } }) },
        { orderBy: { id: 'asc' }, limit: batch },
      );
    for (const lead of leads) {
      try {
        const searchMarks = marksOf(vault, detailsOf(vault, lead));
        await em.nativeUpdate(LeadSchema, { id: lead.id }, { searchMarks });
        done.marked++;
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error;
        done.broken++;
      }
    }
    after = leads.at(-1)?.id;
    if (leads.length < batch) return done;
  }
}
