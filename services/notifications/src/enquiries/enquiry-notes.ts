import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';

const placeOf = (enquiryId: EnquiryId) => ({ table: 'enquiries', column: 'notes', owner: enquiryId });

export const sealNotes = (vault: Vault, enquiryId: EnquiryId, notes: string) =>
  notes === '' ? null : vault.seal(notes, placeOf(enquiryId));

export const notesOf = (vault: Vault, { id, notes }: { id: EnquiryId; notes?: string | null }) =>
  notes ? vault.open(notes, placeOf(id)) : '';
