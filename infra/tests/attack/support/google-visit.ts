import type { Answer, aTarget } from './target.ts';

type Target = Awaited<ReturnType<typeof aTarget>>;
type Choice = Record<string, string>;

const pairsOf = (headers: Headers) => headers.getSetCookie().map((line) => line.split(';')[0] ?? '');

/** Goes to the stand-in for Google, chooses there, and comes back to the site; cookies are kept by name. */
async function chooseAt(url: string, choice: Choice): Promise<string> {
  const cookies = new Map<string, string>();
  let [at, form] = [url, undefined as URLSearchParams | undefined];
  for (let hop = 0; hop < 10; hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(form && { body: form }),
    });
    for (const pair of pairsOf(answer.headers))
      cookies.set(pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1));
    const location = answer.headers.get('location');
    form = location ? undefined : new URLSearchParams(choice);
    at = new URL(location ?? at, at).href;
    if (new URL(at).pathname === '/auth/google/callback') return at;
  }
  throw new Error('The provider did not lead back');
}

interface GoogleVisit {
  purpose: string;
  choice: Choice;
  /** The session of the browser, when it leaves and when it comes back. */
  cookie?: string;
  cookieAtReturn?: string | undefined;
}

/** A browser's way over Google. @returns the answer to its return, or to its leaving where that was refused */
export async function overGoogle({ send }: Target, { purpose, choice, cookie, cookieAtReturn = cookie }: GoogleVisit) {
  const begun: Answer = await send(`/auth/google?purpose=${purpose}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(cookie && { cookie }),
  });
  const attempt = pairsOf(begun.headers).find((pair) => pair.includes('google=')) ?? '';
  if (!attempt) return begun;
  const back = new URL(await chooseAt(begun.headers.get('location') ?? '', choice));
  return send(back.pathname + back.search, {
    cookie: [attempt, cookieAtReturn].filter(Boolean).join('; '),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
}
