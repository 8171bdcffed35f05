import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';

/** A device with a screen lock that keeps passkeys, in the place of a real one: WebAuthn over the DevTools protocol. */
export async function aPasskeyDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** How many passkeys it keeps. */
    async count() {
      const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}

/** The browser offers nothing beside the address field, so that the button is what signs in. */
export const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

/** The app on somebody's phone, from the key that the page shows. */
export const anAuthenticatorApp = (key: string) => (inSeconds: number) =>
  new TOTP({ secret: key.replaceAll(/\s/g, '') }).generate({ timestamp: Date.now() + inSeconds * 1000 });
