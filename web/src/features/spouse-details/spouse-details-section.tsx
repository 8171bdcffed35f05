import { EmptyState } from '../../ui/empty-state.tsx';
import { usePortal } from '../portal/use-portal.ts';
import { spouseDetailsSummary } from './spouse-details-summary.ts';

export default function SpouseDetailsSection() {
  const portal = usePortal();
  if (!portal.spouseDetails) return <EmptyState>{spouseDetailsSummary(portal)}</EmptyState>;
  return <p>{spouseDetailsSummary(portal)}</p>;
}
