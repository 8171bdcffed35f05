import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtScripts } from './script-budgets.ts';

const files = {
  'boot-1.js': 'const start=()=>import("./main-2.js");export{start}',
  'main-2.js': 'import{a}from"./shared-3.js";import"./other-4.js";a()',
  'shared-3.js': 'export const a=()=>"shared"',
  'other-4.js': 'import{a}from"./shared-3.js";a("other")',
  'page-5.js': 'import{a}from"./shared-3.js";a("page")',
};
const size = (...names: (keyof typeof files)[]) =>
  names.reduce((sum, name) => sum + gzipSync(files[name], { level: 9 }).length, 0);

let webRoot: string;
beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'plainwill-built-'));
  for (const folder of ['assets', 'pages']) mkdirSync(join(webRoot, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(webRoot, 'assets', name), text);
  const boot = '<script type="module" crossorigin src="/assets/boot-1.js"></script>';
  writeFileSync(join(webRoot, 'pages', 'guide.html'), boot);
  const preload = '<link rel="modulepreload" crossorigin href="/assets/main-2.js" />';
  writeFileSync(join(webRoot, 'pages', 'shell.html'), boot + preload);
});
afterAll(() => rmSync(webRoot, { recursive: true }));

it('counts what a page asks for, and not what it may ask for later', () => {
  expect(builtScripts(webRoot).ofPage('guide.html')).toBe(size('boot-1.js'));
});

it('counts every script once, however many others need it', () => {
  const whole = size('boot-1.js', 'main-2.js', 'shared-3.js', 'other-4.js', 'page-5.js');
  expect(builtScripts(webRoot).ofApp('shell.html', ['main', 'page'])).toBe(whole);
});
