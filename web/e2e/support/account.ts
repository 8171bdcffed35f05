import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { apiOf } from './api.ts';
import type { Mail, Site } from './site.ts';

export const password = 'Quarry-street-7';

/** The link in a mail, with its secret. */
export function linkIn({ text, html }: Mail): string {
  const [link = ''] = /http\S+#token=[\w-]+/.exec(text) ?? [];
  expect(html).toContain(link);
  return link;
}

/** Somebody who has signed up and opened the link. */
export async function aConfirmedAccount(site: Site, email: string) {
  const { accounts } = apiOf(site.url).identity;
  await accounts.signUp.mutate({ email, password });
  const [, token = ''] = linkIn(await site.mailTo(email)).split('#token=');
  await accounts.confirmEmail.mutate({ token, password });
}

export async function typeCredentials(page: Page, email: string, typed = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
}

export async function signIn(page: Page, site: Site, email: string, typed = password) {
  await page.goto(`${site.url}/auth`);
  await typeCredentials(page, email, typed);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Gives a role by the operator's command. */
export async function grantRole({ root, dataDir }: Site, role: string, email: string) {
  const { stdout } = await promisify(execFile)(process.execPath, ['infra/commands/grant-role.ts', role, email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(stdout).toContain(`${email} is now ${role}`);
}
