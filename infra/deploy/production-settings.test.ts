import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { describe, expect, it } from 'vitest';
import { type ServiceFolder, serviceFolders } from '../services.ts';
import { inRoot, serviceMain } from '../tools/launcher/settings/paths.ts';
import { newSecrets, publicPart } from '../tools/launcher/settings/secrets.ts';

interface Variable {
  name: string;
  exception: string | undefined;
}

const { gatewaySigningKey: signingKey } = newSecrets();
const zeros = Buffer.alloc(32);
const jwk = { ...publicPart(signingKey), x: zeros.toString('base64url') };

// Every command starts services with it. A start without it takes twice as long.
const { NODE_COMPILE_CACHE = '' } = process.env;
const compileCache = { NODE_COMPILE_CACHE };

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Good and refused values in production, by the ending of a setting's name. */
const kinds: [RegExp, string, string][] = [
  [
    /_DATABASE_URL$/,
    `postgres://role:${randomBytes(24).toString('hex')}@db/name`,
    'postgres://postgres:postgres@db/name',
  ],
  [/^QUEUE_URL$/, `redis://:${randomBytes(24).toString('hex')}@redis`, 'redis://redis'],
  [/^PUBLIC_URL$/, 'https://wills.example', 'http://wills.example'],
  [/^TRUSTED_PROXIES$/, '10.42.0.0/16', '1'],
  [/^SMTP_URL$/, 'smtps://user:password@mail.example', 'smtp://user:password@mail.example'],
  [/^MAILBOX_URL$/, '', 'http://127.0.0.1:3005'],
  [/_SIGNING_KEY$/, JSON.stringify(signingKey), JSON.stringify({ ...jwk, d: jwk.x })],
  [/^SERVICE_PUBLIC_KEYS$/, JSON.stringify({ gateway: publicPart(signingKey) }), JSON.stringify({ gateway: jwk })],
  [/^STAFF_SECOND_STEP$/, 'on', 'off'],
  [/^STAFF_SECOND_STEP_FROM$/, inDays(89), inDays(92)],
  [/_LINK_KEY$/, randomBytes(32).toString('base64'), zeros.toString('base64')],
  [/_KEYS$/, `k1:${randomBytes(32).toString('base64')}`, `k1:${zeros.toString('base64')}`],
  [/^WEBHOOK_SECRET$/, `whsec_${randomBytes(32).toString('base64')}`, `whsec_${zeros.toString('base64')}`],
];
const kindOf = (name: string) => kinds.find(([pattern]) => pattern.test(name));

/** Made by others, who say how long and how random they are. */
const madeElsewhere = [
  'CHARITY_COMMISSION_KEY',
  'GOOGLE_CLIENT_SECRET',
  'GETADDRESS_KEY',
  'IDEAL_POSTCODES_KEY',
  'LOQATE_KEY',
  'OS_PLACES_KEY',
  'SERVICE_TLS_KEY',
];

const configs = await Promise.all(
  serviceFolders.map(async (service) => {
    const { config } = await import(pathToFileURL(inRoot('services', service, 'src', 'config.ts')).href);
    return { service, config, variables: config.variables as Variable[] };
  }),
);
const goodFor = (variables: readonly Variable[]): Record<string, string> => ({
  NODE_ENV: 'production',
  ...Object.fromEntries(variables.filter(({ name }) => /_PORT$/.test(name)).map(({ name }) => [name, '0'])),
  ...Object.fromEntries(
    variables.filter(({ name }) => /_URL$/.test(name)).map(({ name }) => [name, 'https://service.example']),
  ),
  ...Object.fromEntries(variables.map(({ name }) => [name, kindOf(name)?.[1] ?? '']).filter(([, value]) => value)),
  MAILBOX_URL: '',
  WEBHOOK_URL: '',
});

describe.each(configs)('$service in production', ({ service, config, variables }) => {
  const refused = variables.filter(({ exception }) => exception);
  const good = goodFor(variables);

  it('holds every secret, every address of its own and the second step of staff to a rule', () => {
    const secrets = variables.filter(
      ({ name }) =>
        /KEYS?$|SECRET|PASSWORD|DATABASE_URL$|QUEUE_URL$|PUBLIC_URL$|MAILBOX_URL$|SMTP_URL$|STAFF_SECOND_STEP/.test(
          name,
        ) &&
        !/^ALLOW_/.test(name) &&
        !madeElsewhere.includes(name),
    );
    expect(refused.map(({ name }) => name)).toEqual(secrets.map(({ name }) => name));
    for (const { name } of refused)
      expect({ name, isKnown: kindOf(name) !== undefined }).toEqual({ name, isKnown: true });
  });

  it('takes what is well set', () => {
    expect(() => config.read(good)).not.toThrow();
  });

  it.each(refused)('refuses a sample for $name, and takes it with $exception=true', ({ name, exception = '' }) => {
    const weak = kindOf(name)?.[2] ?? '';
    const settings = { ...good, [name]: weak };
    expect(() => config.read(settings)).toThrow(new RegExp(`^${name}: .*${exception}=true`));
    expect(() => config.read(settings)).not.toThrow(weak);
    expect(() => config.read({ ...settings, [exception]: 'true' })).not.toThrow();
  });

  it('does not start, and names the setting but not its value', () => {
    const { name = '' } = refused[0] ?? {};
    const weak = kindOf(name)?.[2] ?? '';
    const { status, stderr, stdout } = start(service, { ...good, [name]: weak });
    expect({ status, names: stderr.startsWith(`${name}: `), lines: stderr.trim().split('\n').length }).toEqual({
      status: 78,
      names: true,
      lines: 1,
    });
    expect(`${stdout}${stderr}`).not.toContain(weak);
  });
});

const start = (service: ServiceFolder, settings: Record<string, string>) =>
  spawnSync(process.execPath, [serviceMain(service)], {
    env: { ...compileCache, ...settings },
    encoding: 'utf8',
    timeout: 120_000,
  });
