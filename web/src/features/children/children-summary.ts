import type { Portal } from '@plainwill/contracts/will-data/portal';

export function childrenSummary({ children }: Portal): string {
  if (children.length === 0) return 'No children named';
  return children.length === 1 ? '1 child' : `${children.length} children`;
}
