import { createHash, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import {
  aSoftPasskey,
  type SoftPasskey,
} from '../../../services/identity/src/credentials/passkeys/testing/soft-passkey.ts';
import type { RunningSite } from '../../tools/launcher/running-file.ts';
import { bareProcess, bareRowsUrlOf } from './baselines/bare-rows.ts';
import { type Figure, median } from './support/figures.ts';
import { manyPeople, type Person } from './support/many-people.ts';
import { ratePerSecond } from './support/pace.ts';
import { withProduct } from './support/running-product.ts';
import { serviceCaller } from './support/service-caller.ts';
import { httpCaller } from './support/site-caller.ts';

type Answer = ReturnType<SoftPasskey['answers']>;

const rounds = 5;
const roundMs = 4000;
const warmUpMs = 4000;
const atOnce = 16;
const people = 500;
/** More than are used up in a round. */
const answersOfRound = 12_000;
const browserToken = 'the browser of the benchmark';
const client = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', network: '127.0.0.0/24' };

const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');

/** Gives these people a passkey each; it is written where making it would have written it. */
async function givePasskeys(database: pg.Client, owners: readonly Person[], rpId: string): Promise<SoftPasskey[]> {
  const passkeys = owners.map(() => aSoftPasskey());
  await database.query(
    `insert into passkeys (credential_id, account_id, public_key, counter, transports, is_backed_up, aaguid, rp_id, name,
       created_at)
     select new.id, s.account_id, new.key, 0, '{internal}', true, $4, $5, 'A passkey', now()
     from unnest($1::text[], $2::bytea[], $3::text[]) new (id, key, session) join sessions s on s.id_hash = new.session`,
    [
      passkeys.map(({ id }) => id),
      passkeys.map(({ publicKey }) => publicKey),
      owners.map(({ session }) => hashOf(session)),
      randomUUID(),
      rpId,
    ],
  );
  return passkeys;
}

/** Stores a challenge for each browser and answers it by a passkey: the page asks as soon as it is open. */
async function answered(database: pg.Client, passkeys: readonly SoftPasskey[], url: URL): Promise<Answer[]> {
  const challenges = Array.from({ length: answersOfRound }, () => randomBytes(32).toString('base64url'));
  await database.query('delete from passkey_challenges');
  await database.query(
    `insert into passkey_challenges (challenge_hash, purpose, bound_to, expires_at)
     select hash, 'signIn', $2, now() + interval '5 minutes' from unnest($1::text[]) hash`,
    [challenges.map(hashOf), hashOf(browserToken)],
  );
  const here = { origin: url.origin, rpId: url.hostname };
  return challenges.map((challenge, n) => (passkeys[n % people] as SoftPasskey).answers({ challenge }, here));
}

/** A passkey's signature and one row, by bare Node, for one passkey and many answers of it. */
async function bareSignIns(site: RunningSite) {
  const connectionString = bareRowsUrlOf(site);
  const owner = new pg.Client(connectionString);
  await owner.connect();
  await owner.query('create table if not exists bare_sign_ins (id_hash char(64) primary key, at timestamptz not null)');
  await owner.end();
  const passkey = aSoftPasskey();
  const { url, close } = await bareProcess('bare-passkey.task.ts', connectionString, JSON.stringify(passkey.publicJwk));
  const { ask, close: closeCaller } = httpCaller(atOnce);
  const bodies = Array.from({ length: 100 }, () =>
    JSON.stringify(passkey.answers({ challenge: randomBytes(32).toString('base64url') })),
  );
  let turn = 0;
  return {
    signIn: (path: '/' | '/whole') =>
      ask({ method: 'POST', url: new URL(path, url), body: bodies[turn++ % bodies.length] as string }),
    async close() {
      closeCaller();
      await close();
    },
  };
}

/**
 * Sign-ins with a passkey at the identity service, as the gateway passes them on once it has let them pass, beside a bare
 * signature check and one row; and what having second steps adds to a call of somebody signed in.
 */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, dataDir, identityPort: port, cleanUp }) => {
    const url = new URL(site.url);
    const everybody = await manyPeople(site, dataDir, 2 * people);
    const [owners, others] = [everybody.slice(0, people), everybody.slice(people)];
    const database = new pg.Client(site.identityDatabaseUrl);
    await database.connect();
    const passkeys = await givePasskeys(database, owners, url.hostname);
    const bare = await bareSignIns(site);
    const identity = await serviceCaller({ dataDir, name: 'identity', port, atOnce });
    cleanUp.push(() => database.end(), bare.close, identity.close);

    async function signInsFor(ms: number) {
      const answers = await answered(database, passkeys, url);
      const signIn = () =>
        identity.call('sessions.signInWithPasskey', { passkey: answers.pop(), browserToken, client });
      return ratePerSecond(signIn, { atOnce, ms });
    }
    let reads = 0;
    const readsFor = (ms: number, readers: readonly Person[]) => {
      const read = () =>
        identity.call('sessions.resolve', { sessionId: (readers[reads++ % people] as Person).session });
      return ratePerSecond(read, { atOnce, ms });
    };

    // In turns, so that whatever else the machine does falls on all alike.
    const contenders = {
      bare: (ms: number) => ratePerSecond(() => bare.signIn('/'), { atOnce, ms }),
      bareWhole: (ms: number) => ratePerSecond(() => bare.signIn('/whole'), { atOnce, ms }),
      signIns: signInsFor,
      reads: (ms: number) => readsFor(ms, others),
      readsOfOwners: (ms: number) => readsFor(ms, owners),
    };
    const names = Object.keys(contenders) as (keyof typeof contenders)[];
    const rates = new Map(names.map((name) => [name, [] as number[]]));
    const middle = (name: keyof typeof contenders) => median(rates.get(name) ?? []);
    for (const name of names) await contenders[name](warmUpMs);
    for (let round = 0; round < rounds; round++)
      for (const name of names) rates.get(name)?.push(await contenders[name](roundMs));
    return [
      {
        what: 'sign-ins with a passkey, beside a bare signature check and one row',
        value: middle('signIns'),
        baseline: middle('bare'),
        unit: '/s',
        minRatio: 0.9,
      },
      {
        what: 'the same, beside a bare signature check and as many statements as a sign-in has',
        value: middle('signIns'),
        baseline: middle('bareWhole'),
        unit: '/s',
      },
      {
        what: 'sessions read of people with a second step, beside those without',
        value: middle('readsOfOwners'),
        baseline: middle('reads'),
        unit: '/s',
      },
    ];
  });
