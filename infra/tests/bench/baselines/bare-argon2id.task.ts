import { argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ratePerSecond } from '../support/pace.ts';

// As the identity service hashes, with nothing around it. Written to stdout: hashes a second.
const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const message = randomBytes(16).toString('hex');
const nonce = randomBytes(16);

const rate = await ratePerSecond(() => derive('argon2id', { message, nonce, ...cost }), {
  atOnce: availableParallelism(),
  ms: Number(process.argv[2]),
});
process.stdout.write(String(rate));
