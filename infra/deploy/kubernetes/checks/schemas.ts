import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../../tools/launcher/settings/paths.ts';
import type { Manifest } from './manifests.ts';

/** The package with the schemas of each API group, made from those that its own project publishes. */
const packages: Record<string, string> = {
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
  'cert-manager.io': '@kubernetes-models/cert-manager',
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};

/** The Barman plugin publishes a schema only for the part that it shares with CloudNativePG. */
const objectStore = 'barmancloud.cnpg.io/v1 ObjectStore';
const objectStoreModel = {
  module:
    '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration',
  name: 'BarmanObjectStoreConfiguration',
};

const titleOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

function modelOf({ apiVersion, kind }: Manifest) {
  if (`${apiVersion} ${kind}` === objectStore) return objectStoreModel;
  const [group = ''] = apiVersion.split('/');
  return { module: `${packages[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`, name: kind };
}

/** The part of a manifest that its model describes. */
const describedBy = (manifest: Manifest) =>
  modelOf(manifest) === objectStoreModel ? manifest.spec.configuration : manifest;

/** @returns the problems that the published schemas find: a missing field, a wrong type, a value out of range. */
export async function schemaProblems(manifests: readonly Manifest[]): Promise<string[]> {
  const problems = manifests.map(async (manifest) => {
    const { module, name } = modelOf(manifest);
    const { [name]: Model } = await import(module);
    try {
      new Model(describedBy(manifest)).validate();
      return [];
    } catch (error) {
      return [`${titleOf(manifest)}: ${(error as Error).message}`];
    }
  });
  return (await Promise.all(problems)).flat();
}

const tsc = inRoot('node_modules', 'typescript', 'bin', 'tsc');
const tscOptions = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'].concat([
  '--module',
  'nodenext',
  '--target',
  'es2023',
]);

/** Compiles some code in infra. @returns a line for each error */
function compilerErrors(code: string): string[] {
  const folder = mkdtempSync(inRoot('infra', 'node_modules', '.manifests-'));
  try {
    const file = join(folder, 'manifests.ts');
    writeFileSync(file, code);
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, ...tscOptions, file], { encoding: 'utf8' });
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
    return status === 0 || errors.length > 0 ? errors : [`the compiler ended with ${status}: ${stdout}${stderr}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Fields that the published types do not know, such as misspelt ones, which schemas let pass. */
export function unknownFields(manifests: readonly Manifest[]): string[] {
  // A line for each, so that the compiler's line says which.
  const lines = manifests.map((manifest, n) => {
    const { module, name } = modelOf(manifest);
    return `export const m${n}: import('${module}').I${name} = ${JSON.stringify(describedBy(manifest))};`;
  });
  return compilerErrors(lines.join('\n')).map((error) => {
    const [, line, message] = /\((\d+),\d+\): error \w+: (.*)/.exec(error) ?? [];
    const manifest = manifests[Number(line) - 1];
    return manifest ? `${titleOf(manifest)}: ${message}` : error;
  });
}
