import { hardeningProblems, inlineSecrets, probeProblems } from './hardening.ts';
import type { Manifest } from './manifests.ts';
import { networkProblems } from './network.ts';
import { schemaProblems, unknownFields } from './schemas.ts';

/** What is wrong with these manifests, as the published schemas and our own rules have it; empty if nothing is. */
export const problemsOf = async (manifests: readonly Manifest[]): Promise<string[]> => [
  ...(await schemaProblems(manifests)),
  ...unknownFields(manifests),
  ...hardeningProblems(manifests),
  ...probeProblems(manifests),
  ...inlineSecrets(manifests),
  ...networkProblems(manifests),
];
