import type { PersonKind } from '@plainwill/contracts/will-data/people';

/** Someone other than the testator who has a part in the will. */
export interface Person {
  id: string;
  /** In full. */
  name: string;
  /** As a legal document prints the name where a person first appears. */
  capitals: string;
  kind: PersonKind;
  /** Somebody else has the same name, so the name alone is never enough. */
  isNamesake: boolean;
  /** `my wife`; null where no word is certain to be right. */
  phrase: string | null;
  /** In one line; empty where it is not known, or adds nothing. */
  address: string;
  /** On the day of the will, where it is known. */
  age: number | null;
  /** A child or stepchild of the testator, however stored: that person's own children may stand in. */
  isChild: boolean;
  isStepchild: boolean;
  mayBeUnder18: boolean;
  isProfessional: boolean;
  charity: { number: string } | null;
}
