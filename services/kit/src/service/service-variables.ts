import { z } from 'zod';
import { commonVariables, databaseUrl, env, keyRing, port, queueUrl, signingKey } from '../config/config.ts';
import { tlsVariables } from '../config/tls-variables.ts';
import { faultTest } from '../process/fault-test.ts';

const prefixOf = (name: string) => name.replaceAll('-', '_').toUpperCase();

/** The settings of every process that signs calls to services and keeps something in the store of the queues. */
export const callerVariables = (name: string) => ({
  signingKey: env(
    `${prefixOf(name)}_SIGNING_KEY`,
    signingKey,
    `the Ed25519 private key, as a JWK, that ${name} signs its calls with`,
  ),
  queueUrl: env(
    'QUEUE_URL',
    queueUrl,
    'the store of the queues and throttles: redis://, redis-sentinel:// or postgres://; rediss for TLS',
  ),
});

/** The settings of every service that has a database. */
export const databaseServiceVariables = (name: string) => ({
  ...commonVariables,
  ...tlsVariables,
  port: env(`${prefixOf(name)}_PORT`, port, `the port of the ${name} service`),
  databaseUrl: env(`${prefixOf(name)}_DATABASE_URL`, databaseUrl, `the PostgreSQL database of the ${name} service`),
});

/** The variables that `startService` reads. */
export const serviceVariables = (name: string) => ({
  ...databaseServiceVariables(name),
  ...callerVariables(name),
  encryptionKeys: env(
    `${prefixOf(name)}_ENCRYPTION_KEYS`,
    keyRing,
    `what ${name} encrypts values with, as id:key; an earlier key stays behind a comma until nothing needs it`,
  ),
  auditKeys: env(
    `${prefixOf(name)}_AUDIT_KEYS`,
    keyRing,
    'what checkpoints of the audit log are signed with: id:key, the current one first',
  ),
  auditAnchorFolder: env(
    'AUDIT_ANCHOR_DIR',
    z.string().optional(),
    'the folder where the newest checkpoint of the audit log is kept, which the database server cannot reach',
  ),
  faultTest,
});
