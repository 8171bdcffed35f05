import type { Locator, Page } from 'playwright-core';

/** Ticks each warning of the will, those too that a later read of it brings, until nothing is left to fix. */
export async function understandAll(page: Page, tick: (box: Locator) => Promise<void>) {
  // While the will is read again, the page still shows what the checks found before.
  const upToDate = page.locator('[aria-label="What is left to do"]:not([aria-busy=true])');
  const isSettled = upToDate.getByRole('button', { name: 'Nothing to fix', exact: true });
  const findings = page.locator('[data-finding]', { has: page.locator('input:not(:checked)') });
  for (;;) {
    await upToDate.waitFor();
    if (await isSettled.isVisible()) return;
    const key = await findings.first().getAttribute('data-finding');
    const box = page.locator(`[data-finding="${key}"]`).getByRole('checkbox', { checked: false });
    await tick(box);
    await box.waitFor({ state: 'detached' });
  }
}
