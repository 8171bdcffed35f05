import type { Page } from 'playwright-core';
import { byGoogleAlone, mend, wantingProof, withEveryWayIn } from './network.ts';
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

/** Shows who they are, the one who reads as a testator; from then on the services believe it. */
async function proven(page: Page) {
  await page.getByLabel('Your password').fill('Quarry-Street-7');
  await mend(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

export const leaving = inTurn(pressed('Delete my account'), (page) => dialog(page).waitFor());

const part = (name: string) => `/account?part=${name}`;
export const deletionPath = part('deletion');

export const statesOfAccount: State[] = [
  { name: 'the name, the address and the colours', path: part('you'), reach: unfolded(/^Name/, /^Email/) },
  {
    name: 'the password, Google and devices',
    path: part('signing-in'),
    reach: unfolded(/^Password/, /^Google/, /^Signed-in/),
  },
  { name: 'the people of the account', path: part('people'), reach: reads('Planning together') },
  { name: 'who has seen the details', path: part('data'), reach: unfolded(/^Who/) },
  {
    name: 'every way to sign in',
    path: part('signing-in'),
    given: withEveryWayIn,
    reach: unfolded(/^Passkeys/, /^Authenticator/, /^Second step/, /^Recovery codes/),
  },
  {
    name: 'no passkey and no second step yet',
    path: part('signing-in'),
    reach: unfolded(/^Passkeys/, /^Authenticator/, /^Second step/, /^Recovery codes/),
  },
  {
    name: 'a passkey to be removed',
    path: part('signing-in'),
    given: withEveryWayIn,
    reach: inTurn(unfolded(/^Passkeys/), opened('Remove iCloud Keychain')),
  },
  {
    name: 'to show again by a second step who they are',
    path: part('data'),
    given: inTurn(withEveryWayIn, wantingProof('identity.dataExport.get')),
    reach: inTurn(download, reads('show that it’s you')),
  },
  { name: 'earlier versions, and a file to bring in', path: part('data'), reach: unfolded(/^Earlier/, /^Bring/) },
  { name: 'leaving for good', path: deletionPath, reach: leaving },
  {
    name: 'all of it downloaded before leaving',
    path: part('data'),
    // This reader may have signed in too long ago by now, so they always show who they are.
    given: wantingProof('identity.dataExport.get'),
    reach: inTurn(download, proven, reads('Your file is in your downloads.')),
  },
  {
    name: 'to show again who they are',
    path: part('data'),
    given: wantingProof('identity.dataExport.get'),
    reach: inTurn(download, reads('Confirm it’s you'), pressed('Continue'), reads('There is a problem')),
  },
  {
    name: 'every part of an account without a password',
    path: part('signing-in'),
    given: byGoogleAlone,
    reach: unfolded(/^Password/, /^Google/),
  },
  {
    name: 'to show again by Google who they are',
    path: part('data'),
    given: inTurn(byGoogleAlone, wantingProof('identity.dataExport.get')),
    reach: inTurn(download, reads('sign in with Google again')),
  },
];
