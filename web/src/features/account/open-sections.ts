import { draftAtom } from '../../drafts/draft-atoms.ts';

export type AccountSectionId = 'name' | 'email' | 'password' | 'devices' | 'google' | 'access' | 'data' | 'deletion';

/** Which sections the person has opened in this visit. */
export const openSectionsAtom = draftAtom<Partial<Record<AccountSectionId, boolean>>>({});
