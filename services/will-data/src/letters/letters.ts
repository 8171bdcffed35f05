import type { InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, LetterId } from '@plainwill/contracts/shared/ids';
import type {
  Letter,
  LetterFields,
  LetterVersion,
  lettersContract,
} from '@plainwill/contracts/will-data/signing/letters';
import { letterTexts, maxLetters, maxLetterVersions } from '@plainwill/contracts/will-data/signing/letters-vocabulary';
import { Refusal } from '@plainwill/kit/refusal';
import { looksLikePassword } from '@plainwill/law/will/items/secrets';
import { givesInLetter } from '@plainwill/law/wording/letter-words';
import type { CallContext } from '../context.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { ownList } from '../record/rows/own-list.ts';
import { LetterSchema, LetterVersionSchema } from './letter.entity.ts';
import { letterFile } from './letter-file.ts';

const table = 'letters';
const versionsTable = 'letter_versions';

type Body = Omit<LetterFields, 'kind' | 'readers'>;
type Own = Pick<CallContext, 'em' | 'vault'> & { account: { id: AccountId } };
type Writing = Own & Pick<CallContext, 'today'>;

const bodyOf = ({ addressee, title, body }: Body): Body => ({ addressee, title, body });

const decrypted = ({ vault, account }: Own, from: typeof table | typeof versionsTable, body: string) =>
  decryptFields<{ body: Body }>(vault, from, account.id, { body }).body;

const encrypted = ({ vault, account }: Own, into: typeof table | typeof versionsTable, body: Body) =>
  encryptFields(vault, into, account.id, { body });

type Row = Pick<InferEntity<typeof LetterSchema>, 'id' | 'kind' | 'version' | 'body' | 'readers' | 'writtenOn'>;

const toWire = (own: Own, { body, ...row }: Row, earlier: number): Letter => ({
  id: row.id,
  kind: row.kind,
  version: row.version,
  readers: row.readers,
  writtenOn: row.writtenOn,
  earlier,
  ...decrypted(own, table, body),
});

/** The letters of wishes of an account, the first saved first. */
export async function lettersOf(own: Own): Promise<Letter[]> {
  const { em, account } = own;
  const options = { disableIdentityMap: true } as const;
  const rows = await em.find(
    LetterSchema,
    { accountId: account.id, removedAt: null },
    { ...options, orderBy: { position: 'asc', id: 'asc' } },
  );
  const versions = await em.find(
    LetterVersionSchema,
    { accountId: account.id },
    { ...options, fields: ['letterId', 'writtenOn'] },
  );
  return rows.map((row) => toWire(own, row, versions.filter(({ letterId }) => letterId === row.id).length));
}

/** @throws {Refusal} LooksLikePassword, or LetterGives: what gives would be taken for a will (Wills Act 1837, s.9) */
function requirePlainWishes(letter: LetterFields) {
  const secret = letterTexts.find((field) => looksLikePassword(letter[field]));
  if (secret) throw new Refusal('LooksLikePassword', secret);
  if (givesInLetter(letter.body)) throw new Refusal('LetterGives', 'body');
}

/** Adds a letter; a repeat of the same call finds it there. */
async function add(own: Writing, id: LetterId, { kind, readers, ...words }: LetterFields) {
  const { em, account, today } = own;
  if ((await em.count(LetterSchema, { accountId: account.id, id })) > 0) return;
  const position = await list.nextPosition(own);
  const row = { accountId: account.id, id, kind, readers, ...encrypted(own, table, bodyOf(words)) };
  await em.insert(LetterSchema, { ...row, writtenOn: today, position, version: 1 });
}

/** Keeps the words as they were, and of so many the newest. */
async function keepVersion(own: Own, letterId: LetterId, { writtenOn, body }: Pick<Row, 'writtenOn' | 'body'>) {
  const { em, account } = own;
  const where = { accountId: account.id, letterId };
  const kept = encrypted(own, versionsTable, decrypted(own, table, body));
  await em.insert(LetterVersionSchema, { ...where, writtenOn, ...kept });
  const [oldest] = await em.find(LetterVersionSchema, where, {
    orderBy: { writtenOn: 'desc' },
    offset: maxLetterVersions,
    limit: 1,
    fields: ['writtenOn'],
    disableIdentityMap: true,
  });
  if (oldest) await em.nativeDelete(LetterVersionSchema, { ...where, writtenOn: { $lte: oldest.writtenOn } });
}

/** Changes a letter. Words of an earlier day are kept as a version, and those of the same day are written over. */
async function change(own: Writing, id: LetterId, version: number, { kind, readers, ...words }: LetterFields) {
  const { em, account, today } = own;
  const row = await em.findOne(
    LetterSchema,
    { accountId: account.id, id, removedAt: null },
    { disableIdentityMap: true },
  );
  if (!row) throw new Refusal('LetterNotFound');
  if (row.version !== version) throw new Refusal('LetterChanged');
  const body = bodyOf(words);
  const isRewritten = JSON.stringify(decrypted(own, table, row.body)) !== JSON.stringify(body);
  const isLaterDay = isRewritten && today > row.writtenOn;
  if (isLaterDay) await keepVersion(own, id, row);
  const changed = { kind, readers, version: version + 1, ...encrypted(own, table, body) };
  await em.nativeUpdate(
    LetterSchema,
    { accountId: account.id, id },
    { ...changed, ...(isLaterDay && { writtenOn: today }) },
  );
}

const list = ownList({
  schema: LetterSchema,
  max: maxLetters,
  full: 'TooManyLetters',
  missing: 'LetterNotFound',
  list: lettersOf,
});

async function letterOf(own: Own, id: LetterId): Promise<Letter> {
  const letter = (await lettersOf(own)).find((each) => each.id === id);
  if (!letter) throw new Refusal('LetterNotFound');
  return letter;
}

export const letters: HandlersOf<typeof lettersContract, CallContext> = {
  list: ({ ctx }) => lettersOf(ctx),

  save: ({ ctx, input: { id, basedOn, letter } }) => {
    requirePlainWishes(letter);
    return list.locked(ctx, (inside) =>
      basedOn === 0 ? add(inside, id, letter) : change(inside, id, basedOn, letter),
    );
  },

  remove: ({ ctx, input: { id } }) => list.remove(ctx, id),

  restore: ({ ctx, input: { id } }) => list.restore(ctx, id),

  versions: async ({ ctx, input: { id } }) => {
    await letterOf(ctx, id);
    const rows = await ctx.em.find(
      LetterVersionSchema,
      { accountId: ctx.account.id, letterId: id },
      { orderBy: { writtenOn: 'desc' }, disableIdentityMap: true },
    );
    return rows.map(({ writtenOn, body }): LetterVersion => ({ writtenOn, ...decrypted(ctx, versionsTable, body) }));
  },

  file: async ({ ctx, input: { id } }) => letterFile(ctx, await letterOf(ctx, id)),
};

/** Deletes what can no longer be restored, with its earlier versions. */
export const purgeLetters = list.purge;
