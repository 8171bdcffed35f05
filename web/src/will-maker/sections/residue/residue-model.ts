import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import type { Residue } from '@plainwill/contracts/will-data/records/residue';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { isStepchild, ownChildrenOf } from '../../../shared/people/beneficiary-classes.ts';
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
  /** The residue that another window has stored meanwhile. */
  elsewhere: Residue | null;
}

export const isResidueDialogDirty = ({ draft, opened }: ResidueDialogState) =>
  JSON.stringify([draft.list, draft.shares]) !== JSON.stringify([opened.list, opened.shares]);

type Family = Pick<TestatorRecord, 'spouseDetails' | 'children'>;

/** Most families want this residue, which is one button. */
export interface FamilyResidue {
  label: string;
  recipients: Recipient[];
}

const whole = (personId: BeneficiaryId, priority: number) => ({ personId, priority, shareBasisPoints: null });

/**
 * Everything to the spouse or partner, then to the children equally, those born later too; null where there is neither.
 * A stepchild inherits only by name.
 */
export function familyResidue({ spouseDetails, children }: Family): FamilyResidue | null {
  const own = ownChildrenOf(children);
  const stepchildren = children.filter((child) => isStepchild(child) && !child.hasDied);
  const [spouseName] = spouseDetails?.fullName.split(/\s+/) ?? [];
  if (!spouseDetails && children.length === 0) return null;
  const priority = spouseDetails ? 2 : 1;
  const recipients = [
    ...(spouseDetails ? [whole(spouseDetails.id, 1)] : []),
    ...(own.length > 0 ? [whole('children', priority)] : []),
    ...stepchildren.map(({ id }) => whole(id, priority)),
  ];
  if (!spouseDetails) return { label: `Everything to ${childrenText(own, stepchildren)}`, recipients };
  const [only, ...others] = stepchildren;
  const then = own.length === 0 && others.length === 0 ? only?.firstName : 'the children';
  return { label: `Everything to ${spouseName}${then ? `, then to ${then}` : ''}`, recipients };
}

function childrenText(own: readonly Child[], stepchildren: readonly Child[]): string {
  const [only, ...others] = stepchildren;
  if (own.length === 0 && others.length === 0) return only?.firstName ?? '';
  const named = [own.length > 0 && 'my children', only && (others.length === 0 ? only.firstName : 'my stepchildren')];
  return `${named.filter(Boolean).join(' and ')} equally`;
}
