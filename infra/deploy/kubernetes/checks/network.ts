import { serviceFolders } from '../../../services.ts';
import { composeConnections, composeEgress } from './expected-connections.ts';
import { type Manifest, workloadsIn } from './manifests.ts';
import { connections, type Peer } from './reachability.ts';

const namespace = 'plainwill';

/** Pods that an operator or a chart starts. */
const stores: Peer[] = [
  { name: 'postgres', namespace, labels: { 'cnpg.io/cluster': 'postgres' }, ports: [5432, 8000, 9187] },
  { name: 'valkey', namespace, labels: { app: 'valkey' }, ports: [6379, 26379] },
];

const elsewhere: Peer[] = [
  { name: 'ingress', namespace: 'traefik', labels: { 'app.kubernetes.io/name': 'traefik' }, ports: [8443] },
  { name: 'prometheus', namespace: 'monitoring', labels: { 'app.kubernetes.io/name': 'prometheus' }, ports: [9090] },
  { name: 'operator', namespace: 'cnpg-system', labels: {}, ports: [9443] },
  { name: 'dns', namespace: 'kube-system', labels: { 'k8s-app': 'kube-dns' }, ports: [53] },
  { name: 'a stranger here', namespace, labels: { app: 'stranger' }, ports: [80] },
  {
    name: 'a stranger elsewhere',
    namespace: 'strangers',
    labels: { app: 'gateway', tier: 'service', 'reaches-postgres': 'true', 'reaches-valkey': 'true' },
    ports: [5432],
  },
];

const outside: Peer[] = [
  { name: 'internet', address: '203.0.113.7', ports: [25, 80, 443, 465, 587, 5432, 6443] },
  { name: 'internet by IPv6', address: '2001:db8::7', ports: [25, 80, 443, 465, 587, 5432, 6443] },
  { name: 'private network', address: '10.0.0.7', ports: [443, 5432, 6443] },
  { name: 'metadata of the cloud', address: '169.254.169.254', ports: [80] },
  { name: 'internet by NAT64', address: '64:ff9b::808:808', ports: [443, 5432] },
  ...['a00:7', '6440:7', 'a9fe:a9fe', 'ac10:7', 'c0a8:7'].map((ipv4) => ({
    name: `private network by NAT64 at ${ipv4}`,
    address: `64:ff9b::${ipv4}`,
    ports: [443, 5432, 6443],
  })),
];

const podsIn = (manifests: readonly Manifest[]): Peer[] => [
  ...workloadsIn(manifests).map(({ name, labels, pod }) => ({
    name,
    namespace,
    labels,
    ports: pod.containers.flatMap(({ ports = [] }) => ports.map(({ containerPort }) => containerPort)),
  })),
  ...stores,
];

const mailPorts = [465, 587];
const expectedEgress = () =>
  composeEgress().flatMap((name) =>
    [443, ...(name === 'notifications' ? mailPorts : [])].flatMap((port) => [
      `${name} → internet:${port}`,
      `${name} → internet by IPv6:${port}`,
      ...(port === 443 ? [`${name} → internet by NAT64:${port}`] : []),
    ]),
  );

/** Connections that compose does not have: among the stores, from their operators, and from Prometheus. */
const beyondCompose = (manifests: readonly Manifest[]) => [
  'ingress → gateway:3000',
  'postgres → postgres:5432',
  'postgres → postgres:8000',
  'operator → postgres:5432',
  'operator → postgres:8000',
  'valkey → valkey:6379',
  'valkey → valkey:26379',
  'prometheus → postgres:9187',
  ...workloadsIn(manifests)
    .filter(({ name }) => (serviceFolders as readonly string[]).includes(name))
    .map(({ name, pod }) => `prometheus → ${name}:${pod.containers[0]?.ports?.at(-1)?.containerPort}`),
  // The API server, whose address nobody knows before, and the store of the backups.
  ...outside.flatMap(({ name, ports }) =>
    ports.filter((port) => [443, 6443].includes(port)).map((port) => `postgres → ${name}:${port}`),
  ),
  ...[...podsIn(manifests).map(({ name }) => name), 'a stranger here'].map((name) => `${name} → dns:53`),
];

/** @returns the connections that can be opened in the namespace, out of it and into it */
export const connectionsIn = (manifests: readonly Manifest[]): string[] => {
  const within = [...podsIn(manifests), ...elsewhere.filter((peer) => peer.namespace === namespace)];
  const isWithin = new Set(within.map(({ name }) => name));
  return connections(manifests, [...podsIn(manifests), ...elsewhere, ...outside], namespace).filter((one) => {
    const [from = '', to = ''] = one.replace(/:\d+$/, '').split(' → ');
    return isWithin.has(from) || isWithin.has(to);
  });
};

/** Compares the network policies with the connections that must be: those of compose, and those above. */
export function networkProblems(manifests: readonly Manifest[]): string[] {
  const found = connectionsIn(manifests);
  const expected = [...composeConnections(), ...expectedEgress(), ...beyondCompose(manifests)];
  return [
    ...expected.filter((one) => !found.includes(one)).map((one) => `the network policies prevent ${one}`),
    ...found.filter((one) => !expected.includes(one)).map((one) => `the network policies allow ${one}`),
  ];
}
