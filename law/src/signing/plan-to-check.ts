import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { Helper, Witness, WitnessFitness } from '@plainwill/contracts/will-data/signing/signing-plan';

/** In a file any text is an id. */
type OfAnySource<T extends { personId: string | null }> = Omit<T, 'personId'> & { personId: string | null };

/** A witness with the answers that no account stores, where they are known. */
export type WitnessToCheck = OfAnySource<Omit<Witness, 'isFitAsked'>> & Partial<WitnessFitness>;

/** Somebody who signs for the testator, reads the will over or interprets. */
export type HelperToCheck = OfAnySource<Helper>;

/** A plan of witnesses from an account or a file, with as many witnesses as it has. */
export interface PlanToCheck {
  witnesses: readonly WitnessToCheck[];
  signing: {
    plannedFor: CalendarDate | null;
    signsForTestator: HelperToCheck | null;
    reader: HelperToCheck | null;
    needsInterpreter: boolean;
    interpreter: HelperToCheck | null;
  };
}
