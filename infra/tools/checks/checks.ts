import { inRoot } from '../launcher/settings/paths.ts';
import type { Check } from './run-check.ts';

const typescript = inRoot('node_modules', 'typescript', 'bin', 'tsc');

export const formatAndLint: Check = {
  name: 'format and lint',
  command: [inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.'],
};

/** Which way imports point, and that no two files or domains need each other: the rules are in .dependency-cruiser.cjs. */
export const importRules: Check = {
  name: 'directions of imports, and no circles',
  command: [
    inRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
    '--config',
    inRoot('.dependency-cruiser.cjs'),
    'contracts/src',
    'law/src',
    'services',
    'web/src',
    'infra',
  ],
};

/** Files, exports, types and dependencies alike; where the use of one cannot be seen, knip.jsonc beside this says so. */
export const nothingUnused: Check = {
  name: 'no unused files, exports or dependencies',
  command: [
    inRoot('node_modules', 'knip', 'bin', 'knip.js'),
    '--no-progress',
    '--config',
    inRoot('infra', 'tools', 'checks', 'knip.jsonc'),
  ],
};

/**
 * Incremental: what has not changed since the last run is not checked again. More than two checkers each infer the same
 * types anew, which takes twice the processor time and memory.
 */
const typesOf = (project: string, what = project): Check => ({
  name: `types of ${what}`,
  command: [
    typescript,
    '-p',
    project,
    '--incremental',
    '--checkers',
    '2',
    '--tsBuildInfoFile',
    inRoot('node_modules', '.cache', `types-of-${what.replaceAll(' ', '-')}.tsbuildinfo`),
  ],
});

/** All that runs on Node is one program. What browsers run too is checked alone. */
export const types: Check[] = [
  typesOf('.', 'services and infra'),
  typesOf('web'),
  typesOf('contracts'),
  typesOf('law'),
];

export const migrationsInStep: Check = {
  name: 'migrations in step with the entities',
  command: [inRoot('infra', 'tools', 'commands', 'check-migrations.ts')],
};

export const everythingBuilds: Check = {
  name: 'the web app and the services build',
  command: [inRoot('infra', 'tools', 'commands', 'build.ts')],
};

export const webBudgets: Check = {
  name: 'the scripts of its pages stay within their budgets',
  command: [inRoot('infra', 'tools', 'checks', 'web-budgets.task.ts')],
};

/** The tests of both commands, as vitest's arguments; attacks and faults have commands of their own. */
export const projects = ['services', 'alone', 'web', 'journeys'].flatMap((name) => ['--project', name]);
