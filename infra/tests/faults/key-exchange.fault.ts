import { expect, it } from 'vitest';
import { type ServiceFolder, serviceFolders } from '../../services.ts';
import { newSecrets, publicPart } from '../../tools/launcher/settings/secrets.ts';
import type { Environment } from '../../tools/launcher/settings/settings.ts';
import { openFleet } from './support/fleet.ts';
import { secrets } from './support/servers/postgres-server.ts';

// S8.4; the steps are those of docs/operate/keys.md.
it('F15: changes the keys that services sign with, two of each valid meanwhile, and fails no request', async () => {
  const { replace, signUp, expectMore, expectNoFailure } = await openFleet('PostgreSQL');
  const next = newSecrets();
  const halves = (of: typeof secrets) => ({
    gateway: publicPart(of.gatewaySigningKey),
    identity: publicPart(of.identitySigningKey),
    notifications: publicPart(of.notificationsSigningKey),
  });
  const [oldHalves, newHalves] = [halves(secrets), halves(next)];
  const both = {
    gateway: [newHalves.gateway, oldHalves.gateway],
    identity: [newHalves.identity, oldHalves.identity],
    notifications: [newHalves.notifications, oldHalves.notifications],
  };
  const newKeys: Partial<Record<ServiceFolder, Environment>> = {
    gateway: { GATEWAY_SIGNING_KEY: JSON.stringify(next.gatewaySigningKey) },
    identity: { IDENTITY_SIGNING_KEY: JSON.stringify(next.identitySigningKey) },
    'will-data': { WILL_DATA_SIGNING_KEY: JSON.stringify(next.willDataSigningKey) },
    notifications: { NOTIFICATIONS_SIGNING_KEY: JSON.stringify(next.notificationsSigningKey) },
  };
  const steps: { names: readonly ServiceFolder[]; keys: typeof newKeys; halves: object }[] = [
    { names: serviceFolders, keys: {}, halves: both },
    { names: Object.keys(newKeys) as ServiceFolder[], keys: newKeys, halves: both },
    { names: serviceFolders, keys: newKeys, halves: newHalves },
  ];

  await expectMore();
  for (const { names, keys, halves } of steps) {
    await Promise.all(
      names.map((name) => replace(name, { ...keys[name], SERVICE_PUBLIC_KEYS: JSON.stringify(halves) })),
    );
    await expectMore();
    // Notifications mails the confirmation, and asks identity for its text.
    expect(await (await signUp()).api.willData.testatorRecord.get.query()).toBeTruthy();
  }
  await expectNoFailure();
});
