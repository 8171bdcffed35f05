import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

interface Statement {
  name: string;
  text: string;
}

const statements = new Map<string, Statement>();

/** `?` marks a value, as in the ORM's own SQL. */
function statementOf(sql: string): Statement {
  const known = statements.get(sql);
  if (known) return known;
  let values = 0;
  const made = {
    name: createHash('sha256').update(sql).digest('base64url'),
    text: sql.replaceAll('?', () => `$${++values}`),
  };
  statements.set(sql, made);
  return made;
}

/**
 * Rows of a statement that every connection parses and plans once: for what is asked with nearly every call. The SQL must
 * be one of few constants and name its columns, for a plan does not outlive a change of what it answers. Within a
 * transaction it runs there, after what that has to write, and is planned again.
 */
export async function preparedRows<Row extends object>(
  em: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) {
    await em.flush();
    return em.execute<Row[]>(sql, [...values]);
  }
  const pool = await em.getConnection().getNativeClient();
  const { rows } = await pool.query<Row>({ ...statementOf(sql), values: [...values] });
  return rows;
}
