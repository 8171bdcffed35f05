import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { raw } from '@mikro-orm/postgresql';
import type { GiftId, PersonId, ProvisionId } from '@plainwill/contracts/shared/ids';
import type { Answers } from '@plainwill/law/facts/answers-of';
import type { ProvisionAnswers } from '@plainwill/law/facts/provision-answers';
import { ExecutorSchema } from '../record/executors/executor.entity.ts';
import { appointExecutor } from '../record/executors/executors.ts';
import { FuneralWishesSchema } from '../record/funeral-wishes/funeral-wishes.entity.ts';
import { funeralWishes } from '../record/funeral-wishes/funeral-wishes.ts';
import { GiftSchema } from '../record/gifts/gift.entity.ts';
import { gifts, saveGift } from '../record/gifts/gifts.ts';
import { replaceGuardians } from '../record/guardians/guardians.ts';
import { saveHomeDetails } from '../record/home-details/home-details.ts';
import { PersonalDetailsSchema } from '../record/personal-details/personal-details.entity.ts';
import { savePersonalDetails } from '../record/personal-details/personal-details.ts';
import { ProvisionSchema } from '../record/provisions/provision.entity.ts';
import { provisions } from '../record/provisions/provisions.ts';
import { residue } from '../record/residue/residue.ts';
import { saveSettings } from '../record/will-settings/will-settings.ts';
import { answersNow, type OwnContext } from './answers-now.ts';

type Now = Awaited<ReturnType<typeof answersNow>>;
type Write = (ctx: OwnContext, target: Answers, now: Now) => Promise<unknown>;

const writePersonalDetails: Write = async (ctx, { personalDetails: changes }, { record }) => {
  const { firstName, lastName } = changes;
  // They are stored with a name, or not at all.
  if (!firstName && !lastName) return ctx.em.nativeDelete(PersonalDetailsSchema, { accountId: ctx.account.id });
  return savePersonalDetails(ctx, ctx.account.id, { basedOn: record.personalDetails?.version ?? 0, changes });
};

const writeHomeDetails: Write = (ctx, { homeDetails: changes }, { record }) =>
  saveHomeDetails(ctx, ctx.account.id, { basedOn: record.homeDetails?.version ?? 0, changes });

const writeFuneralWishes: Write = async (ctx, { funeralWishes: changes }, { record }) => {
  // Without a type there are none.
  if (changes.funeralType === null) return ctx.em.nativeDelete(FuneralWishesSchema, { accountId: ctx.account.id });
  const basedOn = record.funeralWishes?.version ?? 0;
  return funeralWishes.save({ ctx, input: { basedOn, changes }, signal: undefined });
};

const writeExecutors: Write = async (ctx, { executors }) => {
  await ctx.em.nativeDelete(ExecutorSchema, { accountId: ctx.account.id });
  for (const { personId, role } of executors)
    await appointExecutor(ctx, ctx.account.id, { personId: personId as PersonId, role });
};

const writeGuardians: Write = async (ctx, { guardians }, { record, answers }) => {
  for (const { childId, version: basedOn } of record.guardians) {
    const [wanted, stored] = [guardians, answers.guardians].map((plans) =>
      plans.find((one) => one.childId === childId),
    );
    if (!wanted || isDeepStrictEqual(wanted, stored)) continue;
    await replaceGuardians(ctx, ctx.account.id, { children: [{ childId, basedOn }], selection: wanted.selection });
  }
};

const writeGifts: Write = async (ctx, target, { record, answers }) => {
  const accountId = ctx.account.id;
  const wanted = target.gifts.map(({ id, gift }) => ({ id: (id ?? randomUUID()) as GiftId, gift }));
  const ids = wanted.map(({ id }) => id);
  await ctx.em.nativeDelete(GiftSchema, { accountId, id: { $nin: ids } });
  for (const { id, gift } of wanted) {
    const stored = answers.gifts.find((one) => one.id === id);
    if (isDeepStrictEqual(stored?.gift, gift)) continue;
    const basedOn = record.gifts.find((one) => one.id === id)?.version ?? 0;
    await saveGift(ctx, accountId, { id, basedOn, gift });
  }
  if (ids.length > 0) await gifts.reorder({ ctx, input: { ids }, signal: undefined });
};

const writeResidue: Write = async (ctx, { residue: recipients }, { record }) =>
  residue.replace({ ctx, input: { basedOn: record.residue.version, recipients }, signal: undefined });

/** A statement keeps the day on which it was signed: it is that of its last save. */
const savedOn = (now: Date, madeOn: ProvisionAnswers['madeOn']) => (madeOn ? new Date(`${madeOn}T12:00:00Z`) : now);

const writeProvisions: Write = async (ctx, target, { record, answers }) => {
  const accountId = ctx.account.id;
  const wanted = target.provisions.map((row) => ({ ...row, id: (row.id ?? randomUUID()) as ProvisionId }));
  const ids = wanted.map(({ id }) => id);
  await ctx.em.nativeDelete(ProvisionSchema, { accountId, id: { $nin: ids } });
  for (const { id, provision, madeOn } of wanted) {
    const stored = answers.provisions.find((one) => one.id === id);
    if (stored && isDeepStrictEqual([stored.provision, stored.madeOn], [provision, madeOn])) continue;
    const basedOn = record.provisions.find((one) => one.id === id)?.version ?? 0;
    const now = savedOn(ctx.now, madeOn);
    await provisions.save({ ctx: { ...ctx, now }, input: { id, basedOn, provision }, signal: undefined });
  }
  await ctx.em.nativeUpdate(ProvisionSchema, { accountId }, { position: raw(`position + ${beyondAll}`) });
  for (const [position, id] of ids.entries())
    await ctx.em.nativeUpdate(ProvisionSchema, { accountId, id }, { position });
};

/** More than there are provisions: no two of an account may stand in one place, not even on the way. */
const beyondAll = 10_000;

const writeSettings: Write = (ctx, { settings }) => saveSettings(ctx, ctx.account.id, settings);

/** In this order: a gift that is saved changes a setting. */
const writes = {
  personalDetails: writePersonalDetails,
  homeDetails: writeHomeDetails,
  funeralWishes: writeFuneralWishes,
  executors: writeExecutors,
  guardians: writeGuardians,
  gifts: writeGifts,
  residue: writeResidue,
  provisions: writeProvisions,
  settings: writeSettings,
} satisfies Partial<Record<keyof Answers, Write>>;

/** Makes all answers but the lists of people, which are written, those of the target. */
export async function writeWishes(ctx: OwnContext, target: Answers) {
  for (const part of Object.keys(writes) as (keyof typeof writes)[]) {
    const now = await answersNow(ctx);
    if (!isDeepStrictEqual(now.answers[part], target[part])) await writes[part](ctx, target, now);
  }
}
