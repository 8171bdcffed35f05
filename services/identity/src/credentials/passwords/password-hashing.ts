import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '@plainwill/kit/resilience/concurrency-limit';

const derive = promisify(argon2);

/** The cost of a hash to its maker: `memory` in KiB (OWASP, Password Storage Cheat Sheet). */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

interface Options {
  cost?: typeof passwordCost;
  /** So many hashes are made at once. */
  concurrency?: number;
  nowMs?: () => number;
}

const saltBytes = 16;
// At 25 ms each on two cores a longer queue would keep people waiting for more than two seconds.
const maxQueue = 150;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Argon2id in the thread pool, as many at once as there are cores, and a bounded queue behind them. */
export function createPasswordHashing({
  cost = passwordCost,
  concurrency = availableParallelism(),
  nowMs = () => performance.now(),
}: Options = {}) {
  const inTurn = createConcurrencyLimit({ concurrency, maxQueue }, nowMs);

  const { memory, passes, parallelism, tagLength } = cost;
  const written = (nonce: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;

  async function hash(password: string): Promise<string> {
    const nonce = randomBytes(saltBytes);
    return written(nonce, await inTurn(() => derive('argon2id', { message: password, nonce, ...cost })));
  }

  /** The hash belongs to no password: it is only compared with. */
  const dummy = written(randomBytes(saltBytes), randomBytes(tagLength));

  /** Costs one hash also when there is nothing to compare with, so that time tells a stranger nothing. */
  async function verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const [, memory, passes, parallelism, salt, tag] = phc.exec(stored ?? dummy) ?? [];
    if (!salt || !tag) throw new Error('a stored password hash is not of a known form');
    const expected = Buffer.from(tag, 'base64');
    const actual = await inTurn(() =>
      derive('argon2id', {
        message: password,
        nonce: Buffer.from(salt, 'base64'),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      }),
    );
    return timingSafeEqual(actual, expected) && Boolean(stored);
  }

  /** Made when less was asked of a hash than today. */
  function isWeak(stored: string): boolean {
    const [, memory, passes] = phc.exec(stored) ?? [];
    return Number(memory) < cost.memory || Number(passes) < cost.passes;
  }

  return { hash, verify, isWeak };
}

export type PasswordHashing = ReturnType<typeof createPasswordHashing>;
