import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { roles } from '@plainwill/contracts/shared/roles';
import { databaseUrl, defineConfig, env, keyRing } from '@plainwill/kit/config/config';
import { createVault } from '@plainwill/kit/encryption/vault';
import { z } from 'zod';
import { ormOptions } from '../database.ts';
import { grantRole } from '../roles/roles.ts';

const [, , givenRole, email = ''] = process.argv;
const role = z.enum(roles).safeParse(givenRole);

function end(line: string, exitCode: number): never {
  (exitCode ? process.stderr : process.stdout).write(`${line}\n`);
  process.exit(exitCode);
}

if (!role.success || !email) end('Say which role and whose: npm run grant-role -- admin someone@example.com', 2);

const config = defineConfig({
  databaseUrl: env('IDENTITY_DATABASE_URL', databaseUrl, 'the PostgreSQL database of the identity service'),
  encryptionKeys: env('IDENTITY_ENCRYPTION_KEYS', keyRing, 'what names and addresses are encrypted with: id:key'),
}).read(process.env);
const orm = await MikroORM.init(ormOptions(config.databaseUrl));
const by = { vault: createVault(config.encryptionKeys), now: new Date(), requestId: randomUUID() };
const isGranted = await grantRole(orm.em.fork(), by, email, role.data);
await orm.close();
if (!isGranted) end(`${email} has no confirmed account. Sign up and open the link in the mail first.`, 1);
end(`${email} is now ${role.data}. They sign in again to use it.`, 0);
