import { containersOf, type Manifest, type Workload, workloadsIn } from './manifests.ts';

/** @returns how a pod falls short of the restricted Pod Security Standard, and of our own rules */
function podProblems({ pod }: Workload): string[] {
  const { runAsNonRoot, seccompProfile } = pod.securityContext ?? {};
  const types = (pod.volumes ?? []).flatMap((volume) => Object.keys(volume).filter((key) => key !== 'name'));
  const allowed = ['configMap', 'emptyDir', 'persistentVolumeClaim', 'projected', 'secret'];
  return [
    ...(runAsNonRoot === true ? [] : ['may run as root']),
    ...((seccompProfile as { type?: string } | undefined)?.type === 'RuntimeDefault' ? [] : ['has no seccomp profile']),
    ...(pod.automountServiceAccountToken === false ? [] : ['is given a token of the cluster']),
    ...(pod.enableServiceLinks === false ? [] : ['has the addresses of Services among its settings']),
    ...types.filter((type) => !allowed.includes(type)).map((type) => `mounts a ${type}`),
  ];
}

function containerProblems({ securityContext = {}, resources }: ReturnType<typeof containersOf>[number]): string[] {
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = securityContext;
  const { drop = [], add = [] } = (capabilities ?? {}) as { drop?: string[]; add?: string[] };
  return [
    ...(allowPrivilegeEscalation === false ? [] : ['may gain privileges']),
    ...(readOnlyRootFilesystem === true ? [] : ['can write to its root file system']),
    ...(drop.includes('ALL') && add.length === 0 ? [] : ['has capabilities']),
    ...(securityContext.privileged ? ['is privileged'] : []),
    ...(resources?.requests?.cpu && resources.requests.memory ? [] : ['requests no CPU or no memory']),
    ...(resources?.limits?.memory ? [] : ['has no limit of memory']),
  ];
}

/** Lists the pods and containers that are less confined than they should be, and in what. */
export const hardeningProblems = (manifests: readonly Manifest[]): string[] =>
  workloadsIn(manifests).flatMap((workload) => [
    ...podProblems(workload).map((problem) => `${workload.kind} ${workload.name} ${problem}`),
    ...containersOf(workload).flatMap((container) =>
      containerProblems(container).map((problem) => `container ${container.name} of ${workload.name} ${problem}`),
    ),
  ]);

/** Whatever answers others is asked whether it lives, and whether it is ready, at the addresses that services have. */
export const probeProblems = (manifests: readonly Manifest[]): string[] =>
  workloadsIn(manifests).flatMap(({ name, pod }) =>
    pod.containers
      .filter(({ ports }) => ports?.length)
      .flatMap(({ ports = [], startupProbe, livenessProbe, readinessProbe }) => {
        const probes = { '/health/live': [startupProbe, livenessProbe], '/health/ready': [readinessProbe] };
        const isRight = Object.entries(probes).every(([path, ofPath]) =>
          ofPath.every((probe) => probe?.httpGet?.path === path && probe.httpGet.port === ports[0]?.name),
        );
        return isRight ? [] : [`${name} is not asked how it is at /health/live and /health/ready`];
      }),
  );

const isSecret = (name: string) =>
  /^(?!ALLOW_).*(_KEYS?|_PASSWORD|_SECRET|_TOKEN|(DATABASE|QUEUE|ADMIN|SMTP)_URL)$/.test(name);

/** Secrets that are written where they should only be named. */
export function inlineSecrets(manifests: readonly Manifest[]): string[] {
  const inEnv = workloadsIn(manifests).flatMap((workload) =>
    containersOf(workload).flatMap(({ env = [] }) =>
      env
        .filter(({ name, value }) => isSecret(name) && value !== undefined)
        .map(({ name }) => `${workload.name}: ${name}`),
    ),
  );
  const inMaps = manifests
    .filter(({ kind }) => kind === 'ConfigMap')
    .flatMap(({ data = {} }) => Object.entries(data).filter(([name, value]) => isSecret(name) && value !== ''))
    .map(([name]) => `ConfigMap: ${name}`);
  const whole = manifests.filter(({ kind }) => kind === 'Secret').map(({ metadata }) => `Secret ${metadata.name}`);
  const withPasswords = manifests
    .filter((manifest) => /:\/\/[^/\s"]*:[^/\s"@]+@/.test(JSON.stringify(manifest)))
    .map(({ kind, metadata }) => `${kind} ${metadata.name}: an address with a password`);
  return [...inEnv, ...inMaps, ...whole, ...withPasswords];
}
