import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOptions } from '@plainwill/kit/database/database-options';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isOneOf, serviceFolders, servicesWithAudit, servicesWithDatabase } from '../../services.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { problemsOf } from './checks/check-manifests.ts';
import { documentedYaml } from './checks/documented.ts';
import { hardeningProblems, inlineSecrets, probeProblems } from './checks/hardening.ts';
import { containersOf, kubernetesFolder, type Manifest, manifestsOf, workloadsIn } from './checks/manifests.ts';
import { schemaProblems, unknownFields } from './checks/schemas.ts';

interface Kustomization {
  resources: string[];
  patches?: { path?: string; target?: { kind: string; labelSelector?: string }; patch?: string }[];
}

const overlays = ['small', 'large'] as const;
const folders = ['base', ...overlays];
const kustomization = (folder: string): Kustomization =>
  parse(readFileSync(join(kubernetesFolder, folder, 'kustomization.yaml'), 'utf8'));
const manifests = Object.fromEntries(folders.map((folder) => [folder, manifestsOf(join(kubernetesFolder, folder))]));
const base = manifests.base ?? [];
const large = manifests.large ?? [];
const all = [...base, ...large];
const ofKind = (kind: string, among: readonly Manifest[] = all) => among.filter((one) => one.kind === kind);
const named = (kind: string, name: string, among: readonly Manifest[] = all) =>
  ofKind(kind, among).find(({ metadata }) => metadata.name === name);

/** A copy of the manifests with one of them changed. */
function changed(kind: string, name: string, change: (manifest: Manifest) => void): Manifest[] {
  const copy = structuredClone(all);
  change(named(kind, name, copy) as Manifest);
  return copy;
}
const firstContainer = ({ spec }: Manifest) => spec.template.spec.containers[0];

describe('the manifests', () => {
  it('are as the published schemas and our own rules have them', async () => {
    expect(all.length).toBeGreaterThan(40);
    expect(await problemsOf(all)).toEqual([]);
  });

  it('would be refused with a wrong value, and with a field that nobody knows', async () => {
    const wrong = changed('Deployment', 'gateway', (gateway) => {
      firstContainer(gateway).ports = [{ containerPort: 'http' }];
    });
    expect(await schemaProblems(wrong)).toEqual([expect.stringContaining('containerPort must be integer')]);
    const misspelt = changed('Cluster', 'postgres', ({ spec }) => {
      spec.postgresql.synchronos = spec.postgresql.synchronous;
    });
    expect(unknownFields(misspelt)).toEqual([expect.stringMatching(/^Cluster postgres: .*synchronos/)]);
  });

  it('would be refused if a container were less confined, or not asked how it is', () => {
    const loose = changed('StatefulSet', 'identity', (identity) => {
      firstContainer(identity).securityContext.readOnlyRootFilesystem = false;
      firstContainer(identity).readinessProbe.httpGet.path = '/health/live';
      identity.spec.template.spec.securityContext.runAsNonRoot = false;
    });
    expect(hardeningProblems(loose)).toEqual([
      'StatefulSet identity may run as root',
      'container identity of identity can write to its root file system',
    ]);
    expect(probeProblems(loose)).toEqual(['identity is not asked how it is at /health/live and /health/ready']);
  });

  it.each(['services/kit/src/server.ts', 'services/gateway/src/server.ts'])('ask for what there is in %s', (file) => {
    const code = readFileSync(inRoot(file), 'utf8');
    for (const path of ['live', 'ready']) expect(code).toMatch(new RegExp(`http\\.get\\([^)]*/${path}['\`]`));
  });

  it('would be refused with a secret in them', () => {
    const secret = 'not-so-secret';
    const inline = changed('Deployment', 'gateway', (gateway) => {
      firstContainer(gateway).env.push({ name: 'GATEWAY_SIGNING_KEY', value: secret });
      firstContainer(gateway).env.push({ name: 'OTHER_URL', value: `redis://gateway:${secret}@valkey` });
    });
    expect(inlineSecrets(inline)).toEqual([
      'gateway: GATEWAY_SIGNING_KEY',
      'Deployment gateway: an address with a password',
    ]);
  });

  it.each(folders)('are all named for kustomize: %s', (folder) => {
    const { resources, patches = [] } = kustomization(folder);
    const listed = [...resources, ...patches.flatMap(({ path }) => path ?? [])].filter((file) =>
      file.endsWith('.yaml'),
    );
    const files = readdirSync(join(kubernetesFolder, folder)).filter(
      (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
    );
    expect(listed.sort()).toEqual(files.sort());
  });

  it('say in which order they are applied', () => {
    for (const { metadata } of all)
      expect(metadata.labels?.step, metadata.name).toMatch(/^(stores|migrate|services|gateway)$/);
  });
});

describe.each(serviceFolders)('%s', (service) => {
  const workload = workloadsIn(base).find(({ name }) => name === service);

  it('runs the code that compose runs, found by its name', () => {
    const container = workload?.pod.containers[0];
    expect(container?.args).toEqual(['node', `services/${service}/dist/main.js`]);
    expect(existsSync(inRoot(container?.args?.[1] ?? ''))).toBe(true);
    const { spec } = named('Service', service) as Manifest;
    expect(spec.selector).toEqual({ app: service });
    expect(workload?.labels).toMatchObject(spec.selector);
    expect(spec.type ?? 'ClusterIP').toBe('ClusterIP');
    expect(container?.ports?.map(({ name }) => name)).toContain(spec.ports[0].targetPort);
    expect(container?.ports?.[0]?.containerPort).toBe(spec.ports[0].port);
  });

  it('is never drained to nothing, and runs twice at the least', () => {
    const budget = named('PodDisruptionBudget', service)?.spec;
    expect(budget).toMatchObject({ maxUnavailable: 1, selector: { matchLabels: { app: service } } });
    const started = named(workload?.kind ?? '', service);
    expect(started?.spec.replicas).toBeUndefined();
    expect(started?.metadata.labels?.step).toMatch(/^(services|gateway)$/);
    expect(smallCount).toBeGreaterThanOrEqual(2);
    expect(scalerOf(service).min).toBeGreaterThanOrEqual(2);
  });

  it('has a policy that selects it', () => {
    expect(named('NetworkPolicy', service)?.spec.podSelector.matchLabels).toEqual({ app: service });
  });
});

/** The number of each service in the small overlay, which has no scaler beside it that would change it. */
const smallCount = (() => {
  const [counted, unscaled] = kustomization('small').patches ?? [];
  expect(counted?.target).toEqual({ kind: 'Deployment|StatefulSet', labelSelector: 'step in (services, gateway)' });
  expect(unscaled?.target).toEqual({ kind: 'HorizontalPodAutoscaler' });
  expect(parse(unscaled?.patch ?? '')).toMatchObject({ $patch: 'delete' });
  const [{ op, path, value }] = parse(counted?.patch ?? '');
  expect([op, path]).toEqual(['add', '/spec/replicas']);
  return value as number;
})();

/** The large overlay may have so many pods of a service. */
function scalerOf(service: string): { min: number; max: number } {
  const scalers = [...ofKind('HorizontalPodAutoscaler'), ...ofKind('ScaledObject')].filter(
    ({ spec }) => spec.scaleTargetRef.name === service,
  );
  expect(scalers.length, 'two scalers of one service fight').toBe(1);
  const [{ spec }] = scalers as [Manifest];
  expect(named(spec.scaleTargetRef.kind, service, base)).toBeDefined();
  return { min: spec.minReplicas ?? spec.minReplicaCount, max: spec.maxReplicas ?? spec.maxReplicaCount };
}

describe('PostgreSQL', () => {
  const { spec } = named('Cluster', 'postgres', base) as Manifest;

  it('has three instances, of which one besides the primary has what was acknowledged', () => {
    expect(spec).toMatchObject({
      instances: 3,
      postgresql: { synchronous: { number: 1, dataDurability: 'required', failoverQuorum: true } },
    });
    expect(spec.affinity).toMatchObject({ podAntiAffinityType: 'required', topologyKey: 'kubernetes.io/hostname' });
  });

  it('is backed up by the plugin that archives its log, to the store that is there', () => {
    const [plugin] = spec.plugins;
    expect(plugin.isWALArchiver).toBe(true);
    expect(named('ObjectStore', plugin.parameters.barmanObjectName)).toBeDefined();
    const [{ spec: backup }] = ofKind('ScheduledBackup') as [Manifest];
    expect(backup).toMatchObject({ method: 'plugin', pluginConfiguration: { name: plugin.name } });
    expect(backup.cluster.name).toBe('postgres');
  });

  it('has its backups encrypted with a key of the operator, in the log and in the copies', () => {
    const { wal, data } = named('ObjectStore', 'backups', base)?.spec.configuration ?? {};
    const args = ['--sse-kms-key-id=alias/plainwill-backups'];
    expect(wal).toMatchObject({ encryption: 'aws:kms', archiveAdditionalCommandArgs: args });
    expect(data).toMatchObject({ encryption: 'aws:kms', additionalCommandArgs: args });
  });

  it('is restored by the patch in kubernetes.md, from the store of the backups', async () => {
    const patch = parse(documentedYaml('recoveryTarget'));
    const restored = changed('Cluster', 'postgres', (cluster) => Object.assign(cluster.spec, patch.spec));
    expect([...(await schemaProblems(restored)), ...unknownFields(restored)]).toEqual([]);
    const [before] = patch.spec.externalClusters;
    expect(patch.spec.bootstrap.recovery.source).toBe(before.name);
    for (const { name, parameters } of [before.plugin, ...patch.spec.plugins]) {
      expect(name).toBe(spec.plugins[0].name);
      expect(parameters.barmanObjectName).toBe(spec.plugins[0].parameters.barmanObjectName);
    }
    expect(patch.spec.plugins[0].parameters.serverName).not.toBe(before.plugin.parameters.serverName);
  });

  it.each(overlays)('has connections for as many processes as there may be: %s', (overlay) => {
    const { patches = [] } = kustomization(overlay);
    const counts = servicesWithDatabase.map((service) => {
      // One more while Deployments are replaced.
      return (overlay === 'small' ? smallCount : scalerOf(service).max) + 1;
    });
    const patched = patches
      .flatMap(({ path }) => path ?? [])
      .map((path) => parse(readFileSync(join(kubernetesFolder, overlay, path), 'utf8')).spec);
    const { max_connections: given } = (patched[0] ?? spec).postgresql.parameters;
    const { pool } = databaseOptions({ url: 'postgres://localhost/x', entities: [], beside: import.meta.url });
    // And one to be told of changes; the operator, replication and backups have the rest.
    const perProcess = (pool?.max ?? Number.NaN) + 1;
    expect(counts.reduce((sum, count) => sum + count, 0) * perProcess).toBeLessThanOrEqual(Number(given) - 20);
  });
});

it('notifications is scaled by a figure that it has', () => {
  const [{ spec }] = ofKind('ScaledObject') as [Manifest];
  const [{ metadata }] = spec.triggers;
  const [figure = ''] = /plainwill_\w+/.exec(metadata.query) ?? [];
  const operations = inRoot('services', 'notifications', 'src', 'queues', 'operations.ts');
  expect(readFileSync(operations, 'utf8')).toContain(`name: '${figure}'`);
});

it('the ingress leads to the gateway alone, by TLS, for the host of PUBLIC_URL', () => {
  const [ingress, ...others] = ofKind('Ingress') as [Manifest];
  expect(others).toEqual([]);
  const { host } = new URL(
    /^PUBLIC_URL=(.+)$/m.exec(readFileSync(join(kubernetesFolder, 'base', 'settings.env'), 'utf8'))?.[1] ?? '',
  );
  expect(ingress.spec.tls).toEqual([{ hosts: [host], secretName: 'site-tls' }]);
  expect(ingress.spec.rules.map((rule: { host: string }) => rule.host)).toEqual([host]);
  const backends = JSON.stringify(ingress.spec.rules).match(/"service":\{"name":"[^"]+"/g);
  expect(backends).toEqual(['"service":{"name":"gateway"']);
});

it.each(workloadsIn(base))('$name can write to /tmp, and to a volume where it keeps something', (workload) => {
  const auditFolders = isOneOf(servicesWithAudit, workload.name as never) ? ['/audit'] : [];
  const expected = ['/tmp', ...(['operations', 'erasures'].includes(workload.name) ? ['/backups'] : auditFolders)];
  for (const { volumeMounts = [] } of containersOf(workload)) {
    const writable = volumeMounts.filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath);
    expect(writable).toEqual(expected);
  }
});
