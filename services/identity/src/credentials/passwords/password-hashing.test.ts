import { expect, it } from 'vitest';
import { createPasswordHashing } from './password-hashing.ts';

const passwords = createPasswordHashing({ concurrency: 2 });

it('knows its own hash and no other password', async () => {
  const stored = await passwords.hash('Quarry-street-7');
  expect(await passwords.verify(stored, 'Quarry-street-7')).toBe(true);
  expect(await passwords.verify(stored, 'Quarry-street-8')).toBe(false);
});

it('salts: two hashes of one password differ', async () => {
  expect(await passwords.hash('Quarry-street-7')).not.toBe(await passwords.hash('Quarry-street-7'));
});

it('reads a hash made at another cost', async () => {
  // PHC string from the argon2 reference command: password "password", salt "somesalt", 2 passes, 64 MiB.
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await passwords.verify(stored, 'password')).toBe(true);
  expect(await passwords.verify(stored, 'passwore')).toBe(false);
});

it('says no when there is nothing to compare with', async () => {
  expect(await passwords.verify(null, 'Quarry-street-7')).toBe(false);
});

it('turns people away instead of queueing without end', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 200 }, () => passwords.hash('Quarry-street-7')));
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => reason.reason === 'TooBusy')).toBe(true);
});

it('turns away whoever has waited for two seconds, however few they are', async () => {
  let now = 0;
  const slow = createPasswordHashing({ concurrency: 1, nowMs: () => now });
  await slow.verify(null, 'Quarry-street-7');
  const first = slow.hash('Quarry-street-7');
  const second = slow.hash('Quarry-street-7');
  await new Promise(setImmediate);
  now = 2001;
  await expect(second).rejects.toMatchObject({ reason: 'TooBusy' });
  expect(await slow.verify(await first, 'Quarry-street-7')).toBe(true);
});
