import { argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ratePerSecond } from '../support/pace.ts';

// Hashes as the identity service does, with nothing around it. Writes the hashes a second to stdout.
const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const message = randomBytes(16).toString('hex');
const nonce = randomBytes(16);

const rate = await ratePerSecond(() => derive('argon2id', { message, nonce, ...cost }), {
  atOnce: availableParallelism(),
  ms: Number(process.argv[2]),
});
process.stdout.write(String(rate));
