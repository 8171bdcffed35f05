import { qualificationNames } from '@plainwill/contracts/identity/reviewer-vocabulary';
import { brand } from '@plainwill/contracts/shared/brand';
import type { SigningCopy } from '@plainwill/contracts/will-data/will/signing-copies';
import { StateLabel } from '../../../ui/feedback/badge.tsx';

/** Whether somebody has approved a copy’s words, where wills are checked at all. It is on no paper. */
export function CheckedBy({ approved }: Pick<SigningCopy, 'approved'>) {
  if (brand.review === 'off' || approved === undefined) return null;
  if (approved === null) return <p className="text-muted">Not checked by us</p>;
  return (
    <p className="wrap-anywhere">
      <StateLabel isGood>
        Checked by {approved.name}, {qualificationNames[approved.qualification]}
      </StateLabel>
    </p>
  );
}
