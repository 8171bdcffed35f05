import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Scope {
  /** Selectors of parts that are left out. */
  exclude?: readonly string[];
  /** Ids of rules that do not apply. */
  disabledRules?: readonly string[];
}

/**
 * Axe reports what breaks a rule of accessibility, each with its elements. It is loaded once per document and reports
 * violations alone, which takes a fifth of the time of a full report. It does not look into frames: ours may run no
 * scripts.
 */
export async function accessibilityViolations(page: Page, { exclude = [], disabledRules = [] }: Scope = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ exclude, disabledRules }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: exclude.map((selector) => [selector]) },
        {
          iframes: false,
          resultTypes: ['violations'],
          rules: Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }])),
        },
      );
      return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    { exclude: [...exclude], disabledRules: [...disabledRules] },
  );
  return violations.map(({ id, html }) => `${id}: ${html.join(' ')}`);
}

export async function expectAccessible(page: Page, scope?: Scope) {
  const violations = await accessibilityViolations(page, scope);
  expect(violations, violations.join('\n')).toEqual([]);
}
