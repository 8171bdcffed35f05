import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { freePort } from '@plainwill/kit/free-port';
import type pg from 'pg';
import { aQualification, reviewer } from '../../tools/demo/people.ts';
import { visit } from '../../tools/demo/site-client.ts';
import { askForReview } from '../../tools/demo/will-in-review.ts';
import { grantRole } from '../../tools/launcher/identity-commands.ts';
import type { RunningSite } from '../../tools/launcher/running-file.ts';
import { bareRows, bareRowsUrlOf } from './baselines/bare-rows.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { administratorOf, willMakers } from './support/many-people.ts';
import { withProduct } from './support/running-product.ts';
import { serviceCaller } from './support/service-caller.ts';

const waiting = 1000;
const decided = 10_000;
const turns = 400;
const warmUpTurns = 100;
const limitMs = 60;

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A reviewer as the gateway tells a service of them. */
async function aReviewer(site: RunningSite): Promise<CallingAccount> {
  const person = visit(site);
  await person.signIn(reviewer);
  const me = await person.api.identity.accounts.me.query();
  if (!me) throw new Error('Nobody is signed in');
  await grantRole(site, ['reviewer', reviewer.email, ...aQualification]);
  return {
    id: me.id,
    roles: ['reviewer'],
    sessionKey: '0'.repeat(64),
    authenticatedAt: new Date().toISOString(),
    secondStep: 'none',
    frozenUntil: null,
    willHiddenUntil: null,
    newUntil: null,
  };
}

/**
 * A thousand requests over ten days, and what was decided in a year before: copies of the one there is, as large as that
 * is, each of an account of its own. A few are held, and a few wait for an answer.
 */
async function seed(database: pg.Client, holder: string) {
  const { rows } = await database.query<{ name: string }>(
    `select column_name name from information_schema.columns where table_name = 'reviews'`,
  );
  const changed: Record<string, string> = {
    account_id: 'people.account_id',
    id: 'gen_random_uuid()',
    number: `nextval(pg_get_serial_sequence('reviews', 'number'))`,
    state: `case when n > ${waiting} then (array['approved', 'approved', 'approved', 'returned'])[1 + n % 4]
      else (array['requested', 'requested', 'requested', 'requested', 'held', 'asked'])[1 + n % 6] end`,
    requested_at: 'asked_at',
    placed_at: 'asked_at',
    lane: `(array['urgent', 'again', 'changes', 'usual', 'usual', 'usual'])[1 + n / 7 % 6]`,
    lane_rank: 'least(n / 7 % 6, 3)',
    needs_two: 'n % 10 = 0',
    held_by: `case when n <= ${waiting} and n % 6 = 4 then '${holder}'::uuid end`,
    held_until: `case when n <= ${waiting} and n % 6 = 4 then now() + interval '2 days' end`,
    clock_since: `case when n <= ${waiting} and n % 6 <> 5 then asked_at end`,
    clock_used_minutes: 'n % 3000',
    decided_at: `case when n > ${waiting} then asked_at + n % 5 * interval '1 day' end`,
    void_cause: `case when n > ${waiting} and n % 8 = 0 then 'answers' end`,
    void_mailed_at: `case when n > ${waiting} then now() end`,
    late_at: 'now()',
  };
  const names = rows.map(({ name }) => name);
  await database.query(
    `with made as (
       insert into testators (account_id, began_at) select gen_random_uuid(), now() from generate_series(1, ${waiting + decided})
       returning account_id
     ), people as (
       select account_id, n, case when n <= ${waiting} then now() - n * interval '14 minutes'
         else now() - interval '11 days' - n * interval '50 minutes' end asked_at
       from (select account_id, row_number() over ()::int n from made) numbered
     )
     insert into reviews (${names.map((name) => `"${name}"`).join(', ')})
     select ${names.map((name) => changed[name] ?? `real."${name}"`).join(', ')}
     from people, (select * from reviews limit 1) real`,
  );
  await database.query(
    `insert into review_approvals (account_id, id, review_id, words_hash, place, "by", name, qualification, regulator,
       registration, ticks, statement, composer_version, at, overturned_at)
     select account_id, gen_random_uuid(), id, words_hash, 1, $1, 'Ruth Calder', 'solicitor', 'SRA', '000173', '[]', '',
       composer_version, decided_at, case when number % 50 = 0 then decided_at end
     from reviews where state = 'approved'`,
    [holder],
  );
  await database.query('vacuum analyze');
}

/** Measures how fast staff see the queue and its figures with a thousand wills in it, at the service itself; in turns with one row. */
export async function measure(): Promise<Figure[]> {
  const port = await freePort();
  return withProduct({ WILL_DATA_PORT: String(port) }, async ({ site, dataDir, cleanUp }) => {
    const [customer] = await willMakers(site, 1);
    if (!customer) throw new Error('Nobody is there');
    await askForReview(customer);
    const account = await aReviewer(site);
    const database = await administratorOf(site, dataDir, 'will_data');
    cleanUp.push(() => database.end());
    await seed(database, account.id);
    const { rows } = await database.query<{ number: number }>(
      `select number from reviews where state in ('requested', 'held', 'asked', 'awaitingSecond')
       order by lane_rank, placed_at, number offset ${waiting / 2} limit 1`,
    );
    const after = rows[0]?.number;
    const bare = await bareRows(bareRowsUrlOf(site), 1);
    const { call, close } = await serviceCaller({ dataDir, name: 'will-data', port, atOnce: 1, account });
    cleanUp.push(bare.close, close);
    const asked = {
      'first page': () => call('reviewDesk.queue', {}),
      'a page in the middle': () => call('reviewDesk.queue', { after }),
      'what was decided': () => call('reviewDesk.queue', { state: 'decided' }),
      figures: () => call('reviewDesk.figures'),
    };
    type Asked = keyof typeof asked;
    const names = Object.keys(asked) as Asked[];
    const took = new Map<Asked | 'bare', number[]>([...names, 'bare' as const].map((name) => [name, []]));
    for (let turn = -warmUpTurns; turn < turns; turn++)
      for (const [name, times] of took) {
        const ms = await milliseconds(name === 'bare' ? bare.read : asked[name]);
        if (turn >= 0) times.push(ms);
      }
    const of = (name: Asked | 'bare') => took.get(name) ?? [];
    const [baseline, slowest] = [median(of('bare')), quantile(of('bare'), 0.99)];
    return names.flatMap((name): Figure[] => [
      { what: `${waiting} reviews: ${name}, p50`, value: median(of(name)), baseline, unit: 'ms', digits: 1 },
      {
        what: `${waiting} reviews: ${name}, p99`,
        value: quantile(of(name), 0.99),
        baseline: slowest,
        unit: 'ms',
        digits: 1,
        limit: limitMs,
      },
    ]);
  });
}
