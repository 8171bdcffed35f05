import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { servicesWithQueue } from '../../services.ts';
import { kubernetesSecrets } from '../../tools/launcher/settings/kubernetes-secrets.ts';
import { namedSecrets } from '../../tools/launcher/settings/named-secrets.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { kubernetesFolder } from './checks/manifests.ts';

interface ValkeyValues {
  fullnameOverride: string;
  sentinel: { masterSet: string; existingSecret: string; passwordKey: string };
  extraConfig: string;
  auth: { usersExistingSecret: string; aclUsers: Record<string, { permissions: string }> };
}

describe('valkey-values.yaml', () => {
  const values: ValkeyValues = parse(readFileSync(join(kubernetesFolder, 'valkey-values.yaml'), 'utf8'));
  const { replicator, ...users } = values.auth.aclUsers;

  it('has the users of infra/deploy/compose/redis/start.sh with their rights, and one for replicas', () => {
    const script = readFileSync(inRoot('infra', 'deploy', 'compose', 'redis', 'start.sh'), 'utf8');
    const shared = Object.fromEntries(
      [...script.matchAll(/^(rights|mark)='(.+)'$/gm)].map(([, name, value]) => [name, value]),
    );
    const expected = [...script.matchAll(/^user (\S+) on #\S+ (.+)$/gm)].map(([, user, rights = '']) => [
      user,
      { permissions: rights.replace(/\$(\w+)/g, (_, name: string) => shared[name] ?? '') },
    ]);
    expect(expected.length).toBe(5);
    expect(users).toEqual(Object.fromEntries(expected));
    expect(replicator).toBeDefined();
  });

  it('keeps every job, as infra/deploy/compose/redis/redis.conf does', () => {
    const lines = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(lines(values.extraConfig)).toEqual(
      lines(readFileSync(inRoot('infra', 'deploy', 'compose', 'redis', 'redis.conf'), 'utf8')),
    );
  });

  it('is what the addresses in the Secrets lead to', () => {
    const { fullnameOverride: name, sentinel, auth } = values;
    const made = kubernetesSecrets(namedSecrets(), { SMTP_URL: 'smtps://user:password@mail.example' });
    const secrets = new Map(made.map(({ metadata, stringData }) => [metadata.name, stringData]));
    const passwords = secrets.get(auth.usersExistingSecret) ?? {};
    expect(sentinel.existingSecret).toBe(auth.usersExistingSecret);
    expect(Object.keys(passwords).sort()).toEqual([...Object.keys(auth.aclUsers), sentinel.passwordKey].sort());
    const sentinels = [0, 1, 2].map((n) => `${name}-sentinel-${n}.${name}-sentinel-hl:26379`).join(',');
    for (const user of servicesWithQueue) {
      expect(secrets.get(`${user}-secrets`)?.QUEUE_URL).toBe(
        `redis-sentinel://${user}:${passwords[user]}@${sentinels}/${sentinel.masterSet}?sentinelpassword=${passwords.sentinel}`,
      );
    }
  });
});
