import { readdirSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import { inRoot } from '../../../tools/launcher/settings/paths.ts';

export type Labels = Record<string, string>;

export interface Container {
  name: string;
  image: string;
  args?: string[];
  ports?: { name?: string; containerPort: number }[];
  env?: EnvVar[];
  envFrom?: { configMapRef?: { name: string } }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: Record<string, unknown>;
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
}

interface EnvVar {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } };
}

interface Probe {
  httpGet?: { path: string; port: string | number };
}

interface PodSpec {
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  securityContext?: Record<string, unknown>;
  initContainers?: Container[];
  containers: Container[];
  volumes?: Volume[];
}

interface Volume {
  name: string;
  secret?: { secretName: string; items?: { key: string }[] };
  projected?: { sources: { secret: { name: string; items: { key: string }[] } }[] };
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has another; the published schemas say which.
  spec?: any;
  data?: Record<string, string>;
}

export const kubernetesFolder = inRoot('infra', 'deploy', 'kubernetes');

/** The documents of a stream of YAML. @throws {Error} for the first that is none */
export function manifestsIn(yaml: string): Manifest[] {
  return parseAllDocuments(yaml).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  });
}

/** The manifests in the files of a folder, without what kustomize itself reads. */
export const manifestsOf = (folder: string): Manifest[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml') && !/^kustomization\.|-patch\./.test(file))
    .flatMap((file) => manifestsIn(readFileSync(`${folder}/${file}`, 'utf8')));

export interface Workload {
  kind: string;
  name: string;
  labels: Labels;
  pod: PodSpec;
}

/** Whatever starts pods of ours, with the pods it starts. */
export function workloadsIn(manifests: readonly Manifest[]): Workload[] {
  return manifests.flatMap(({ kind, metadata: { name }, spec }) => {
    const template = kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template;
    if (!template?.spec?.containers) return [];
    return [{ kind, name, labels: template.metadata.labels, pod: template.spec }];
  });
}

export const containersOf = ({ pod }: Workload) => [...(pod.initContainers ?? []), ...pod.containers];

/** The keys of Secrets that a pod has as files; all of a Secret where no `items` name some. */
export const secretFilesOf = ({ pod }: Workload) =>
  (pod.volumes ?? []).flatMap(({ secret, projected }) => [
    ...(secret ? [{ name: secret.secretName, keys: secret.items?.map(({ key }) => key) }] : []),
    ...(projected?.sources.map(({ secret: { name, items } }) => ({ name, keys: items.map(({ key }) => key) })) ?? []),
  ]);
