import { dayMs } from '@plainwill/contracts/shared/durations';
import { parseSentinelUrl } from './sentinel-url.ts';

/** What a setting may not be where NODE_ENV is production. */
export interface ProductionRule {
  /** @returns what is wrong with a value that parses, as a sentence that does not repeat it; null if nothing */
  problemOf(value: string): string | null;
  /** The setting that allows it all the same when it is `true`. */
  exception: string;
}

export const onlyHttps: ProductionRule = {
  problemOf: (url) => (url.startsWith('https:') ? null : 'In production it must start with https://'),
  exception: 'ALLOW_HTTP_PUBLIC_URL',
};

export const neverSet: ProductionRule = {
  problemOf: () => 'In production mail is sent rather than captured, so it must be empty',
  exception: 'ALLOW_CAPTURED_MAIL',
};

export const neverOff: ProductionRule = {
  problemOf: (value) => (value === 'off' ? 'In production staff sign in with two factors, so it must be on' : null),
  exception: 'ALLOW_STAFF_WITH_ONE_STEP',
};

const announcedDays = 90;

/** A day that is far away amounts to off. */
export const soonEnough: ProductionRule = {
  problemOf: (day) =>
    Date.parse(day) - Date.now() > announcedDays * dayMs
      ? `In production the second step of staff waits for ${announcedDays} days at most`
      : null,
  exception: neverOff.exception,
};

/** By smtp:// alone, mail goes in plain sight to a server that offers no TLS. */
export const onlyEncryptedMail: ProductionRule = {
  problemOf: (url) => {
    const { protocol, searchParams } = new URL(url);
    if (protocol === 'smtps:' || searchParams.get('requireTLS') === 'true') return null;
    return 'In production it must start with smtps://, or end with ?requireTLS=true';
  },
  exception: 'ALLOW_PLAIN_MAIL',
};

const passwordRule = (exception: string): ProductionRule => ({
  problemOf: (url) =>
    isGuessable(parseSentinelUrl(url)?.[0] ?? new URL(url)) ? 'Its password is missing, short or easy to guess' : null,
  exception,
});
export const databasePassword = passwordRule('ALLOW_WEAK_DATABASE_PASSWORDS');
export const queuePassword = passwordRule('ALLOW_WEAK_QUEUE_PASSWORD');

/** @param keysIn the bytes of each key in the value */
export const keyRule = (keysIn: (value: string) => readonly Buffer[]): ProductionRule => ({
  problemOf: (value) =>
    keysIn(value).some(isWeakKey) ? 'A key in it is a sample, or not made of random bytes; make a new one' : null,
  exception: 'ALLOW_WEAK_KEYS',
});

const minPasswordLength = 12;
const minDistinctCharacters = 6;

const wellKnown = [
  'admin',
  'administrator',
  'changeme',
  'changemenow',
  'copperfield',
  'database',
  'default',
  'development',
]
  .concat(['example', 'letmein', 'lettersanddigits', 'passphrase', 'password', 'passw', 'plainwill', 'postgres'])
  .concat(['postgresql', 'qwerty', 'qwertyuiop', 'redis', 'root', 'sample', 'secret', 'supersecret', 'test', 'user']);

function isGuessable({ username, password, pathname, hostname, searchParams }: URL): boolean {
  const given = searchParams.get('password') ?? decoded(password);
  if (given.length < minPasswordLength || new Set(given).size < minDistinctCharacters) return true;
  if (isPattern(Buffer.from(given))) return true;
  const user = searchParams.get('user') ?? decoded(username);
  const names = [...wellKnown, user, pathname.slice(1), hostname].map(lettersOf);
  return names.includes(lettersOf(given)) || user.toLowerCase() === given.toLowerCase();
}

/** "Postgres_2026!" is as easy to guess as "postgres". */
const lettersOf = (text: string) => {
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const unit = /^(.+?)\1+$/.exec(letters)?.[1];
  return unit ?? letters;
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The public halves of pairs that standards print: RFC 8037, appendix A, and RFC 8032, section 7.1. */
const sampleKeys = new Set([
  '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  'PUAXw-hDiVqStwqnTRt-vJyYLM8uxJaMwM1V8Sr0Zgw',
  'TM0Imyj_ltqdtsNG7BFOD1uKMZ81q6Yk2oz27U-4pvs',
  '_FHNjmIYoaONpH7QAjDwWAgW7RO6MwOsXeuRFUiQgCU',
  'xaqN9D-fg3vtt0QvMdy3sWbThTUHbwlLhc46LgtEWPc',
]);

const isTyped = (key: Buffer) => key.every((byte) => byte >= 0x20 && byte < 0x7f);

function isWeakKey(key: Buffer): boolean {
  return (
    // 32 random bytes hold about 30 different ones; fewer than half as many come once in 10^10 keys.
    new Set(key).size < key.length / 2 || isPattern(key) || isTyped(key) || sampleKeys.has(key.toString('base64url'))
  );
}

/** Whether it repeats itself or counts up or down. */
function isPattern(bytes: Buffer): boolean {
  const half = Math.ceil(bytes.length / 2);
  for (let period = 1; period <= half; period++) {
    if (bytes.subarray(period).equals(bytes.subarray(0, -period))) return true;
  }
  const steps = bytes.subarray(1).map((byte, index) => byte - (bytes[index] ?? 0));
  return new Set(steps).size < 4;
}
