import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { SignedWillId } from '@plainwill/contracts/shared/ids';
import type { RecordedWitness } from '@plainwill/contracts/will-data/signing/signed-wills';
import type { SigningPlan } from '@plainwill/contracts/will-data/signing/signing-plan';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { FactsFile } from '@plainwill/law/facts/facts-file';

/** A signing as its testator has recorded it. */
export interface RecordedSigning {
  id: SignedWillId;
  signedOn: CalendarDate;
  place: string;
  isDated: boolean;
  witnesses: readonly RecordedWitness[];
  plan: SigningPlan;
}

/** The copy that was signed. */
export interface SignedCopy {
  number: number;
  madeAt: Date;
  facts: FactsFile;
  document: WillDocument;
  /** The ids of the checks that were ticked as understood; null where that was not kept yet. */
  understood: readonly string[] | null;
}

/**
 * How a will was made is kept when its signing is recorded. That knows reviews, and no signing knows them: each call is
 * given these, which work within its transaction.
 */
export interface HowMade<Ctx> {
  keep(ctx: Ctx, signing: RecordedSigning, copy: SignedCopy): Promise<void>;
  /** The day, the place or the witnesses were corrected. */
  correct(ctx: Ctx, signing: RecordedSigning): Promise<void>;
  forget(ctx: Ctx, id: SignedWillId): Promise<void>;
}
