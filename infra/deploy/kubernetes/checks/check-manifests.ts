import { hardeningProblems, inlineSecrets, probeProblems } from './hardening.ts';
import type { Manifest } from './manifests.ts';
import { networkProblems } from './network.ts';
import { schemaProblems, unknownFields } from './schemas.ts';

/** @returns the problems of these manifests by the published schemas and by our own rules */
export const problemsOf = async (manifests: readonly Manifest[]): Promise<string[]> => [
  ...(await schemaProblems(manifests)),
  ...unknownFields(manifests),
  ...hardeningProblems(manifests),
  ...probeProblems(manifests),
  ...inlineSecrets(manifests),
  ...networkProblems(manifests),
];
