import { EmptyState } from '../../ui/empty-state.tsx';
import { usePortal } from '../portal/use-portal.ts';
import { homeDetailsSummary } from './home-details-summary.ts';

export default function HomeDetailsSection() {
  const portal = usePortal();
  if (!portal.homeDetails) return <EmptyState>Your address goes into your will.</EmptyState>;
  return <p>{homeDetailsSummary(portal)}</p>;
}
