import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const lightestPages = [source('app/main.tsx'), source('public/estimator/estimator-page.tsx')];

// The start of a page for reading must not bring React: the helper it shares with the app stays with it.
const ofBoot = /preload-helper/;
const onePageModules = [
  ...['app/main', 'public/booking-frame', 'public/estimator'],
  ...['date-field', 'date-text', 'day-field'].map((module) => `ui/dates-and-money/${module}`),
  ...['ui/fields/text-field', 'ui/fields/checkbox', 'ui/fields/choice-pills', 'ui/layout/disclosure'],
  'ui/forms/form',
  ...['ui/figures/division-bar', 'ui/figures/figure-cards', 'ui/figures/ledger'],
];
const ofOnePage = new RegExp(`[\\\\/]src[\\\\/](${onePageModules.join('|').replaceAll('/', '[\\\\/]')})[\\\\/.]`);
// Through their index every icon looks needed by whoever needs one, so those of the lightest pages are named.
const icons = [
  ...['arrow-left', 'arrow-right', 'check', 'chevron-down', 'circle-check', 'circle-exclamation-point'],
  ...['circle-user', 'info', 'log-out', 'menu', 'scroll-text'],
];
const otherIcon = new RegExp(`[\\\\/]lucide-react[\\\\/].*[\\\\/]icons[\\\\/](?!(${icons.join('|')})\\.)`);

// Used by most pages, if not by the lightest: each is smaller than what asks for a chunk of its own.
const small = /[\\/]contracts[\\/]src[\\/]shared[\\/]durations\.|[\\/]icons[\\/](plus|chevron-right|loader-circle)\./;

/**
 * Names one chunk for what even the lightest page needs, React among it. Left to itself the bundler makes a chunk of each
 * small piece that some pages share: two dozen requests for a tenth more to load, as each is compressed by itself.
 */
export function baseChunk() {
  let needed: ReadonlySet<string> | undefined;
  return (id: string, modules: Rolldown.ChunkingContext) => {
    needed ??= importedBy(lightestPages, modules);
    if (small.test(id)) return 'base';
    return needed.has(id) && ![ofBoot, ofOnePage, otherIcon].some((other) => other.test(id)) ? 'base' : null;
  };
}

/** All that these modules cannot run without. */
function importedBy(ids: readonly string[], modules: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    importedBy(modules.getModuleInfo(id)?.importedIds ?? [], modules, found);
  }
  return found;
}
