import { EmptyState } from '../../ui/empty-state.tsx';
import { usePortal } from '../portal/use-portal.ts';
import { giftsSummary } from './gifts-summary.ts';

export default function GiftsSection() {
  const portal = usePortal();
  if (portal.gifts.length === 0 && !portal.settings.hasNoSpecificGifts)
    return <EmptyState>No gifts yet. A gift goes to someone before what is left is shared out.</EmptyState>;
  return <p>{giftsSummary(portal)}</p>;
}
