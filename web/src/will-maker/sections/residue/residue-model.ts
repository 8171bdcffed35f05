import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { Residue } from '@plainwill/contracts/will-data/records/residue';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { isPersonsRole } from '@plainwill/contracts/will-data/vocabulary';
import { isStepchild, ownChildrenOf } from '../../../shared/people/beneficiary-classes.ts';
import { isBody } from '../../../shared/people/contact-kind.ts';
import { type ShareDraft, shareDraftOf } from '../../people/recipients/share-draft.ts';

/** The recipients as they stand on the screen. */
export interface ResidueDraft extends ShareDraft {
  basedOn: number;
}

export const residueDraftOf = ({ version, recipients }: Residue): ResidueDraft => ({
  basedOn: version,
  ...shareDraftOf(recipients),
});

export interface ResidueDialogState {
  draft: ResidueDraft;
  /** The residue as this window knew it to be stored when the dialog opened. */
  opened: ResidueDraft;
  /** To choose people, or to see to the shares of those chosen: also after a move that left them to be given again. */
  about: 'people' | 'shares' | 'shares after a move';
  /** Those chosen come after those who are first. */
  isNext: boolean;
  /** The residue that another window has stored meanwhile. */
  elsewhere: Residue | null;
}

export const isResidueDialogDirty = ({ draft, opened }: ResidueDialogState) =>
  JSON.stringify([draft.list, draft.shares]) !== JSON.stringify([opened.list, opened.shares]);

type Family = Pick<TestatorRecord, 'spouseDetails' | 'children' | 'contacts'>;

/** Most families want this residue, which is one button. */
export interface FamilyResidue {
  label: string;
  recipients: Recipient[];
}

const whole = (personId: BeneficiaryId, priority: number) => ({ personId, priority, shareBasisPoints: null });

/** The only person named, where that is no organisation and nobody's profession brought them. */
function onlyPersonIn(contacts: readonly Contact[]): Contact | null {
  const [only, ...others] = contacts;
  return only && others.length === 0 && !isBody(only) && isPersonsRole(only.role) ? only : null;
}

/** The living children who are of only one of a couple, as far as that was told. */
export function childrenOfOneSide({ spouseDetails, children }: Pick<Family, 'spouseDetails' | 'children'>): Child[] {
  if (!spouseDetails) return [];
  const isOfOne = (child: Child) =>
    isStepchild(child) || (child.otherParentId !== null && child.otherParentId !== spouseDetails.id);
  return children.filter((child) => !child.hasDied && isOfOne(child));
}

/**
 * Everything to the spouse or partner, then to the children equally, those born later too; where there is neither, to
 * the only person named. Null where there is nobody, or more than one, and where a child is of one side only: the
 * survivor’s next will can leave that child out. A stepchild inherits only by name.
 */
export function familyResidue({ spouseDetails, children, contacts }: Family): FamilyResidue | null {
  if (childrenOfOneSide({ spouseDetails, children }).length > 0) return null;
  const own = ownChildrenOf(children);
  const ownAt = (priority: number) => (own.length > 0 ? [whole('children', priority)] : []);
  if (spouseDetails) {
    const [spouseName] = spouseDetails.fullName.split(/\s+/);
    return {
      label: `Everything to ${spouseName}${own.length > 0 ? ', then to the children' : ''}`,
      recipients: [whole(spouseDetails.id, 1), ...ownAt(2)],
    };
  }
  const stepchildren = children.filter((child) => isStepchild(child) && !child.hasDied);
  if (children.length > 0)
    return {
      label: `Everything to ${childrenText(own, stepchildren)}`,
      recipients: [...ownAt(1), ...stepchildren.map(({ id }) => whole(id, 1))],
    };
  const only = onlyPersonIn(contacts);
  return only && { label: `Everything to ${only.firstName}`, recipients: [whole(only.id, 1)] };
}

function childrenText(own: readonly Child[], stepchildren: readonly Child[]): string {
  const [only, ...others] = stepchildren;
  if (own.length === 0 && others.length === 0) return only?.firstName ?? '';
  const named = [own.length > 0 && 'my children', only && (others.length === 0 ? only.firstName : 'my stepchildren')];
  return `${named.filter(Boolean).join(' and ')} equally`;
}
