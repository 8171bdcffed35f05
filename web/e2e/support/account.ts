import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { apiOf, networkAddress } from './api.ts';
import { root } from './own-site.ts';
import { eventually } from './patience.ts';
import { type Mail, mailTo, type Site } from './site.ts';

export const password = 'Quarry-street-7';

/** An address that nobody else has on a site that files share. */
export const anEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.com`;

/** The link in a mail, with its secret. */
export function linkIn({ text, html }: Mail): string {
  const [link = ''] = /http\S+#token=[\w-]+/.exec(text) ?? [];
  expect(html).toContain(link);
  return link;
}

/** Somebody who has signed up and opened the link; who is asked to come back by a busy machine does. */
export async function aConfirmedAccount(site: Site, email: string) {
  const { accounts } = apiOf(site.url).identity;
  await eventually(() => accounts.signUp.mutate({ email, password }));
  const [, token = ''] = linkIn(await mailTo(site, email)).split('#token=');
  await eventually(() => signInBy(site, 'confirm-email', { token, email, password }));
}

/** Posts what a form would to the routes that sign in. */
async function signInBy({ url }: Site, route: 'sign-in' | 'confirm-email', body: object) {
  const answer = await fetch(`${url}/auth/${route}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', ...networkAddress },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer;
}

/** Signs in without a page. @returns the cookies, each as `name=value` */
export async function cookiesOf(site: Site, email: string): Promise<string[]> {
  const answer = await eventually(() => signInBy(site, 'sign-in', { email, password }));
  return answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
}

/** Signs a browser's profile in without a page. */
export async function haveSession(context: BrowserContext, { url }: Site, email: string) {
  const data = { email, password };
  await eventually(async () => {
    const answer = await context.request.post(`${url}/auth/sign-in`, { headers: { origin: url }, data });
    expect(answer.status()).toBe(200);
  });
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

/** The operator's command takes these as the checks of a reviewer. */
const checked = ['solicitor', 'SRA', '000173'];

/** Gives a role by the operator's command. */
export async function grantRole({ dataDir }: Site, role: string, email: string) {
  const args = [role, email, ...(role === 'reviewer' ? checked : [])];
  const { stdout } = await promisify(execFile)(process.execPath, ['infra/tools/commands/grant-role.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  expect(stdout).toContain(`${email} is now ${role}`);
}

/** A reviewer with an account of their own. */
export async function aReviewer(site: Site, email = anEmail('reviewer')) {
  await aConfirmedAccount(site, email);
  await grantRole(site, 'reviewer', email);
  return email;
}
