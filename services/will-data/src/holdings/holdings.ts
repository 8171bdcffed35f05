import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { hourMs } from '@plainwill/contracts/shared/durations';
import type { AccountId, HoldingId } from '@plainwill/contracts/shared/ids';
import type { Holding, HoldingFields, holdingsContract } from '@plainwill/contracts/will-data/signing/holdings';
import { holdingTexts, maxHoldings } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import { looksLikePassword } from '@plainwill/law/will/items/secrets';
import type { CallContext } from '../context.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { retentionHours } from '../record/people/people.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { HoldingSchema } from './holding.entity.ts';

const table = 'holdings';

type Body = Omit<HoldingFields, 'kind'>;
type Own = Pick<CallContext, 'em' | 'vault'> & { account: { id: AccountId } };

const toWire = (
  { vault, account }: Own,
  { id, kind, version, body }: Pick<InferEntity<typeof HoldingSchema>, 'id' | 'kind' | 'version' | 'body'>,
): Holding => ({ id, kind, version, ...decryptFields<{ body: Body }>(vault, table, account.id, { body }).body });

/** The account's holdings, the first added first. */
export async function holdingsOf(own: Own): Promise<Holding[]> {
  const rows = await own.em.find(
    HoldingSchema,
    { accountId: own.account.id, removedAt: null },
    { orderBy: { position: 'asc', id: 'asc' }, disableIdentityMap: true },
  );
  return rows.map((row) => toWire(own, row));
}

/** @throws {Refusal} LooksLikePassword */
function requireNoPassword(holding: HoldingFields) {
  const found = holdingTexts.find((field) => looksLikePassword(holding[field]));
  if (found) throw new Refusal('LooksLikePassword', found);
}

const encrypted = ({ vault, account }: Own, { kind, ...body }: HoldingFields) => ({
  kind,
  ...encryptFields(vault, table, account.id, { body }),
});

async function requireRoom({ em, account }: Own) {
  if ((await em.count(HoldingSchema, { accountId: account.id, removedAt: null })) >= maxHoldings)
    throw new Refusal('TooManyHoldings');
}

async function nextPosition({ em, account }: Own): Promise<number> {
  const [last] = await em.find(
    HoldingSchema,
    { accountId: account.id },
    { orderBy: { position: 'desc' }, limit: 1, fields: ['position'], disableIdentityMap: true },
  );
  return (last?.position ?? -1) + 1;
}

/** Adds an entry; a repeat of the same call finds it there. */
async function add(own: Own, id: HoldingId, holding: HoldingFields) {
  const { em, account } = own;
  if ((await em.count(HoldingSchema, { accountId: account.id, id })) > 0) return;
  await requireRoom(own);
  const position = await nextPosition(own);
  await em.insert(HoldingSchema, { accountId: account.id, id, ...encrypted(own, holding), position, version: 1 });
}

async function change(own: Own, id: HoldingId, version: number, holding: HoldingFields) {
  const { em, account } = own;
  const where = { accountId: account.id, id, removedAt: null };
  if ((await em.count(HoldingSchema, where)) === 0) throw new Refusal('HoldingNotFound');
  const changed = { ...encrypted(own, holding), version: version + 1 };
  if ((await em.nativeUpdate(HoldingSchema, { ...where, version }, changed)) === 0) throw new Refusal('HoldingChanged');
}

/** Changes the list while nobody else does. */
const locked = <Ctx extends CallContext & { account: { id: AccountId } }>(
  ctx: Ctx,
  act: (inside: Ctx) => Promise<void>,
) =>
  ctx.em.transactional(async (em) => {
    const inside = { ...ctx, em };
    await lockTestator(em, ctx.account.id);
    await act(inside);
    return holdingsOf(inside);
  });

export const holdings: HandlersOf<typeof holdingsContract, CallContext> = {
  list: ({ ctx }) => holdingsOf(ctx),

  save: ({ ctx, input: { id, basedOn, holding } }) => {
    requireNoPassword(holding);
    return locked(ctx, (inside) => (basedOn === 0 ? add(inside, id, holding) : change(inside, id, basedOn, holding)));
  },

  remove: ({ ctx, input: { id } }) =>
    locked(ctx, async ({ em, account, now }) => {
      const where = { accountId: account.id, id, removedAt: null };
      if ((await em.nativeUpdate(HoldingSchema, where, { removedAt: now })) === 0) throw new Refusal('HoldingNotFound');
    }),

  restore: ({ ctx, input: { id } }) =>
    locked(ctx, async (inside) => {
      const { em, account } = inside;
      const removed = { accountId: account.id, id, removedAt: { $ne: null } };
      if ((await em.count(HoldingSchema, removed)) > 0) await requireRoom(inside);
      if ((await em.nativeUpdate(HoldingSchema, { accountId: account.id, id }, { removedAt: null })) === 0)
        throw new Refusal('HoldingNotFound');
    }),
};

/** Deletes what was removed a day ago or earlier; from then on it cannot be restored. */
export const purgeHoldings = (em: EntityManager, now: Date): Promise<number> =>
  em.nativeDelete(HoldingSchema, { removedAt: { $lt: new Date(now.getTime() - retentionHours * hourMs) } });
