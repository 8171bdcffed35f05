import { createHash, randomUUID } from 'node:crypto';
import type { InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, SigningCopyId } from '@plainwill/contracts/shared/ids';
import {
  maxSigningCopies,
  type SigningCopy,
  type signingCopiesContract,
} from '@plainwill/contracts/will-data/will/signing-copies';
import type { CopyMark, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { Refusal } from '@plainwill/kit/refusal';
import { factsFile } from '@plainwill/law/facts/facts-file';
import { composerVersion } from '@plainwill/law/will/composition/composer-version';
import type { CallContext } from '../../context.ts';
import { requireMirrorConsents } from '../../couples/consents.ts';
import { decryptFields, encryptFields } from '../../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../../record/testator/lock-testator.ts';
import { TestatorSchema } from '../../record/testator/testator.entity.ts';
import { recordOfToday } from '../../record/testator-record/testator-record.ts';
import { fileNameOf } from '../files/file-name.ts';
import { editableWill, encodedFile } from '../files/will-file.ts';
import { signingPdf } from '../files/will-pdf.ts';
import { guidanceSheet } from '../guidance/guidance-sheet.ts';
import type { Approval } from './approvals.ts';
import { isSameWill, markOf } from './copies-known.ts';
import { newestCopyOf } from './newest-copy.ts';
import { requireNothingOpen } from './require-nothing-open.ts';
import { SigningCopySchema } from './signing-copy.entity.ts';
import { willToSignThread } from './will-to-sign.ts';

const table = 'signing_copies';

type StoredCopy = Pick<
  InferEntity<typeof SigningCopySchema>,
  'id' | 'number' | 'madeAt' | 'pageCount' | 'sha256' | 'approvalId'
>;

type Approved = Pick<Approval, 'name' | 'qualification' | 'at'> | null | undefined;

const approvedBy = ({ name, qualification, at }: NonNullable<Approved>) => ({
  name,
  qualification,
  at: at.toISOString(),
});

const toWire = (copy: StoredCopy, approval: Approved): SigningCopy => ({
  id: copy.id,
  number: copy.number,
  madeAt: copy.madeAt.toISOString(),
  pageCount: copy.pageCount,
  sha256: copy.sha256,
  approved: approval ? approvedBy(approval) : null,
});

type OwnContext = Pick<CallContext, 'em' | 'vault' | 'now' | 'today' | 'reviewSettings' | 'approvals'> & {
  account: { id: AccountId };
};

/** One copy with its words and its file. */
async function copyOf({ em, vault, account }: Pick<OwnContext, 'em' | 'vault' | 'account'>, id: SigningCopyId) {
  const copy = await em.findOne(SigningCopySchema, { accountId: account.id, id }, { exclude: ['facts'] });
  if (!copy) throw new Refusal('SigningCopyNotFound');
  const { number, document, pdf } = copy;
  const opened = decryptFields<{ document: WillDocument; pdf: string }>(vault, table, account.id, { document, pdf });
  return { number, document: opened.document, pdf: Buffer.from(opened.pdf, 'base64') };
}

/** The will of today, refused while something is open, and the newest copy where it says the same. */
async function toSign(ctx: OwnContext, understood: readonly string[]) {
  const { em, vault, account, reviewSettings, approvals } = ctx;
  const { facts, document, hash, findings } = await willToSignThread('checkedWill', await recordOfToday(ctx));
  requireNothingOpen(findings, understood);
  const [approval = null] = await approvals.ofWords(em, account.id, hash);
  if (reviewSettings.review === 'required' && !approval) throw new Refusal('ReviewNeeded');
  const newest = await newestCopyOf(em, vault, account.id);
  // A copy from before its words were approved gives way to one that says that they are.
  const isKnown = newest && isSameWill(newest.document, document) && (newest.copy.approvalId || !approval);
  if (isKnown) return { facts, document, approval, known: toWire(newest.copy, approval) };
  if ((await em.count(SigningCopySchema, { accountId: account.id })) >= maxSigningCopies)
    throw new Refusal('TooManySigningCopies');
  return { facts, document, approval, known: null };
}

/** The number that the next copy is going to have, unless another is made first. */
async function nextNumber({ em, account }: Pick<OwnContext, 'em' | 'account'>): Promise<number> {
  const testator = await em.findOne(TestatorSchema, { accountId: account.id }, { disableIdentityMap: true });
  return (testator?.signingCopiesMade ?? 0) + 1;
}

interface MadePdf {
  understood: readonly string[];
  /** As it stands in the PDF, with its number and mark. */
  document: WillDocument & { copy: CopyMark };
  pdf: Buffer;
}

/** Keeps a copy, within a transaction; null where the answers have changed since it was made, or its number is taken. */
async function storeCopy(ctx: OwnContext, { understood, document: made, pdf }: MadePdf) {
  const { em, vault, account, now } = ctx;
  const accountId = account.id;
  // Of two requests at once the second finds what the first has made. The answers are of one moment: one statement
  // reads them all.
  await lockTestator(em, accountId);
  const { facts, document, approval, known } = await toSign(ctx, understood);
  if (known) return known;
  if (!isSameWill(made, document)) return null;
  const testator = await em.findOneOrFail(TestatorSchema, { accountId });
  if (made.copy.number !== testator.signingCopiesMade + 1) return null;
  testator.signingCopiesMade = made.copy.number;
  const copy = {
    id: randomUUID() as SigningCopyId,
    number: made.copy.number,
    madeAt: now,
    pageCount: made.copy.pageCount,
    sha256: createHash('sha256').update(pdf).digest('hex'),
  };
  const encrypted = encryptFields(vault, table, accountId, {
    facts: factsFile(facts),
    document: made,
    pdf: pdf.toString('base64'),
  });
  await em.insert(SigningCopySchema, {
    ...copy,
    ...encrypted,
    accountId,
    approvalId: approval?.id ?? null,
    understood: [...understood],
    composerVersion,
  });
  return toWire({ ...copy, approvalId: null }, approval);
}

export const signingCopies: HandlersOf<typeof signingCopiesContract, CallContext> = {
  list: async ({ ctx: { em, account, approvals } }) => {
    const accountId = account.id;
    const copies = await em.find(
      SigningCopySchema,
      { accountId },
      { orderBy: { number: 'desc' }, exclude: ['facts', 'document', 'pdf'] },
    );
    const given = await approvals.ofAccount(em, accountId);
    return copies.map((copy) =>
      toWire(
        copy,
        given.find(({ id }) => id === copy.approvalId),
      ),
    );
  },
  make: async ({ ctx, input: { understood } }) => {
    for (;;) {
      const { facts, document, known } = await toSign(ctx, understood);
      if (known) return known;
      if (facts.willSettings.isMirrorWill) await requireMirrorConsents(ctx, ctx.account.id);
      // Before the testator is locked: a document waits for its thread, and a lock holds a connection that others need.
      const copyMark = { number: await nextNumber(ctx), mark: markOf(document) };
      const { pdf, pageCount, boxes } = await signingPdf(document, copyMark, ctx.today);
      const made = { understood, document: { ...document, copy: { ...copyMark, pageCount, boxes } }, pdf };
      const copy = await ctx.em.transactional((em) => storeCopy({ ...ctx, em }, made));
      if (copy) return copy;
    }
  },
  file: async ({ ctx, input: { id, format } }) => {
    const { number, document, pdf } = await copyOf(ctx, id);
    const bytes = format === 'pdf' ? pdf : await editableWill(document, format);
    return encodedFile(fileNameOf(document.testator, `copy ${number} to sign`, format), format, bytes);
  },
  changesSince: async ({ ctx, input: { id } }) => {
    const { document } = await copyOf(ctx, id);
    return willToSignThread('changesSince', { document, ...(await recordOfToday(ctx)) });
  },
  remove: async ({ ctx: { em, account }, input: { id } }) => {
    const removed = await em.nativeDelete(SigningCopySchema, { accountId: account.id, id });
    if (removed === 0) throw new Refusal('SigningCopyNotFound');
  },
  sheet: async ({ ctx, input: { sheet } }) => guidanceSheet({ sheet, ...(await recordOfToday(ctx)) }),
};
