import type { Page } from 'playwright-core';
import { byGoogleAlone, wantingProof, withEveryWayIn } from './network.ts';
import { dialog, inTurn, opened, pressed, reads, type State } from './state.ts';

/** Opens these parts of the account. */
const unfolded =
  (...titles: RegExp[]) =>
  async (page: Page) => {
    for (const title of titles) await page.getByRole('heading', { name: title }).getByRole('button').click();
  };

const download = inTurn(unfolded(/^Download/), (page) =>
  page.getByRole('button', { name: 'Download my data' }).last().click(),
);

export const leaving = inTurn(unfolded(/^Delete/), async (page) => {
  await page.getByRole('button', { name: 'Delete my account' }).last().click();
  await dialog(page).waitFor();
});

export const statesOfAccount: State[] = [
  {
    name: 'every part of the account',
    path: '/account',
    reach: unfolded(/^Name/, /^Email/, /^Password/, /^Google/, /^Signed-in/, /^Who/),
  },
  {
    name: 'every way to sign in',
    path: '/account',
    given: withEveryWayIn,
    reach: unfolded(/^Passkeys/, /^Authenticator/, /^Second step/, /^Recovery codes/),
  },
  {
    name: 'no passkey and no second step yet',
    path: '/account',
    reach: unfolded(/^Passkeys/, /^Authenticator/, /^Second step/, /^Recovery codes/),
  },
  {
    name: 'a passkey to be removed',
    path: '/account',
    given: withEveryWayIn,
    reach: inTurn(unfolded(/^Passkeys/), opened('Remove iCloud Keychain')),
  },
  {
    name: 'to show again by a second step who they are',
    path: '/account',
    given: inTurn(withEveryWayIn, wantingProof('identity.dataExport.get')),
    reach: inTurn(download, reads('show that it’s you')),
  },
  { name: 'earlier versions, and a file to bring in', path: '/account', reach: unfolded(/^Earlier/, /^Bring/) },
  { name: 'leaving for good', path: '/account', reach: leaving },
  {
    name: 'all of it downloaded before leaving',
    path: '/account',
    reach: inTurn(download, reads('Your file is in your downloads.')),
  },
  {
    name: 'to show again who they are',
    path: '/account',
    given: wantingProof('identity.dataExport.get'),
    reach: inTurn(download, reads('Confirm it’s you'), pressed('Continue'), reads('There is a problem')),
  },
  {
    name: 'every part of an account without a password',
    path: '/account',
    given: byGoogleAlone,
    reach: unfolded(/^Email/, /^Password/, /^Google/),
  },
  {
    name: 'to show again by Google who they are',
    path: '/account',
    given: inTurn(byGoogleAlone, wantingProof('identity.dataExport.get')),
    reach: inTurn(download, reads('sign in with Google again')),
  },
];
