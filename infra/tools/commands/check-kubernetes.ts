import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { problemsOf } from '../../deploy/kubernetes/checks/check-manifests.ts';
import { documentedYaml } from '../../deploy/kubernetes/checks/documented.ts';
import { kubernetesFolder, manifestsIn } from '../../deploy/kubernetes/checks/manifests.ts';
import { codeOf, coloured, command, print, StartError } from '../launcher/console.ts';
import { inRoot } from '../launcher/settings/paths.ts';

/** @throws {StartError} without kubectl, or for what kustomize refuses */
function rendered(folder: string): string {
  const { error, status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  if (error && codeOf(error) === 'ENOENT') {
    throw new StartError(
      'kubectl is not installed: see https://kubernetes.io/docs/tasks/tools/. That of Debian 12 is too old.',
    );
  }
  if (error || status !== 0) throw new StartError(`${folder}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/** The example of an operator's own overlay in docs/operate/kubernetes.md, rendered. */
function renderedExample(): string {
  const cache = inRoot('node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'site-'));
  const overlay = documentedYaml('# site/kustomization.yaml');
  try {
    const here = relative(folder, kubernetesFolder);
    writeFileSync(join(folder, 'kustomization.yaml'), overlay.replace('../plainwill/infra/deploy/kubernetes', here));
    return rendered(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const overlays = {
  small: () => rendered(join(kubernetesFolder, 'small')),
  large: () => rendered(join(kubernetesFolder, 'large')),
  'the example in kubernetes.md': renderedExample,
};

/** Renders each overlay as `kubectl apply --kustomize` would, and checks the result as `npm test` checks the files. */
await command(async () => {
  let failed = 0;
  for (const [name, render] of Object.entries(overlays)) {
    const manifests = manifestsIn(render());
    const problems = await problemsOf(manifests);
    for (const problem of problems) print(`${coloured('red', '✗')} ${name}: ${problem}`);
    if (problems.length === 0) print(`${coloured('green', '✓')} ${name}: ${manifests.length} manifests`);
    failed += problems.length;
  }
  return failed > 0 ? 1 : 0;
});
