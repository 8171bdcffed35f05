import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { verifyChain } from '@plainwill/kit/audit/verify-chain';
import { emptyDatabase } from '@plainwill/kit/testing/database';
import { afterAll, expect, it } from 'vitest';
import { ormOptions } from '../../database.ts';

const orm = await MikroORM.init(ormOptions(await emptyDatabase()));
afterAll(() => orm.close(true));

it('keeps and chains what was written before there was a chain', async () => {
  await orm.migrator.up({ to: 'Migration20261121_AddTraceToOutbox' });
  const em = orm.em.fork();
  const details = [{}, { fields: ['email'] }, { role: 'admin' }];
  for (const detail of details) {
    await em.execute(
      `insert into audit_log (id, at, action, outcome, request_id, detail) values (?, now(), 'role.grant', 'done', 'r', ?)`,
      [randomUUID(), JSON.stringify(detail)],
    );
  }
  await orm.migrator.up();
  const kept = await em.execute<{ fields: string[] }[]>('select fields from audit_log order by at');
  expect(kept.map(({ fields }) => fields)).toEqual([[], ['email'], ['admin']]);
  expect(await verifyChain(em, 0)).toEqual({ entries: 3, brokenAt: null, next: null });
});
