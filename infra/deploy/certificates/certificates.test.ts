import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { serviceTlsIn } from '@plainwill/kit/config/tls-variables';
import type { Log } from '@plainwill/kit/log';
import { reportExpiry } from '@plainwill/kit/tls/certificate-expiry';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { config } from '../../../services/address-lookup/src/config.ts';
import { createAuthority, lifetimeDays } from './make-certificates.ts';
import { certificateNames, writeCertificates } from './write-certificates.ts';

const now = new Date('2026-11-25T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const { ca, issue } = await createAuthority(now);
const { cert, key } = await issue('address-lookup');

describe('settings of certificates', () => {
  const needed = {
    ADDRESS_LOOKUP_DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d',
    ADDRESS_LOOKUP_PORT: '0',
    SERVICE_PUBLIC_KEYS: '{}',
  };
  const all = { SERVICE_TLS_CERT: cert, SERVICE_TLS_KEY: key, SERVICE_TLS_CA: ca };
  const tlsIn = (given: Record<string, string>) => serviceTlsIn(config.read({ ...needed, ...given }));

  it('are all given, or none', () => {
    expect(tlsIn({})).toBeUndefined();
    expect(tlsIn(all)).toEqual({ cert, key, ca });
    for (const missing of Object.keys(all))
      expect(() => tlsIn({ ...all, [missing]: '' })).toThrow(
        /^SERVICE_TLS_CERT, SERVICE_TLS_KEY, SERVICE_TLS_CA: Some/,
      );
  });

  it('are named where they are wrong, and never shown', async () => {
    const { key: ofAnother } = await issue('identity');
    for (const name of Object.keys(all)) {
      const reading = () => tlsIn({ ...all, [name]: 'no-certificate' });
      expect(reading).toThrow(new RegExp(`^${name}: It must be a `));
      expect(reading).not.toThrow(/no-certificate/);
    }
    expect(() => tlsIn({ ...all, SERVICE_TLS_KEY: ofAnother })).toThrow(
      'SERVICE_TLS_KEY: It is not the key of SERVICE_TLS_CERT',
    );
  });
});

it('asks for new certificates from two weeks before they expire', () => {
  const error = vi.fn();
  const log = { error } as unknown as Log;
  reportExpiry({ cert, key, ca }, inDays(lifetimeDays - 15), log);
  expect(error).not.toHaveBeenCalled();
  reportExpiry({ cert, key, ca }, inDays(lifetimeDays - 14), log);
  expect(error.mock.calls.map(([{ certificate }, message]) => [certificate, message])).toEqual([
    ['SERVICE_TLS_CERT', expect.stringMatching(/^ALARM: a certificate expires/)],
    ['SERVICE_TLS_CA', expect.stringMatching(/^ALARM: /)],
  ]);
});

it('writes a certificate for each part, its key for the owner alone, and none over another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-certificates-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeCertificates(folder, now);
  const files = certificateNames.flatMap((name) => [`${name}.crt`, `${name}.key`]);
  expect(readdirSync(folder).sort()).toEqual(['ca.crt', ...files].sort());
  for (const name of certificateNames) expect(statSync(join(folder, `${name}.key`)).mode & 0o777).toBe(0o600);
  const before = readFileSync(join(folder, 'ca.crt'));
  await expect(writeCertificates(folder, now)).rejects.toThrow(/is not empty/);
  expect(readFileSync(join(folder, 'ca.crt'))).toEqual(before);
});
