import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { KeyRing } from '../encryption/vault.ts';
import {
  databasePassword,
  keyRule,
  neverSet,
  onlyEncryptedMail,
  onlyHttps,
  type ProductionRule,
  queuePassword,
} from './production-rules.ts';
import { parseSentinelUrl } from './sentinel-url.ts';
import { type Environment, SettingError, settingIn } from './setting.ts';

/** The rule of each schema that has one: whichever setting is of that schema is held to it. */
export const productionRules = z.registry<ProductionRule>();

/** The rule of a schema or of what it makes optional. */
const productionRuleOf = (schema: z.ZodType): ProductionRule | undefined =>
  productionRules.get(schema) ??
  (schema instanceof z.ZodOptional ? productionRuleOf(schema.unwrap() as z.ZodType) : undefined);

export interface Variable<Schema extends z.ZodType = z.ZodType> {
  name: string;
  schema: Schema;
  comment: string;
}

export const env = <Schema extends z.ZodType>(name: string, schema: Schema, comment: string): Variable<Schema> => ({
  name,
  schema,
  comment,
});

/** The values read from these variables. */
export type Values<Variables extends Record<string, Variable>> = {
  [Key in keyof Variables]: z.output<Variables[Key]['schema']>;
};

/**
 * The settings of one service: where each comes from, and how to read them all at once.
 * @param problemInProduction what cannot be right of settings that are right one by one, beginning with the name of one
 */
export function defineConfig<const Variables extends Record<string, Variable>>(
  variables: Variables,
  problemInProduction: (values: Values<Variables>) => string | null = () => null,
) {
  const exceptions = Object.values(variables).flatMap(({ schema }) => productionRuleOf(schema)?.exception ?? []);
  return {
    variables: [
      ...Object.values(variables).map(({ name, schema, comment }) => ({
        name,
        comment,
        isRequired: !schema.safeParse(undefined).success,
        exception: productionRuleOf(schema)?.exception,
      })),
      ...[...new Set(exceptions)].map((name) => ({
        name,
        comment: 'true allows in production what is refused without it',
        isRequired: false,
        exception: undefined,
      })),
    ],
    /** @throws {SettingError} for the first setting that is missing or wrong. */
    read(environment: Environment): Values<Variables> {
      const entries = Object.entries(variables).map(([key, variable]) => {
        const { name, schema, comment } = variable;
        const value = settingIn(environment, name);
        const parsed = schema.safeParse(value);
        if (parsed.success) {
          refuseInProduction(variable, value, environment);
          return [key, parsed.data];
        }
        const problem = value ? parsed.error.issues[0]?.message : 'It is not set';
        throw new SettingError(`${name}: ${problem}. It is: ${comment}`);
      });
      const values = Object.fromEntries(entries) as Values<Variables>;
      const problem = environment.NODE_ENV === 'production' ? problemInProduction(values) : null;
      if (problem) throw new SettingError(problem);
      return values;
    },
  };
}

function refuseInProduction({ name, schema }: Variable, value: string | undefined, environment: Environment) {
  const rule = productionRuleOf(schema);
  if (environment.NODE_ENV !== 'production' || !value || !rule || environment[rule.exception] === 'true') return;
  const problem = rule.problemOf(value);
  if (problem) throw new SettingError(`${name}: ${problem}. ${rule.exception}=true allows it all the same`);
}

export const port = z.coerce.number('It must be a port number').int().min(0).max(65_535);

const urlWith = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `It must start with ${protocols.join(':// or ')}://`,
    abort: true,
  });

const missingAuthority = 'The file that its sslrootcert names cannot be read';

/** Whether the file with a store's authority, if its address names one, is there. */
function hasItsAuthority(url: string): boolean {
  const file = URL.parse(url)?.searchParams.get('sslrootcert');
  if (!file) return true;
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether TLS to PostgreSQL, if its address asks for it, is with nobody but that server: of an IP address the client
 * checks no name.
 */
function isChecked(url: string): boolean {
  const { protocol = '', hostname = '', searchParams } = URL.parse(url) ?? {};
  const mode = searchParams?.get('sslmode') ?? 'disable';
  if (!protocol.startsWith('postgres') || mode === 'disable') return true;
  return mode !== 'no-verify' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

const storeUrl = (...protocols: string[]) =>
  urlWith(...protocols)
    .refine(hasItsAuthority, missingAuthority)
    .refine(isChecked, 'By TLS it must be a name rather than an IP address, and sslmode=verify-full');

const webUrl = () => urlWith('http', 'https').transform((url) => url.replace(/\/$/, ''));
export const httpUrl = webUrl();
export const publicUrl = webUrl().register(productionRules, onlyHttps);
export const mailboxUrl = webUrl().register(productionRules, neverSet);
export const databaseUrl = storeUrl('postgres', 'postgresql').register(productionRules, databasePassword);
const sentinelUrl = z
  .string()
  .refine((url) => parseSentinelUrl(url) !== null, { abort: true })
  .refine((url) => hasItsAuthority(String(parseSentinelUrl(url)?.[0])), missingAuthority);
export const queueUrl = z
  .union([sentinelUrl, storeUrl('redis', 'rediss', 'postgres', 'postgresql')], {
    error:
      'It must start with redis://, rediss:// or postgres://, or be redis-sentinel://user:password@host,host/primary',
  })
  .register(productionRules, queuePassword);
export const smtpUrl = urlWith('smtp', 'smtps').register(productionRules, onlyEncryptedMail);

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

const bytesOf = (part: string) => Buffer.from(part, 'base64url');

const privateJwk = publicJwk.extend({ d: z.string() });
export const signingKey = json(privateJwk).register(
  productionRules,
  keyRule((value) => {
    const { d, x } = privateJwk.parse(JSON.parse(value));
    return [bytesOf(d), bytesOf(x)];
  }),
);
const callerKeys = z.record(z.string(), z.union([publicJwk, z.array(publicJwk).min(1)]));
/** The key of each caller, or several while one is being changed. */
export const publicKeys = json(callerKeys).register(
  productionRules,
  keyRule((value) =>
    Object.values(callerKeys.parse(JSON.parse(value)))
      .flat()
      .map(({ x }) => bytesOf(x)),
  ),
);

/** 32 random bytes in base64. */
export const secretKey = z
  .base64('It must be base64')
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((bytes) => bytes.length === 32, 'It must be 32 bytes in base64')
  .register(
    productionRules,
    keyRule((value) => [Buffer.from(value, 'base64')]),
  );

const keyId = /^[A-Za-z0-9_-]{1,20}$/;

const readKeyRing = z.string().transform((value, context): KeyRing => {
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

/** `id:key,id:key`, each key 32 random bytes in base64: the first encrypts or signs, the others only decrypt or verify. */
export const keyRing = readKeyRing.register(
  productionRules,
  keyRule((value) => [...readKeyRing.parse(value).keys.values()]),
);

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
