import type { PersonKind } from '@plainwill/contracts/will-data/people';
import type { BeneficiaryClass } from '@plainwill/contracts/will-data/vocabulary';

/** A family that takes as one: whoever belongs to it at the death. */
interface ClassOfPeople {
  of: BeneficiaryClass;
  /** Those there are now, as far as they are known, without those left out. */
  members: readonly Person[];
  /** Children who have died and are not left out, for their own children may stand in. */
  deceased: readonly Person[];
  except: readonly Person[];
}

/** Someone other than the testator who has a part in the will: a person, a charity, another organisation or a class. */
export interface Person {
  id: string;
  /** In full. */
  name: string;
  /** As a legal document prints the name where a person first appears. */
  capitals: string;
  kind: PersonKind | 'class';
  /** Somebody else has the same name, so the name alone is never enough. */
  isNamesake: boolean;
  /** `my wife`; null where no word is certain to be right. */
  phrase: string | null;
  /** In one line; empty where it is not known, or adds nothing. */
  address: string;
  /** On the day of the will, where it is known. */
  age: number | null;
  /** A child or stepchild of the testator, however stored, or the class of children: their own children may stand in. */
  isChild: boolean;
  isStepchild: boolean;
  /** A child in the care of the testator as special guardian, and none of theirs in law. */
  isWard: boolean;
  /** A child who had died before the will: named only for the children they left. */
  isDeceased: boolean;
  mayBeUnder18: boolean;
  isProfessional: boolean;
  /** A gift to a charity is exempt from inheritance tax unless it is abroad or on no register of the United Kingdom. */
  charity: { number: string; isExempt: boolean } | null;
  /** A body that is no charity, or of which nobody has been asked whether it is one, has this. */
  organisation: { number: string; isUnasked: boolean } | null;
  class: ClassOfPeople | null;
}

/** Only people can die, have children, be under age or witness; a charity or another organisation can not. */
export const isOrganisation = ({ charity, organisation }: Pick<Person, 'charity' | 'organisation'>) =>
  charity !== null || organisation !== null;

/** Someone who can act: neither a body nor a class. */
export const isIndividual = (person: Person) => !isOrganisation(person) && person.class === null;
