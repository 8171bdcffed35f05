import type { NewLead } from '@plainwill/contracts/notifications/leads';
import type { LeadId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

/** What a lead told us about themselves. */
export type LeadDetails = Pick<NewLead, 'name' | 'email' | 'question'>;

const placeOf = (leadId: LeadId) => ({ table: 'leads', column: 'details', owner: leadId });

export const sealDetails = (vault: Vault, leadId: LeadId, details: LeadDetails) =>
  vault.seal(JSON.stringify(details), placeOf(leadId));

export const detailsOf = (vault: Vault, { id, details }: { id: LeadId; details: string }): LeadDetails =>
  JSON.parse(vault.open(details, placeOf(id)));
