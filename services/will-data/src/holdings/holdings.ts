import type { InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, HoldingId } from '@plainwill/contracts/shared/ids';
import type { Holding, HoldingFields, holdingsContract } from '@plainwill/contracts/will-data/signing/holdings';
import { holdingTexts, maxHoldings } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import { looksLikePassword } from '@plainwill/law/will/items/secrets';
import type { CallContext } from '../context.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { ownList } from '../record/rows/own-list.ts';
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

/** Adds an entry; a repeat of the same call finds it there. */
async function add(own: Own, id: HoldingId, holding: HoldingFields) {
  const { em, account } = own;
  if ((await em.count(HoldingSchema, { accountId: account.id, id })) > 0) return;
  const position = await list.nextPosition(own);
  await em.insert(HoldingSchema, { accountId: account.id, id, ...encrypted(own, holding), position, version: 1 });
}

async function change(own: Own, id: HoldingId, version: number, holding: HoldingFields) {
  const { em, account } = own;
  const where = { accountId: account.id, id, removedAt: null };
  if ((await em.count(HoldingSchema, where)) === 0) throw new Refusal('HoldingNotFound');
  const changed = { ...encrypted(own, holding), version: version + 1 };
  if ((await em.nativeUpdate(HoldingSchema, { ...where, version }, changed)) === 0) throw new Refusal('HoldingChanged');
}

const list = ownList({
  schema: HoldingSchema,
  max: maxHoldings,
  full: 'TooManyHoldings',
  missing: 'HoldingNotFound',
  list: holdingsOf,
});

export const holdings: HandlersOf<typeof holdingsContract, CallContext> = {
  list: ({ ctx }) => holdingsOf(ctx),

  save: ({ ctx, input: { id, basedOn, holding } }) => {
    requireNoPassword(holding);
    return list.locked(ctx, (inside) =>
      basedOn === 0 ? add(inside, id, holding) : change(inside, id, basedOn, holding),
    );
  },

  remove: ({ ctx, input: { id } }) => list.remove(ctx, id),

  restore: ({ ctx, input: { id } }) => list.restore(ctx, id),
};

export const purgeHoldings = list.purge;
