import type { Plugin } from 'vite';

/** The dev server knows no sessions as the gateway does, so there the app always asks. */
export function askWhoIsSignedIn(): Plugin {
  return {
    name: 'ask-who-is-signed-in',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<html ', '<html data-session="in" '),
  };
}
