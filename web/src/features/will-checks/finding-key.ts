import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';

/** Names a finding among those of one will: one check may find several things, each at a place of its own. */
export const keyOf = ({ id, place }: Finding) => [id, place?.recordId, place?.field].filter(Boolean).join('.');
