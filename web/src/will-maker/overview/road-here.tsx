import { useLocation, useSearchParams } from 'wouter';
import { paths } from '../../shared/paths/paths.ts';
import { nextStop, roadOf, type StopId } from './road.ts';
import { RoadBar } from './road-bar.tsx';
import { useStanding } from './use-standing.tsx';

const stopsOfPages: Record<string, StopId> = {
  [paths.whatIf]: 'read',
  [paths.review]: 'check',
  [paths.sign]: 'sign',
  [paths.signWitnesses]: 'sign',
  [paths.signDay]: 'sign',
  [paths.signRecord]: 'sign',
  [paths.signOriginal]: 'sign',
  [paths.signPapers]: 'sign',
  [paths.signLetters]: 'sign',
  [paths.signTrusted]: 'sign',
};
const stopsOfTabs: Record<string, StopId> = { details: 'you', wishes: 'wishes', will: 'read' };

/** The road, at the page that is open. Inside the loaded Will Maker only. */
export function Road() {
  const standing = useStanding();
  const [path] = useLocation();
  const [search] = useSearchParams();
  const isSection = Boolean(search.get('section'));
  const tab = search.get('tab') ?? (isSection ? 'details' : '');
  return (
    <RoadBar
      stops={roadOf(standing)}
      at={stopsOfPages[path] ?? stopsOfTabs[tab] ?? nextStop(standing)}
      isCompact={isSection}
    />
  );
}
