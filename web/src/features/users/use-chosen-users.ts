import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { staffPaths } from '../../paths/staff-paths.ts';
import { type ChosenUsers, readChosen, writeChosen } from './chosen-users.ts';

/**
 * What the list shows is in the address, so that it can be shared and gone back to; after its `#`, which no server is
 * told, for it may name somebody.
 */
export function useChosenUsers() {
  const chosen = readChosen(useLocationProperty(() => window.location.hash));
  const [, goTo] = useLocation();
  /** Another choice begins at the first page, unless it is a page. */
  function choose({ after, before, ...changes }: Partial<ChosenUsers>, { replace = false } = {}) {
    const { after: _after, before: _before, ...kept } = chosen;
    const next = { ...kept, ...changes, ...(after && { after }), ...(before && { before }) };
    goTo(`${staffPaths.dashboard}${writeChosen(next)}`, { replace });
  }
  return { chosen, choose };
}
