import { api } from '../../api/trpc.ts';
import { readEncrypted, writeEncrypted } from '../autosave/encrypted-drafts.ts';
import type { AccountSectionId } from './open-sections.ts';

const key = 'plainwill.draft.errand';
const inputKey = `${key}.input`;

/** What somebody asked for before they left for Google to show who they are. */
export interface Errand {
  section: AccountSectionId;
  input: unknown;
}

const secretNow = () => api.identity.accounts.me.getData()?.draftKey;

/** Encrypts what was asked for, while the person is still here: once they leave, there is no time for it. */
export async function prepareErrand({ input }: Errand): Promise<void> {
  const secret = secretNow();
  if (!secret) return;
  const isOpen = () => secretNow() === secret;
  await writeEncrypted({ storage: sessionStorage, name: inputKey, secret, isOpen }, { input });
}

/** Kept for the visit, in this tab. */
export const keepErrand = ({ section }: Errand) => sessionStorage.setItem(key, section);

export function forgetErrand() {
  for (const name of [key, inputKey]) sessionStorage.removeItem(name);
}

/**
 * The errand of this section, which is then no longer kept. Without what was asked for, where that cannot be read: as
 * when somebody else has signed in.
 */
export async function takeErrand(section: AccountSectionId): Promise<Partial<Errand> | null> {
  if (sessionStorage.getItem(key) !== section) return null;
  sessionStorage.removeItem(key);
  const secret = secretNow();
  const kept = secret && (await readEncrypted({ storage: sessionStorage, name: inputKey, secret }));
  forgetErrand();
  return kept ? { section, ...kept } : {};
}
