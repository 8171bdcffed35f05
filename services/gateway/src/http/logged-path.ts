const longest = 200;

/** The routes that a link with a secret leads to; what follows one may be that secret, mistyped into the path. */
const afterSecretRoute = /^(\/auth\/[^/]+\/).+/;

/** The path of an address as it may be logged: one line, of bounded length, without query and secrets. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return JSON.stringify(path.replace(afterSecretRoute, '$1…').slice(0, longest)).slice(1, -1);
}
