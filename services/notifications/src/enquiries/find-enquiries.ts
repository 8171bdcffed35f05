import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { ChosenEnquiries, Enquiry, OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import type { EnquiryOrder } from '@plainwill/contracts/notifications/vocabulary';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { EnquiryId } from '@plainwill/contracts/shared/ids';
import { DecryptionFailed, type Vault } from '@plainwill/kit/encryption/vault';
import type { CallContext } from '../context.ts';
import { EnquirySchema, notesOf } from './enquiry.entity.ts';
import { detailsOf, LeadSchema } from './lead.entity.ts';
import { soughtIndexes } from './lead-search.ts';
import { erasureOf } from './retention.ts';
import { answersOf, SubmissionSchema } from './submission.entity.ts';

/** The enquiries with their answers or their lead, decrypted. */
export async function decryptEnquiries(em: EntityManager, vault: Vault, rows: readonly EnquiryRow[], now: Date) {
  const submissions = await em.find(SubmissionSchema, {
    id: { $in: rows.flatMap(({ submission }) => submission?.id ?? []) },
  });
  const leads = await leadsOf(em, rows);
  return rows.map((row): OpenEnquiry => {
    const submission = submissions.find(({ id }) => id === row.submission?.id);
    const lead = leads.find(({ id }) => id === row.lead?.id);
    return {
      ...toWire(vault, row, lead, now),
      notes: notesOf(vault, row),
      answers: submission ? answersOf(vault, submission) : null,
      lead: lead
        ? {
            ...detailsOf(vault, lead),
            consentWording: lead.consentWording,
            consentVersion: lead.consentVersion,
            consentedAt: lead.consentedAt.toISOString(),
          }
        : null,
    };
  });
}

/** The enquiries as a list shows them; one that cannot be decrypted stands there without a name. */
export async function listedEnquiries(em: EntityManager, vault: Vault, rows: readonly EnquiryRow[], now: Date) {
  const leads = await leadsOf(em, rows);
  return rows.map((row) => {
    const lead = leads.find(({ id }) => id === row.lead?.id);
    return toWire(vault, row, lead, now);
  });
}

const leadsOf = (em: EntityManager, rows: readonly EnquiryRow[]) =>
  em.find(LeadSchema, { id: { $in: rows.flatMap(({ lead }) => lead?.id ?? []) } });

const followUp = `coalesce(e.follow_up_on, 'infinity'::date)`;

/** A list is sorted by an expression and, where two rows are equal, by the id. */
const orders: Record<EnquiryOrder, { expression: string; direction: 'asc' | 'desc' }> = {
  received: { expression: 'e.received_at', direction: 'desc' },
  oldest: { expression: 'e.received_at', direction: 'asc' },
  follow_up: { expression: followUp, direction: 'asc' },
};

interface Page {
  limit: number;
  maxCounted?: number | null;
  after?: EnquiryId | undefined;
}

/** @returns the enquiries of the page, and the number on all pages together, counted no further than `maxCounted` */
export async function findEnquiries(
  { em, vault, now }: Pick<CallContext, 'em' | 'vault' | 'now'>,
  chosen: ChosenEnquiries,
  { limit, maxCounted = null, after }: Page,
) {
  const { expression, direction } = orders[chosen.order];
  const { where, values } = conditionsOf(chosen, vault, now);
  const further = after
    ? ` and (${expression}, e.id) ${direction === 'desc' ? '<' : '>'} (select ${expression}, e.id from enquiries e where e.id = ?)`
    : '';
  // SQL, for no more rows are counted than a page says.
  const [counted] = await em.execute<{ count: string }[]>(
    `select count(*) as count from (select from enquiries e where ${where} limit ?) chosen`,
    [...values, maxCounted],
  );
  const count = Number(counted?.count);
  // The few that a search finds are sorted: they may be the oldest of all, and reading in order would reach them last.
  const isFew = chosen.search && (maxCounted === null || count < maxCounted);
  // SQL, for a page begins after a row by an expression that has an index of its own.
  const rows = await em.execute<object[]>(
    `with chosen as ${isFew ? '' : 'not'} materialized (select * from enquiries e where ${where})
     select e.* from chosen e where true${further} order by ${expression} ${direction}, e.id ${direction} limit ?`,
    [...values, ...(after ? [after] : []), limit],
  );
  return { rows: rows.map((row) => em.map(EnquirySchema, row)), count };
}

function conditionsOf({ search, kind, status, ownerId, isOverdue, ids }: ChosenEnquiries, vault: Vault, now: Date) {
  const conditions: [string, ...string[]][] = [];
  if (search) conditions.push(isFound(soughtIndexes(vault, search)));
  if (kind) conditions.push(['e.kind = ?', kind]);
  if (status) conditions.push(['e.status = ?', status]);
  if (ownerId) conditions.push(['e.owner_id = ?', ownerId]);
  if (ids) conditions.push(['e.id = any(?::uuid[])', `{${ids.join(',')}}`]);
  if (isOverdue) conditions.push([`e.status <> 'closed' and e.follow_up_on < ?`, dayInUnitedKingdom(now)]);
  return {
    where: ['true', ...conditions.map(([sql]) => sql)].join(' and '),
    values: conditions.flatMap(([, ...values]) => values),
  };
}

const isFound = (byKey: string[][]): [string, ...string[]] => [
  `e.lead_id in (select id from leads where ${['false', ...byKey.map(() => 'search_marks @> ?::text[]')].join(' or ')})`,
  ...byKey.map((indexes) => `{${indexes.join(',')}}`),
];

type EnquiryRow = InferEntity<typeof EnquirySchema>;
type Lead = Parameters<typeof detailsOf>[1];

function nameIn(vault: Vault, lead: Lead): string | null {
  try {
    return detailsOf(vault, lead).name;
  } catch (error) {
    if (error instanceof DecryptionFailed) return null;
    throw error;
  }
}

const toWire = (vault: Vault, row: EnquiryRow, lead: Lead | undefined, now: Date): Enquiry => ({
  id: row.id,
  kind: row.kind,
  name: lead ? nameIn(vault, lead) : null,
  receivedAt: row.receivedAt.toISOString(),
  status: row.status,
  ownerId: row.ownerId ?? null,
  followUpOn: row.followUpOn ?? null,
  isOverdue: row.status !== 'closed' && Boolean(row.followUpOn) && String(row.followUpOn) < dayInUnitedKingdom(now),
  erasedAt: erasureOf(row.kind, row.receivedAt).toISOString(),
  version: row.version,
});
