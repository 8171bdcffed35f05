import { inRoot, serviceFolders } from '../launcher/paths.ts';
import type { Check } from './run-check.ts';

const packages = ['contracts', 'services/kit', ...serviceFolders.map((name) => `services/${name}`), 'web', 'infra'];
const typescript = inRoot('node_modules', 'typescript', 'bin', 'tsc');

export const formatAndLint: Check = {
  name: 'format and lint',
  command: [inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'],
};

export const types: Check[] = packages.map((name) => ({
  name: `types of ${name}`,
  command: [typescript, '--noEmit', '-p', name],
}));

export const migrationsInStep: Check = {
  name: 'migrations in step with the entities',
  command: [inRoot('infra', 'commands', 'check-migrations.ts')],
};

export const webBuild: Check = {
  name: 'the web app builds',
  command: [inRoot('infra', 'checks', 'build-web.task.ts')],
};

export const webBudgets: Check = {
  name: 'the scripts of its pages stay within their budgets',
  command: [inRoot('infra', 'checks', 'web-budgets.task.ts')],
};
