import { createHash, randomUUID } from 'node:crypto';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, SigningCopyId } from '@plainwill/contracts/shared/ids';
import type { GuidanceSheet } from '@plainwill/contracts/will-data/will/files';
import {
  mostSigningCopies,
  type SigningCopy,
  type signingCopiesContract,
} from '@plainwill/contracts/will-data/will/signing-copies';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { CopyMark, WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { decryptFields, encryptFields } from '../encryption/encrypted-fields.ts';
import { TestatorSchema } from '../entities/testator.entity.ts';
import { guidanceSheet } from '../guidance/guidance-sheet.ts';
import { factsSoFar, letterOfWishesIn, storedFacts } from '../stored-facts/stored-facts.ts';
import { lockTestator } from '../testator/lock-testator.ts';
import { composeWill } from '../will/composition/compose-will.ts';
import { forSigning } from '../will/composition/signing-form.ts';
import { checkWill } from '../will-checks/check-will.ts';
import { fileNameOf } from '../will-files/file-name.ts';
import { editableWill, keptFile } from '../will-files/will-file.ts';
import { signingPdf } from '../will-files/will-pdf.ts';
import { clauseChanges } from './clause-changes.ts';
import { isSameWill, markOf, newestCopyOf } from './newest-copy.ts';
import { SigningCopySchema } from './signing-copy.entity.ts';

/** Refused while a check blocks, or while the testator has not said of a warning that they understand it. */
function requireNothingOpen(findings: readonly Finding[], understood: readonly string[]) {
  if (findings.some(({ severity }) => severity === 'blocks')) throw new Refusal('WillBlocked');
  const isOpen = ({ id, severity }: Finding) => severity === 'warns' && !understood.includes(id);
  if (findings.some(isOpen)) throw new Refusal('WarningsNotUnderstood');
}

const table = 'signing_copies';

const toWire = ({ id, number, madeAt, pageCount, sha256 }: Omit<SigningCopy, 'madeAt'> & { madeAt: Date }) => ({
  id,
  number,
  madeAt: madeAt.toISOString(),
  pageCount,
  sha256,
});

type OwnContext = Pick<CallContext, 'em' | 'vault' | 'now' | 'today'> & { account: { id: AccountId } };

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
  const { em, vault, account, today } = ctx;
  const facts = await storedFacts(ctx);
  const document = forSigning(composeWill(facts, { asOf: today }), facts.will_settings.execution_variant);
  // Without the copies: that an older one no longer says the same is cured by making this one.
  requireNothingOpen(checkWill(facts, { asOf: today }), understood);
  const newest = await newestCopyOf(em, vault, account.id);
  if (newest && isSameWill(newest.document, document)) return { facts, document, known: toWire(newest.copy) };
  if ((await em.count(SigningCopySchema, { accountId: account.id })) >= mostSigningCopies)
    throw new Refusal('TooManySigningCopies');
  return { facts, document, known: null };
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
async function keep(ctx: OwnContext, { understood, document: made, pdf }: MadePdf) {
  const { em, vault, account, now } = ctx;
  const accountId = account.id;
  // Of two requests at once the second finds what the first has made. The answers are of one moment: one statement
  // reads them all.
  await lockTestator(em, accountId);
  const { facts, document, known } = await toSign(ctx, understood);
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
  const encrypted = encryptFields(vault, table, accountId, { facts, document: made, pdf: pdf.toString('base64') });
  await em.insert(SigningCopySchema, { ...copy, ...encrypted, accountId, understood: [...understood] });
  return toWire(copy);
}

const ofWholeWill: readonly GuidanceSheet[] = ['summary', 'signing-guide', 'witness-checklist', 'executor-guide'];

export const signingCopies: HandlersOf<typeof signingCopiesContract, CallContext> = {
  list: async ({ ctx: { em, account } }) => {
    const accountId = account.id;
    const copies = await em.find(
      SigningCopySchema,
      { accountId },
      { orderBy: { number: 'desc' }, exclude: ['facts', 'document', 'pdf'] },
    );
    return copies.map(toWire);
  },
  make: async ({ ctx, input: { understood } }) => {
    for (;;) {
      const { document, known } = await toSign(ctx, understood);
      if (known) return known;
      // Before the testator is locked: a document waits for its thread, and a lock holds a connection that others need.
      const copyMark = { number: await nextNumber(ctx), mark: markOf(document) };
      const { pdf, pageCount } = await signingPdf(document, copyMark, ctx.today);
      const made = { understood, document: { ...document, copy: { ...copyMark, pageCount } }, pdf };
      const copy = await ctx.em.transactional((em) => keep({ ...ctx, em }, made));
      if (copy) return copy;
    }
  },
  file: async ({ ctx, input: { id, format } }) => {
    const { number, document, pdf } = await copyOf(ctx, id);
    const bytes = format === 'pdf' ? pdf : await editableWill(document, format);
    return keptFile(fileNameOf(document.testator, `copy ${number} to sign`, format), format, bytes);
  },
  changesSince: async ({ ctx, input: { id } }) => {
    const { document } = await copyOf(ctx, id);
    return clauseChanges(document, composeWill(await factsSoFar(ctx), { asOf: ctx.today }));
  },
  remove: async ({ ctx: { em, account }, input: { id } }) => {
    const removed = await em.nativeDelete(SigningCopySchema, { accountId: account.id, id });
    if (removed === 0) throw new Refusal('SigningCopyNotFound');
  },
  sheet: async ({ ctx, input: { sheet } }) => {
    // What is signed needs the whole will; what goes with one part of it does not.
    const facts = ofWholeWill.includes(sheet) ? await storedFacts(ctx) : await factsSoFar(ctx);
    const letter = sheet === 'letter-of-wishes' ? await letterOfWishesIn(ctx) : '';
    return guidanceSheet(sheet, { facts, asOf: ctx.today, letter });
  },
};
