import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { CallingAccount, HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { enquiriesContract, OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import {
  type EnquiryKind,
  type EnquiryStatus,
  enquiryPageSize,
  maxCountedEnquiries,
  maxExportedEnquiries,
} from '@plainwill/contracts/notifications/vocabulary';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, EnquiryId } from '@plainwill/contracts/shared/ids';
import { changesOf } from '@plainwill/kit/audit/audit-change';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { csvOf } from '@plainwill/kit/csv';
import { dailyCounts } from '@plainwill/kit/database/daily-counts';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { EnquirySchema, encryptNotes } from './enquiry.entity.ts';
import { decryptEnquiries, findEnquiries, listedEnquiries } from './find-enquiries.ts';
import { LeadSchema } from './lead.entity.ts';
import { SubmissionSchema } from './submission.entity.ts';

const kinds: Record<EnquiryKind, string> = { questionnaire: 'Questionnaire', lead: 'Lead' };
const statuses: Record<EnquiryStatus, string> = { new: 'New', in_progress: 'In progress', closed: 'Closed' };

/** Column titles of the exported table, in the order of `enquiryCells`. */
const enquiryTitles = [
  'Kind',
  'Received',
  'Status',
  'Owner',
  'Follow-up date',
  'Kept until',
  'Notes',
  'Name',
  'Email',
  'Question',
  'Consent',
  'Will for',
  'Children',
  'Owns home',
  'Address',
  'England or Wales',
  'Business',
];

function enquiryCells({ answers, lead, ...enquiry }: OpenEnquiry, owner: string | null): (string | null)[] {
  return [
    kinds[enquiry.kind],
    enquiry.receivedAt,
    statuses[enquiry.status],
    owner,
    enquiry.followUpOn,
    enquiry.erasedAt,
    enquiry.notes,
    lead?.name ?? null,
    lead?.email ?? null,
    lead?.question ?? null,
    lead ? `${lead.consentWording} (${lead.consentVersion}, ${lead.consentedAt})` : null,
    answers?.whoFor ?? null,
    answers?.children ?? null,
    answers?.homeOwned ?? null,
    answers?.homeOwned === 'Yes' ? answers.address.formatted_address : null,
    answers?.homeOwned === 'No' ? answers.locationEnglandWales : null,
    answers?.business ?? null,
  ];
}

export const enquiries: HandlersOf<typeof enquiriesContract, CallContext> = {
  daily: async ({ ctx: { em, now } }) => ({
    questionnaires: await dailyCounts(em, { table: 'questionnaire_submissions', at: 'submitted_at' }, now),
    leads: await dailyCounts(em, { table: 'leads', at: 'consented_at' }, now),
  }),
  list: async ({ ctx, input: { after, ...chosen } }) => {
    const maxCounted = maxCountedEnquiries + 1;
    const { rows, count } = await findEnquiries(ctx, chosen, { limit: enquiryPageSize + 1, maxCounted, after });
    const page = rows.slice(0, enquiryPageSize);
    return {
      enquiries: await listedEnquiries(ctx.em, ctx.vault, page, ctx.now),
      count: Math.min(count, maxCountedEnquiries),
      isMore: count > maxCountedEnquiries,
      next: rows.length > enquiryPageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },

  get: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      const enquiry = await readEnquiry(em, ctx, id);
      await recordAudit(em, ctx, { action: 'enquiry.view', objectId: id });
      return enquiry;
    }),

  save: ({ ctx, input: { id, basedOn, changes } }) =>
    ctx.em.transactional(async (em) => {
      const { notes, ...others } = changes;
      if (changes.followUpOn && changes.followUpOn < dayInUnitedKingdom(ctx.now))
        throw new Refusal('FollowUpInThePast', 'followUpOn');
      await checkOwner(ctx, changes.ownerId);
      const before = await em.findOne(EnquirySchema, { id, version: basedOn }, { disableIdentityMap: true });
      const saved = await em.nativeUpdate(
        EnquirySchema,
        { id, version: basedOn },
        { ...others, ...(notes !== undefined && { notes: encryptNotes(ctx.vault, id, notes) }), version: basedOn + 1 },
      );
      if (!saved) throw new Refusal((await em.count(EnquirySchema, { id })) ? 'EnquiryChanged' : 'EnquiryNotFound');
      await notifyOwner(em, ctx, id, changes.ownerId);
      await recordAudit(em, ctx, {
        action: 'enquiry.change',
        objectId: id,
        changes: changesOf(before ?? {}, changes, ['status', 'ownerId', 'followUpOn']),
        fields: notes === undefined ? [] : ['notes'],
      });
      return readEnquiry(em, ctx, id);
    }),

  saveMany: ({ ctx, input: { ids, changes } }) =>
    ctx.em.transactional(async (em) => {
      await checkOwner(ctx, changes.ownerId);
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const chosen = await em.find(EnquirySchema, { id: { $in: ids } }, { lockMode, orderBy: { id: 'asc' } });
      for (const enquiry of chosen) {
        const differing = changesOf(enquiry, changes, ['status', 'ownerId']);
        Object.assign(enquiry, changes, { version: enquiry.version + 1 });
        await recordAudit(em, ctx, { action: 'enquiry.change', objectId: enquiry.id, changes: differing });
      }
      // One mail says that there is something to look at.
      const [first] = chosen;
      if (first) await notifyOwner(em, ctx, first.id, changes.ownerId);
      return chosen.length;
    }),

  export: ({ ctx, input: chosen }) =>
    ctx.em.transactional(async (em) => {
      const { rows, count } = await findEnquiries({ ...ctx, em }, chosen, { limit: maxExportedEnquiries });
      const decrypted = await decryptEnquiries(em, ctx.vault, rows, ctx.now);
      const { order: _order, ids, ...filters } = chosen;
      const action = 'enquiry.export';
      if (!ids) await recordAudit(em, ctx, { action, fields: Object.keys(filters) });
      else for (const { id } of rows) await recordAudit(em, ctx, { action, objectId: id });
      const nameOf = await namesOf(ctx, decrypted);
      const cells = decrypted.map((enquiry) => enquiryCells(enquiry, nameOf(enquiry.ownerId)));
      return { csv: csvOf(enquiryTitles, cells), exported: rows.length, count };
    }),

  erase: ({ ctx, input: { id } }) => erasing(ctx, 'enquiry.erase', id),

  withdrawConsent: ({ ctx, input: { id } }) => erasing(ctx, 'enquiry.withdraw', id),
};

async function readEnquiry(em: EntityManager, { vault, now }: CallContext, id: EnquiryId) {
  const row = await em.findOne(EnquirySchema, { id });
  const [enquiry] = row ? await decryptEnquiries(em, vault, [row], now) : [];
  if (!enquiry) throw new Refusal('EnquiryNotFound');
  return enquiry;
}

type Context = CallContext & { account: CallingAccount };

/** An enquiry is given only to staff who can act on it. */
async function checkOwner({ administrators }: CallContext, ownerId: AccountId | null | undefined) {
  if (ownerId && !(await administrators()).includes(ownerId)) throw new Refusal('OwnerCannotAct', 'ownerId');
}

/** Mails the new owner, unless it is whoever does this. */
async function notifyOwner(em: EntityManager, ctx: Context, enquiryId: EnquiryId, owner: AccountId | null | undefined) {
  if (!owner || owner === ctx.account.id) return;
  await ctx.acceptStaffNotice(em, { enquiryId, accountId: owner, now: ctx.now });
}

/** The owners by name, or else by address; by id while identity does not answer. */
async function namesOf({ staffMembers, log }: CallContext, enquiries: readonly OpenEnquiry[]) {
  const ids = [...new Set(enquiries.flatMap(({ ownerId }) => ownerId ?? []))].slice(0, 200);
  const known = await (ids.length > 0 ? staffMembers(ids) : Promise.resolve([])).catch((err) => {
    log.warn({ err }, 'identity does not say who owns the exported enquiries');
    return [];
  });
  const names = new Map(known.map(({ id, name, email }) => [id, name ?? email]));
  return (id: AccountId | null) => id && (names.get(id) ?? id);
}

/** Erases the lead or the submission, and with it, by the database's own rule, the enquiry and its delivery. */
const erasing = (ctx: Context, action: 'enquiry.erase' | 'enquiry.withdraw', id: EnquiryId) =>
  ctx.em.transactional(async (em) => {
    const enquiry = await em.findOne(EnquirySchema, { id });
    let erased = 0;
    if (enquiry?.lead) erased = await em.nativeDelete(LeadSchema, { id: enquiry.lead.id });
    else if (enquiry?.submission && action === 'enquiry.erase') {
      erased = await em.nativeDelete(SubmissionSchema, { id: enquiry.submission.id });
    }
    if (!erased) throw new Refusal('EnquiryNotFound');
    await recordAudit(em, ctx, { action, objectId: id });
  });
