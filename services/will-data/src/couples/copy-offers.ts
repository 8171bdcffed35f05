import { randomUUID } from 'node:crypto';
import type { CoupleId } from '@plainwill/contracts/identity/partner';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId, GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import type { CoupleOffer, CouplePick } from '@plainwill/contracts/will-data/couple/couple-offers';
import type { CopyUndo } from '@plainwill/contracts/will-data/couple/couples';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { HomeDetailsFields } from '@plainwill/contracts/will-data/records/home-details';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { Refusal } from '@plainwill/kit/refusal';
import { childFields, contactFields, detailTexts, homeChanges } from '@plainwill/law/couple/fill';
import { selectionOf } from '@plainwill/law/couple/fill-wishes';
import type { CallContext } from '../context.ts';
import { addChild } from '../record/children/children.ts';
import { addContact } from '../record/contacts/contacts.ts';
import { saveDraft, takeBackDraft } from '../record/drafts/record-drafts.ts';
import { ExecutorSchema } from '../record/executors/executor.entity.ts';
import { appointExecutor } from '../record/executors/executors.ts';
import { GiftSchema } from '../record/gifts/gift.entity.ts';
import { saveGift } from '../record/gifts/gifts.ts';
import { guardianPlansOf, replaceGuardians } from '../record/guardians/guardians.ts';
import { homeDetailsOf, saveHomeDetails } from '../record/home-details/home-details.ts';
import { hidePerson } from '../record/people/people.ts';
import { removeSpouse, saveSpouseDetails } from '../record/spouse-details/spouse-details.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { saveSettings } from '../record/will-settings/will-settings.ts';
import { forgetCopies, rememberCopy } from './copied-people.ts';

type OwnContext = CallContext & { account: { id: AccountId } };

interface Picked {
  coupleId: CoupleId;
  offers: readonly CoupleOffer[];
  picks: readonly CouplePick[];
}

/** Stores what was picked as the copier's own answers, by the use cases that store any: their limits and rules hold. */
export async function copyOffers(
  ctx: OwnContext,
  record: TestatorRecord,
  { coupleId, offers, picks }: Picked,
): Promise<CopyUndo> {
  const accountId = ctx.account.id;
  const undo: CopyUndo = {
    details: null,
    childIds: [],
    contactIds: [],
    spouseVersion: null,
    home: null,
    executorIds: [],
    guardians: [],
    giftIds: [],
    hadNoGifts: record.settings.hasNoSpecificGifts,
  };
  let spouseId = record.spouseDetails?.id ?? null;
  let home: Partial<HomeDetailsFields> = {};
  if (picks.some(({ id }) => !offers.some((offer) => offer.id === id))) throw new Refusal('AnswersChanged');
  for (const offer of offers) {
    const pick = picks.find(({ id }) => id === offer.id);
    if (!pick) continue;
    switch (offer.kind) {
      case 'self': {
        const texts = detailTexts(offer);
        await saveDraft(ctx, accountId, { part: 'personalDetails', texts });
        undo.details = texts;
        break;
      }
      case 'spouse': {
        const saved = await saveSpouseDetails(ctx, accountId, { basedOn: 0, changes: offer.spouse });
        spouseId = saved.id;
        undo.spouseVersion = saved.version;
        break;
      }
      case 'address':
      case 'ownership':
        home = { ...home, ...homeChanges(offer, spouseId) };
        break;
      case 'child': {
        const child = childFields(offer, pick, spouseId);
        if (!child) throw new Refusal('CopyUnanswered');
        const id = randomUUID() as PersonId;
        await addChild(ctx, accountId, { id, child });
        await rememberCopy(ctx, accountId, { personId: id, coupleId, person: child });
        undo.childIds.push(id);
        break;
      }
      case 'contact': {
        const contact = contactFields(offer, pick);
        if (!contact) throw new Refusal('CopyUnanswered');
        const id = randomUUID() as PersonId;
        // Someone who looks like a known person was shown so, and was ticked all the same.
        await addContact(ctx, accountId, { id, contact, isSomeoneElse: true });
        await rememberCopy(ctx, accountId, { personId: id, coupleId, person: contact });
        undo.contactIds.push(id);
        break;
      }
      case 'executor': {
        const { personId } = offer;
        const all = await appointExecutor(ctx, accountId, offer);
        undo.executorIds.push(...all.filter((each) => each.personId === personId).map(({ id }) => id));
        break;
      }
      case 'guardians': {
        const { childId, basedOn, selection } = offer;
        const before = record.guardians.find((plan) => plan.childId === childId);
        if (!before) throw new Refusal('AnswersChanged');
        await replaceGuardians(ctx, accountId, { children: [{ childId, basedOn }], selection });
        undo.guardians.push({ childId, basedOn: basedOn + 1, selection: selectionOf(before) });
        break;
      }
      case 'gift': {
        const { gift } = offer;
        if (gift.giftType === 'specific_item' && !pick.isMineToo) throw new Refusal('CopyUnanswered');
        const id = randomUUID() as GiftId;
        await saveGift(ctx, accountId, { id, basedOn: 0, gift });
        undo.giftIds.push(id);
      }
    }
  }
  return Object.keys(home).length > 0 ? { ...undo, home: await copyHome(ctx, record, home) } : undo;
}

async function copyHome(ctx: OwnContext, { homeDetails }: TestatorRecord, changes: Partial<HomeDetailsFields>) {
  const before = { ...unansweredOf(homeDetailsQuestions), ...homeDetails };
  const saved = await saveHomeDetails(ctx, ctx.account.id, { basedOn: homeDetails?.version ?? 0, changes });
  // The answers that the changes rule out are emptied with them.
  const changed = Object.keys(homeDetailsQuestions) as (keyof HomeDetailsFields)[];
  const back = changed.filter((field) => saved[field] !== before[field]).map((field) => [field, before[field]]);
  return { basedOn: saved.version, changes: Object.fromEntries(back) as Partial<HomeDetailsFields> };
}

/** Takes back what a copy wrote, as far as it is still there and has not been changed since. */
export async function undoCopy(ctx: OwnContext, undo: CopyUndo) {
  const { details, childIds, contactIds, spouseVersion, home, executorIds, guardians, giftIds, hadNoGifts } = undo;
  const accountId = ctx.account.id;
  await lockTestator(ctx.em, accountId);
  await ctx.em.nativeDelete(GiftSchema, { accountId, id: { $in: giftIds }, version: 1 });
  if (hadNoGifts && (await ctx.em.count(GiftSchema, { accountId })) === 0)
    await saveSettings(ctx, accountId, { hasNoSpecificGifts: true });
  await ctx.em.nativeDelete(ExecutorSchema, { accountId, id: { $in: executorIds } });
  const plans = new Map((await guardianPlansOf(ctx, accountId)).map(({ childId, version }) => [childId, version]));
  for (const { childId, basedOn, selection } of guardians)
    if (plans.get(childId) === basedOn)
      await replaceGuardians(ctx, accountId, { children: [{ childId, basedOn }], selection });
  if (home && (await homeDetailsOf(ctx, accountId))?.version === home.basedOn)
    await saveHomeDetails(ctx, accountId, home);
  for (const id of childIds) await hidePerson(ctx.em, { accountId, id, kind: 'child', now: ctx.now });
  for (const id of contactIds) await hidePerson(ctx.em, { accountId, id, kind: 'contact', now: ctx.now });
  await forgetCopies(ctx.em, accountId, [...childIds, ...contactIds]);
  if (details) await takeBackDraft(ctx, accountId, { part: 'personalDetails', texts: details });
  if (spouseVersion !== null) await removeSpouse(ctx, accountId, spouseVersion);
}
