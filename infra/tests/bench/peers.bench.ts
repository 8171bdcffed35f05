import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseDirOf } from '../../tools/launcher/postgres/initialise-postgres.ts';
import { bareRows, bareRowsUrlOf } from './baselines/bare-rows.ts';
import { beginAnswering, firstAnswers } from './support/autosaves.ts';
import { type Figure, median, quantile } from './support/figures.ts';
import { administratorOf, manyPeople, type Person } from './support/many-people.ts';
import { workAtOnce } from './support/pace.ts';
import { installPeers, type Peer, peerDatabase, peerPrograms } from './support/peers.ts';
import { timesOf } from './support/processor-time.ts';
import { withProduct } from './support/running-product.ts';
import { httpCaller, type SiteCaller, siteCaller } from './support/site-caller.ts';

const lanes = { read: 32, save: 8 };
const rounds = 3;
const roundMs = 4000;
const warmUpMs = 6000;
// Each comes again after more than a second and well within half a minute.
const inTurn = 6000;
const savers = 1000;
const firstReads = 40_000;
// The gateway lets nobody read as often as this for long, nor in all lanes at once.
const readsByOne = 400;
const readersAtOnce = 64;
const oftenRead = 5 * readersAtOnce;

type Work = () => Promise<unknown>;

interface Contender {
  name: string;
  kind: keyof typeof lanes;
  work: Work;
  /** Done before each round, and not measured. */
  prepare?: Work;
  /** All its processes; what is below them counts. */
  pids: readonly number[];
}

interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  /** The processor time of each call, in µs. */
  total: number;
  byProcess: Map<string, number>;
}

async function oneRound({ kind, work, prepare, pids }: Contender, ms: number): Promise<Round> {
  await prepare?.();
  const { result, times, total } = await timesOf(pids, () => workAtOnce(work, { atOnce: lanes[kind], ms }));
  const { perSecond, took } = result;
  return {
    perSecond,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    total: total / took.length,
    byProcess: new Map([...times].map(([name, time]) => [name, time / took.length])),
  };
}

/** The same round of each contender after the other, so that a machine that slows down does so for all. */
async function measured(contenders: readonly Contender[]) {
  const all = new Map(contenders.map((contender) => [contender, [] as Round[]]));
  for (const contender of contenders) await oneRound(contender, warmUpMs);
  for (let round = 0; round < rounds; round++)
    for (const [contender, done] of all) done.push(await oneRound(contender, roundMs));
  return all;
}

/** Does the work of each in turn; those at work are not there to be taken. */
function takingTurns(works: Work[]): Work {
  return async () => {
    const next = works.shift();
    if (!next) throw new Error('More at once than people');
    await next();
    works.push(next);
  };
}

function peerWork({ url, isWrapped }: Peer, { ask }: ReturnType<typeof httpCaller>) {
  const wrapped = (input: unknown) => (isWrapped ? { json: input } : input);
  const dataIn = (answer: string) => {
    const { data } = JSON.parse(answer)[0].result;
    return isWrapped ? data.json : data;
  };
  return {
    read: (cookie: string) => async () =>
      dataIn(await ask({ method: 'GET', url: `${url}/profile.get?batch=1&input=%7B%7D`, headers: { cookie } })),
    async save(cookie: string) {
      const save = async (input: unknown) => {
        const body = JSON.stringify({ 0: wrapped(input) });
        const headers = { cookie };
        return dataIn(await ask({ method: 'POST', url: `${url}/personalDetails.save?batch=1`, headers, body }));
      };
      let { version } = await save({ basedOn: 0, changes: firstAnswers('harriet@example.com') });
      let typed = 0;
      return async () => {
        ({ version } = await save({ basedOn: version, changes: { occupation: `Librarian ${++typed}` } }));
      };
    },
  };
}

function ourReads(caller: SiteCaller, people: readonly Person[]) {
  const read = (person: Person) => () => caller.call('identity.profile.get', undefined, person);
  const again = people.slice(0, inTurn);
  const once = people.slice(inTurn, inTurn + firstReads).values();
  const often = people.slice(inTurn + firstReads, inTurn + firstReads + oftenRead);
  let reads = 0;
  return {
    withinSecond: () => {
      const round = Math.floor(reads / (readersAtOnce * readsByOne));
      const person = often[round * readersAtOnce + (reads++ % readersAtOnce)];
      if (!person) throw new Error('More reads than people may make');
      return read(person)();
    },
    again: takingTurns(again.map(read)),
    /** After it, no call of theirs is the first in half a minute. */
    async all(those: readonly Person[]) {
      const left = those.values();
      const lane = async () => {
        for (const person of left) await read(person)();
      };
      await Promise.all(Array.from({ length: lanes.read }, lane));
    },
    first: () => {
      const { value: person } = once.next();
      if (!person) throw new Error('More first reads than people');
      return read(person)();
    },
  };
}

const postgresOf = (dataDir: string) =>
  Number(readFileSync(join(databaseDirOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);

const middle = (of: readonly Round[], what: 'perSecond' | 'p50' | 'p99' | 'total') =>
  median(of.map((round) => round[what]));

interface Aim {
  peers: readonly (readonly Round[])[];
  /** The share that the processor time may be of the cheapest peer's. */
  share: number;
  /** So many times the rate of the fastest peer. */
  rate: number;
}

/** All figures of one contender, with what is promised of ours beside the best of the peers. */
function figuresOf(name: string, done: readonly Round[], beside?: Aim): Figure[] {
  const best = (what: 'perSecond' | 'p99' | 'total', of: typeof Math.min) =>
    beside && of(...beside.peers.map((peer) => middle(peer, what)));
  const last = done.at(-1)?.byProcess ?? new Map<string, number>();
  const shares = [...last].filter(([, time]) => time >= 1).sort(([, a], [, b]) => b - a);
  return [
    {
      what: `${name}: processor time of a call`,
      value: middle(done, 'total'),
      unit: 'µs',
      ...(beside && { baseline: best('total', Math.min), ratioLimit: beside.share }),
    },
    ...shares.map(([process, value]): Figure => ({ what: `    in ${process}`, value, unit: 'µs' })),
    {
      what: `${name}: rate`,
      value: middle(done, 'perSecond'),
      unit: '/s',
      ...(beside && { baseline: best('perSecond', Math.max), minRatio: beside.rate }),
    },
    { what: `${name}: p50`, value: middle(done, 'p50'), unit: 'ms', digits: 1 },
    {
      what: `${name}: p99`,
      value: middle(done, 'p99'),
      unit: 'ms',
      digits: 1,
      ...(beside && { baseline: best('p99', Math.min), ratioLimit: 1 }),
    },
  ];
}

/** Measures what a call costs in processor time, rate and waiting, beside three programs that a team would build instead. */
export const measure = (): Promise<Figure[]> =>
  withProduct({}, async ({ site, pid, dataDir, cleanUp }) => {
    await installPeers();
    const postgres = postgresOf(dataDir);
    const http = httpCaller(lanes.read);
    const caller = siteCaller(site, lanes.read);
    const bare = await bareRows(bareRowsUrlOf(site), 1);
    const administrator = await administratorOf(site, dataDir, 'identity');
    cleanUp.push(http.close, caller.close, bare.close, () => administrator.end());

    const peers: { read: Contender; save: Contender }[] = [];
    for (const start of peerPrograms) {
      const { url, cookies } = await peerDatabase(administrator, `peer_${peers.length}`, inTurn);
      const peer = await start(url);
      cleanUp.push(peer.close);
      const { read, save } = peerWork(peer, http);
      const pids = [postgres, ...peer.pids];
      const saves = await Promise.all(cookies.slice(0, savers).map(save));
      peers.push({
        read: { name: `read, ${peer.name}`, kind: 'read', work: takingTurns(cookies.map(read)), pids },
        save: { name: `save, ${peer.name}`, kind: 'save', work: takingTurns(saves), pids },
      });
    }

    const people = await manyPeople(site, dataDir, inTurn + firstReads + oftenRead + savers);
    const { withinSecond, again, first, all } = ourReads(caller, people);
    const saving = people.slice(-savers);
    const saves: Work[] = [];
    for (const person of saving) saves.push(await beginAnswering(caller, person));
    const pids = [pid];
    const ours = {
      withinSecond: { name: 'read again within a second, Plainwill', kind: 'read', work: withinSecond, pids },
      again: {
        name: 'read again within half a minute, Plainwill',
        kind: 'read',
        prepare: () => all(people.slice(0, inTurn)),
        work: again,
        pids,
      },
      first: { name: 'first read, Plainwill', kind: 'read', work: first, pids },
      save: { name: 'save, Plainwill', kind: 'save', prepare: () => all(saving), work: takingTurns(saves), pids },
    } as const satisfies Record<string, Contender>;
    const bareRead: Contender = {
      name: 'read, bare Node and one row',
      kind: 'read',
      work: () => http.ask({ method: 'GET', url: bare.url }),
      pids: [postgres, bare.pid],
    };

    const done = await measured([bareRead, ...peers.flatMap(Object.values), ...Object.values(ours)]);
    const besideReads = peers.map(({ read }) => done.get(read) ?? []);
    const besideSaves = peers.map(({ save }) => done.get(save) ?? []);
    const aims = new Map<Contender, Aim>([
      [ours.withinSecond, { peers: besideReads, share: 0.3, rate: 2 }],
      [ours.again, { peers: besideReads, share: 0.3, rate: 2 }],
      [ours.first, { peers: besideReads, share: 0.6, rate: 1.8 }],
      [ours.save, { peers: besideSaves, share: 0.4, rate: 2.5 }],
    ]);
    return [...done].flatMap(([contender, contenderRounds]) =>
      figuresOf(contender.name, contenderRounds, aims.get(contender)),
    );
  });
