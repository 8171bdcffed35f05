import { randomUUID } from 'node:crypto';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { defineConfig } from '@plainwill/kit/config/config';
import { createVault, type Vault } from '@plainwill/kit/encryption/vault';
import { serviceVariables } from '@plainwill/kit/service/service-variables';
import { ormOptions } from '../database.ts';

/** Says a line and ends the process. */
export function end(line: string, exitCode: number): never {
  (exitCode ? process.stderr : process.stdout).write(`${line}\n`);
  process.exit(exitCode);
}

interface Operator {
  vault: Vault;
  now: Date;
  requestId: string;
}

/** Does something to the accounts in the database that the settings name, in the operator's name. */
export async function asOperator<Result>(work: (em: EntityManager, by: Operator) => Promise<Result>): Promise<Result> {
  const { databaseUrl, encryptionKeys } = serviceVariables('identity');
  const config = defineConfig({ databaseUrl, encryptionKeys }).read(process.env);
  const orm = await MikroORM.init(ormOptions(config.databaseUrl));
  try {
    return await work(orm.em.fork(), {
      vault: createVault(config.encryptionKeys),
      now: new Date(),
      requestId: randomUUID(),
    });
  } finally {
    await orm.close();
  }
}
