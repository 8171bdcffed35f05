import type { Portal } from '@plainwill/contracts/will-data/portal';

export function homeDetailsSummary({ homeDetails }: Portal): string {
  if (!homeDetails) return 'Not yet started';
  const lines = [homeDetails.line1, homeDetails.townOrCity].filter(Boolean).join(', ');
  return lines || homeDetails.address || 'In progress';
}
