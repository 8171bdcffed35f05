import { BlockList, isIPv6 } from 'node:net';
import type { Labels, Manifest } from './manifests.ts';

/** Somebody on the network: a pod by its labels, or a host outside by its address. */
export interface Peer {
  name: string;
  namespace?: string;
  labels?: Labels;
  address?: string;
  /** It listens on these. */
  ports: readonly number[];
}

interface LabelSelector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

interface Selector {
  podSelector?: LabelSelector;
  namespaceSelector?: LabelSelector;
  ipBlock?: { cidr: string; except?: string[] };
}

interface Rule {
  from?: Selector[];
  to?: Selector[];
  ports?: { port: number }[];
}

interface Policy {
  metadata: { namespace?: string };
  spec: { podSelector: LabelSelector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}

function selects({ matchLabels = {}, matchExpressions = [] }: LabelSelector, labels: Labels): boolean {
  for (const { operator } of matchExpressions)
    if (operator !== 'In') throw new Error(`${operator} is not understood here`);
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values = [] }) => values.includes(labels[key] ?? ''))
  );
}

function isIn(cidr: string, address: string): boolean {
  const [network = '', bits] = cidr.split('/');
  if (isIPv6(network) !== isIPv6(address)) return false;
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return list.check(address, family);
}

function matches({ podSelector, namespaceSelector, ipBlock }: Selector, peer: Peer, own: string): boolean {
  if (ipBlock) {
    const { address } = peer;
    return address !== undefined && isIn(ipBlock.cidr, address) && !ipBlock.except?.some((cidr) => isIn(cidr, address));
  }
  if (!peer.labels || !peer.namespace) return false;
  const isNamespace = namespaceSelector
    ? selects(namespaceSelector, { 'kubernetes.io/metadata.name': peer.namespace })
    : peer.namespace === own;
  return isNamespace && selects(podSelector ?? {}, peer.labels);
}

/** Tells whether one side of a connection is allowed: as Kubernetes has it, by any rule of any policy, or for want of one. */
function allows(
  policies: readonly Policy[],
  way: 'Ingress' | 'Egress',
  self: Peer,
  other: Peer,
  port: number,
): boolean {
  if (!self.labels) return true;
  const { labels, namespace } = self;
  const ofSelf = policies.filter(
    ({ metadata, spec }) =>
      metadata.namespace === namespace && spec.policyTypes.includes(way) && selects(spec.podSelector, labels),
  );
  if (ofSelf.length === 0) return true;
  return ofSelf.some(({ metadata, spec }) =>
    (way === 'Ingress' ? spec.ingress : spec.egress)?.some(({ from, to, ports }) => {
      const peers = from ?? to;
      const isPeer = !peers || peers.some((peer) => matches(peer, other, metadata.namespace ?? ''));
      return isPeer && (!ports || ports.some((allowed) => allowed.port === port));
    }),
  );
}

/** @returns the connections that can be opened: `gateway → identity:3001`. */
export function connections(manifests: readonly Manifest[], peers: readonly Peer[], namespace: string): string[] {
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ metadata, spec }): Policy => ({ metadata: { namespace, ...metadata }, spec }));
  return peers.flatMap((from) =>
    peers.flatMap((to) =>
      to.ports
        .filter(() => from.labels || to.labels)
        .filter((port) => allows(policies, 'Egress', from, to, port) && allows(policies, 'Ingress', to, from, port))
        .map((port) => `${from.name} → ${to.name}:${port}`),
    ),
  );
}
