import type { Plugin } from 'vite';

/** Lucide can change its icons in many ways that we never use; this is what is left without them. */
const icon = `
import { createElement } from 'react';
const look = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none',
  stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => (props) =>
  createElement('svg', { ...look, ...props }, ...node.map(([tag, shape]) => createElement(tag, shape)));
`;

const iconFile = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
// Names, and keys for lists that change: random letters cannot be compressed.
const unused = /, key: "\w+"|\bname: "[\w-]+",|\bsize: \d+,|,?\s*aliases: \[[^\]]*\]/g;

/** For Reacts older than ours. */
const externalStore = `export { useSyncExternalStore } from 'react';`;

/** Vite would look up what each chunk imports before it asks for it. The chunk that pages share is there by then. */
const preload = 'export const __vitePreload = (load) => load();';

/** For calls over a WebSocket, which ours are not; by the names that tRPC's bundle gives them. */
const webSockets = 'export const i = null, n = null, r = null, t = null;';

const replacements = [
  { module: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.m?js$/, code: icon },
  { module: /[\\/]wouter[\\/]src[\\/]use-sync-external-store\.js$/, code: externalStore },
  { module: /[\\/]@trpc[\\/]client[\\/]dist[\\/]wsLink-[\w-]+\.mjs$/, code: webSockets },
  { module: /vite[\\/]preload-helper\.js$/, code: preload },
];

/** Takes out of small libraries what would be a twentieth of the lightest page, and is never run. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    load: (id) => replacements.find(({ module }) => module.test(id))?.code ?? null,
    transform: (code, id) => (iconFile.test(id) ? { code: code.replace(unused, ''), map: null } : null),
  };
}
