import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../tools/launcher/settings/paths.ts';

const ignored = readFileSync(inRoot('.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const isIgnored = (file: string) =>
  ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`));

/** Those of a developer's machine. */
const ofDevelopment = /\/(bench|build|check-\w+|dev|house|lint|seed-demo|soak|start|test(-\w+)?|typecheck)\.ts$/;
const cwd = inRoot();
const started = [
  ...globSync('services/*/src/main.ts', { cwd }),
  ...globSync('services/*/src/migrations/*.ts', { cwd }),
  ...globSync('infra/tools/commands/*.ts', { cwd }).filter((file) => !ofDevelopment.test(file)),
];

const packages: [prefix: string, folder: string][] = [
  ['@plainwill/contracts/', 'contracts/src/'],
  ['@plainwill/kit/', 'services/kit/src/'],
  ['@plainwill/law/', 'law/src/'],
  ['@plainwill/openid/', 'infra/stand-ins/openid/'],
];

/** The file that an import, or the start of a thread, names; undefined for packages of others. */
function fileOf(importer: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name);
  const [prefix, folder] = packages.find(([prefix]) => name.startsWith(prefix)) ?? [];
  return prefix && `${folder}${name.slice(prefix.length)}.ts`;
}

/** Every file of ours that these need, themselves included. */
function closureOf(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const code = readFileSync(inRoot(file), 'utf8');
    for (const [, name = ''] of code.matchAll(
      /(?:from|import\(|import|new URL\() ?'([^'\n]+\.(?:ts|json)|@plainwill\/[^'\n]+)'/g,
    )) {
      const needed = fileOf(file, name);
      if (needed && existsSync(inRoot(needed))) found.add(needed);
    }
  }
  return found;
}

it('the image leaves out what only tests need, and nothing that it runs', () => {
  const needed = closureOf(started);
  expect(needed.size).toBeGreaterThan(300);
  expect(needed).toContain('package.json');
  expect([...needed].filter(isIgnored)).toEqual([]);
  const inImage = globSync('{contracts,law,services,infra,web}/**/*.ts', { cwd, exclude: ['**/node_modules/**'] });
  const ofTests = inImage.filter((file) => /\.(test|attack|bench|e2e|fault)\.ts$/.test(file));
  expect(ofTests.length).toBeGreaterThan(300);
  expect(ofTests.filter((file) => !isIgnored(file))).toEqual([]);
});
