import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  qualificationNames,
  qualifications,
  regulatorLength,
  regulatorNumberLength,
} from '@plainwill/contracts/identity/reviewer-vocabulary';
import { roles } from '@plainwill/contracts/shared/roles';
import { lineOfText } from '@plainwill/contracts/shared/text';
import { databaseUrl, defineConfig, env, keyRing } from '@plainwill/kit/config/config';
import { createVault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { z } from 'zod';
import { ormOptions } from '../database.ts';
import { grantRole } from '../roles/roles.ts';

const [, , givenRole, email = '', qualification, regulator = '', registration = ''] = process.argv;
const role = z.enum(roles).safeParse(givenRole);

function end(line: string, exitCode: number): never {
  (exitCode ? process.stderr : process.stdout).write(`${line}\n`);
  process.exit(exitCode);
}

const howToGrantReviewer = [
  'Say what you have checked of a reviewer: their qualification, who regulates them, and their number there.',
  'npm run grant-role -- reviewer someone@example.com solicitor "SRA" 123456',
  `Qualifications: ${qualifications.map((one) => `${one} (${qualificationNames[one]})`).join(', ')}.`,
].join('\n');

if (!role.success || !email) end('Say which role and whose: npm run grant-role -- admin someone@example.com', 2);
if (role.data !== 'reviewer' && qualification !== undefined) end('Only a reviewer has a qualification.', 2);

const checked = z
  .strictObject({
    qualification: z.enum(qualifications),
    regulator: lineOfText(regulatorLength, 'The regulator'),
    registration: lineOfText(regulatorNumberLength, 'The number'),
  })
  .optional()
  .safeParse(qualification === undefined ? undefined : { qualification, regulator, registration });
if (!checked.success) end(howToGrantReviewer, 2);

const config = defineConfig({
  databaseUrl: env('IDENTITY_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the identity service'),
  encryptionKeys: env('IDENTITY_ENCRYPTION_KEYS', keyRing, 'what names and addresses are encrypted with: id:key'),
}).read(process.env);
const orm = await MikroORM.init(ormOptions(config.databaseUrl));
const by = { vault: createVault(config.encryptionKeys), now: new Date(), requestId: randomUUID() };
const isGranted = await grantRole(orm.em.fork(), by, email, role.data, checked.data).catch((cause: unknown) => {
  if (cause instanceof Refusal && cause.reason === 'QualificationNeeded') end(howToGrantReviewer, 2);
  throw cause;
});
await orm.close();
if (!isGranted) end(`${email} has no confirmed account. Sign up and open the link in the mail first.`, 1);
end(`${email} is now ${role.data}. They sign in again to use it.`, 0);
