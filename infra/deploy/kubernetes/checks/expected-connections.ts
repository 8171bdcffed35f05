import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isOneOf, serviceFolders } from '../../../services.ts';
import { inRoot } from '../../../tools/launcher/settings/paths.ts';

interface ComposeService {
  environment?: Record<string, string>;
  networks: string[];
  ports?: string[];
}

const compose: { services: Record<string, ComposeService> } = parse(
  readFileSync(inRoot('docker-compose.yml'), 'utf8'),
  { merge: true },
);

/** The pods that stand for a container of compose. */
const inKubernetes: Record<string, string[]> = {
  'create-databases': ['migrate'],
  operations: ['operations', 'erasures'],
  redis: ['valkey'],
};
const namesOf = (container: string) => inKubernetes[container] ?? [container];

/** A Sentinel is asked first where the primary is. */
const alsoAt: Record<string, string> = { 'valkey:6379': 'valkey:26379' };

/** Whom each container is told the address of: `gateway → identity:3001`. */
export function composeConnections(): string[] {
  const found = Object.entries(compose.services).flatMap(([name, { environment = {} }]) =>
    Object.values(environment).flatMap((value) =>
      [...value.matchAll(/(?:\/\/|@)([a-z-]+):(\d+)/g)]
        .filter(([, host = '']) => host in compose.services)
        .flatMap(([, host = '', port]) => namesOf(host).map((to) => ({ from: namesOf(name), to: `${to}:${port}` }))),
    ),
  );
  const all = found.flatMap(({ from, to }) =>
    from.flatMap((one) => [to, alsoAt[to] ?? to].map((other) => `${one} → ${other}`)),
  );
  return [...new Set(all)].sort();
}

/** The containers with a way to the outside, except for the one that the outside has a way to. */
export const composeEgress = (): string[] =>
  Object.entries(compose.services)
    .filter(([, { networks, ports = [] }]) => networks.includes('outside') && ports.length === 0)
    .flatMap(([name]) => namesOf(name));

/** A node of the drawing as compose calls it; null for one that is no container. */
function containerOf(id: string, label: string): string | null {
  if (label.startsWith('(queues')) return 'redis';
  if (label.startsWith('(')) return 'postgres';
  const name = label || id;
  return isOneOf(serviceFolders, name as never) ? name : null;
}

/** The arrows between containers in the drawing of docs/architecture.md: `gateway → identity`. */
export function drawnConnections(): string[] {
  const text = readFileSync(inRoot('docs', 'architecture.md'), 'utf8');
  const [, drawing = ''] = /^## Containers\n+```mermaid\n(.*?)^```/ms.exec(text) ?? [];
  const labels = new Map([...drawing.matchAll(/(\w+)\[([^\]]*)\]/g)].map(([, id = '', label = '']) => [id, label]));
  const nodesIn = (side: string) =>
    side.split('&').flatMap((node) => {
      const [id = ''] = /\w+/.exec(node) ?? [];
      return containerOf(id, labels.get(id) ?? '') ?? [];
    });
  const arrows = [...drawing.matchAll(/^ *(.+?) <?-->(?:\|[^|]*\|)? (.+)$/gm)];
  const all = arrows.flatMap(([, from = '', to = '']) =>
    nodesIn(from).flatMap((one) => nodesIn(to).map((other) => `${one} → ${other}`)),
  );
  return [...new Set(all)].sort();
}
