import { z } from 'zod';
import type { KeyRing } from './encryption/vault.ts';

/** A setting that is missing or wrong. Its message is one line that names the variable and never shows its value. */
export class SettingError extends Error {}

interface Variable<Schema extends z.ZodType = z.ZodType> {
  name: string;
  schema: Schema;
  comment: string;
}

export const env = <Schema extends z.ZodType>(name: string, schema: Schema, comment: string): Variable<Schema> => ({
  name,
  schema,
  comment,
});

type Values<Variables extends Record<string, Variable>> = {
  [Key in keyof Variables]: z.output<Variables[Key]['schema']>;
};

/** The settings of one service: where each comes from, and how to read them all at once. */
export function defineConfig<const Variables extends Record<string, Variable>>(variables: Variables) {
  return {
    variables: Object.values(variables).map(({ name, schema, comment }) => ({
      name,
      comment,
      isRequired: !schema.safeParse(undefined).success,
    })),
    /** @throws {SettingError} for the first setting that is missing or wrong. */
    read(environment: Record<string, string | undefined>): Values<Variables> {
      const entries = Object.entries(variables).map(([key, { name, schema, comment }]) => {
        const parsed = schema.safeParse(environment[name] || undefined);
        if (parsed.success) return [key, parsed.data];
        const problem = environment[name] ? parsed.error.issues[0]?.message : 'It is not set';
        throw new SettingError(`${name}: ${problem}. It is: ${comment}`);
      });
      return Object.fromEntries(entries) as Values<Variables>;
    },
  };
}

export const port = z.coerce.number('It must be a port number').int().min(0).max(65_535);

const urlWith = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `It must start with ${protocols.join(':// or ')}://`,
  });

export const httpUrl = urlWith('http', 'https').transform((url) => url.replace(/\/$/, ''));
export const databaseUrl = urlWith('postgres', 'postgresql');
export const queueUrl = urlWith('redis', 'rediss', 'postgres', 'postgresql');
export const smtpUrl = urlWith('smtp', 'smtps');

export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((value, context) => {
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'It must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const publicJwk = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });

export const signingKey = json(publicJwk.extend({ d: z.string() }));
/** The key of each caller, or several while one is being changed. */
export const publicKeys = json(z.record(z.string(), z.union([publicJwk, z.array(publicJwk).min(1)])));

/** 32 random bytes in base64. */
export const secretKey = z
  .base64('It must be base64')
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((bytes) => bytes.length === 32, 'It must be 32 bytes in base64');

const keyId = /^[A-Za-z0-9_-]{1,20}$/;

/** `id:key,id:key`, each key 32 random bytes in base64: the first seals, the others only open. */
export const keyRing = z.string().transform((value, context): KeyRing => {
  const entries = value.split(',').map((entry) => {
    const [id = '', key = ''] = entry.trim().split(':');
    return { id, key: secretKey.safeParse(key) };
  });
  const keys = new Map(entries.flatMap(({ id, key }) => (keyId.test(id) && key.success ? [[id, key.data]] : [])));
  const [first] = entries;
  if (first && keys.size === entries.length) return { current: first.id, keys };
  context.addIssue({
    code: 'custom',
    message: 'It must be id:key, or several with commas, each key 32 bytes in base64',
  });
  return z.NEVER;
});

/** What every service reads. */
export const commonVariables = {
  logLevel: env('LOG_LEVEL', z.enum(['debug', 'info', 'warn', 'error']).default('info'), 'how much is logged'),
  host: env('SERVICE_HOST', z.string().default('127.0.0.1'), 'the address that services listen on, never a public one'),
  otlpEndpoint: env(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    httpUrl.optional(),
    'the OpenTelemetry collector that traces go to, by OTLP over HTTP; nothing is traced without one',
  ),
  drainSeconds: env(
    'DRAIN_SECONDS',
    z.coerce.number('It must be a number of seconds').min(0).max(8).optional(),
    'how long a process that is told to stop goes on answering, until a balancer has turned to others; 0 if empty',
  ),
  publicKeys: env(
    'SERVICE_PUBLIC_KEYS',
    publicKeys,
    'the public key of each calling service, or a list of them, as JSON by its name',
  ),
};
