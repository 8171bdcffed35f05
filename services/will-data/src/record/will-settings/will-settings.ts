import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { WillSettings, willSettingsContract } from '@plainwill/contracts/will-data/records/will-settings';
import type { CallContext } from '../../context.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { GiftSchema } from '../gifts/gift.entity.ts';
import { requirePeople } from '../people/people.ts';
import { readRows } from '../rows/read-rows.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { defaultSettings } from './default-settings.ts';
import { WillSettingsSchema, willSettingsRows } from './will-settings.entity.ts';

type Store = Pick<CallContext, 'em' | 'vault'>;

/** Within a transaction, in which the testator is locked: only what is said is changed. */
export async function saveSettings(
  { em, vault }: Store,
  accountId: AccountId,
  input: Partial<WillSettings>,
): Promise<WillSettings> {
  if (input.intendedSpouseId) await requirePeople(em, accountId, [input.intendedSpouseId], ['contact']);
  const { rows } = await readRows(em, accountId, { rows: willSettingsRows });
  const [stored] = rows.map((row) => decryptFields<WillSettings>(vault, 'will_settings', accountId, row));
  const settings = { ...defaultSettings, ...stored, ...input };
  const encrypted = encryptFields(vault, 'will_settings', accountId, settings);
  // Whoever was removed is read as nobody, and stays stored so that they can be restored.
  const onConflictExcludeFields = input.intendedSpouseId === undefined ? (['intendedSpouseId'] as const) : [];
  await em.upsert(
    WillSettingsSchema,
    { accountId, ...encrypted },
    { onConflictExcludeFields: [...onConflictExcludeFields] },
  );
  if (input.hasNoSpecificGifts) await em.nativeDelete(GiftSchema, { accountId });
  return settings;
}

export const settings: HandlersOf<typeof willSettingsContract, CallContext> = {
  save: ({ ctx: { em, vault, account }, input }) =>
    em.transactional(async (em) => {
      await lockTestator(em, account.id);
      return saveSettings({ em, vault }, account.id, input);
    }),
};
