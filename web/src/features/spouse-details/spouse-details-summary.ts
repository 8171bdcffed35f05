import type { Portal } from '@plainwill/contracts/will-data/portal';
import { asksSpouse } from '@plainwill/contracts/will-data/spouse-details-rules';

export function spouseDetailsSummary({ personalDetails, spouseDetails, settings }: Portal): string | null {
  const maritalStatus = personalDetails?.maritalStatus ?? null;
  if (maritalStatus === null) return null;
  if (!asksSpouse(maritalStatus)) return 'Not needed';
  if (maritalStatus === 'partner' && settings.includePartner === false) return 'Not included in your will';
  return spouseDetails?.fullName ?? null;
}
