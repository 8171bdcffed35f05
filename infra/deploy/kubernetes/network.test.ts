import { describe, expect, it } from 'vitest';
import { serviceFolders } from '../../services.ts';
import { composeConnections, composeEgress, drawnConnections } from './checks/expected-connections.ts';
import { kubernetesFolder, type Manifest, manifestsOf } from './checks/manifests.ts';
import { connectionsIn, networkProblems } from './checks/network.ts';

const manifests = manifestsOf(`${kubernetesFolder}/base`);

/** The problems once the policy of that name is another. */
function problemsWith(name: string, change: (spec: Manifest['spec']) => void): string[] {
  const copy = structuredClone(manifests);
  const policy = copy.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === name);
  change(policy?.spec);
  return networkProblems(copy);
}

describe('the network policies', () => {
  it('let each pod reach those whose addresses compose gives it, and no other', () => {
    expect(composeConnections().length).toBeGreaterThan(20);
    expect(composeEgress()).toEqual(['identity', 'address-lookup', 'notifications']);
    expect(networkProblems(manifests)).toEqual([]);
  });

  it('let services reach those that the drawing has an arrow to, and no other', () => {
    const isService = (name = '') => (serviceFolders as readonly string[]).includes(name);
    const arrows = connectionsIn(manifests)
      .map((one) => one.replace(/:\d+$/, '').replace('valkey', 'redis'))
      .filter((one) => {
        const [from, to = ''] = one.split(' → ');
        return isService(from) && (isService(to) || ['postgres', 'redis'].includes(to));
      });
    expect(drawnConnections().length).toBeGreaterThan(10);
    expect([...new Set(arrows)].sort()).toEqual(drawnConnections());
  });

  it('would be refused without a rule that is needed', () => {
    expect(problemsWith('will-data', ({ ingress }) => ingress.shift())).toEqual([
      'the network policies prevent gateway → will-data:3002',
      'the network policies prevent identity → will-data:3002',
      'the network policies prevent notifications → will-data:3002',
    ]);
  });

  it('would be refused if anybody could reach a service, or a service the network inside', () => {
    const inside = problemsWith('reaches-internet', (spec) => {
      spec.egress[0].to[0].ipBlock.except = [];
    });
    expect(inside).toContain('the network policies allow address-lookup → private network:443');
    const open = problemsWith('address-lookup', (spec) => {
      spec.ingress = [{}];
    });
    expect(open).toContain('the network policies allow ingress → address-lookup:3003');
    expect(open).toContain('the network policies allow a stranger elsewhere → address-lookup:3003');
    // It is still not let out on its own side.
    expect(open).not.toContain('the network policies allow will-data → address-lookup:3003');
  });

  it('would be refused without those that deny everything else', () => {
    const open = problemsWith('default-deny', (spec) => {
      spec.policyTypes = ['Ingress'];
      spec.podSelector = { matchLabels: { app: 'gateway' } };
    });
    expect(open).toContain('the network policies allow ingress → a stranger here:80');
  });
});
