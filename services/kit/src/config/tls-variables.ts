import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { env } from './config.ts';
import { SettingError } from './setting.ts';

const pem = (read: (value: string) => unknown, problem: string) =>
  z.string().refine((value) => {
    try {
      read(value);
      return true;
    } catch {
      return false;
    }
  }, problem);

const certificate = pem((value) => new X509Certificate(value), 'It must be a certificate as PEM');
const privateKey = pem(createPrivateKey, 'It must be a private key as PEM, without a password');

/** With which a service listens for others and calls them by TLS. All three or none. */
export const tlsVariables = {
  tlsCertificate: env('SERVICE_TLS_CERT', certificate.optional(), 'the certificate that this service shows, as PEM'),
  tlsKey: env('SERVICE_TLS_KEY', privateKey.optional(), 'the private key of SERVICE_TLS_CERT, as PEM'),
  tlsCa: env(
    'SERVICE_TLS_CA',
    certificate.optional(),
    'the certificate of whoever signs those of services, as PEM, or several while it is being changed',
  ),
};

export interface TlsSettings {
  tlsCertificate?: string | undefined;
  tlsKey?: string | undefined;
  tlsCa?: string | undefined;
}

/** What a service shows to others, and whom it believes. */
export interface ServiceTls {
  cert: string;
  key: string;
  ca: string;
}

/** @returns undefined where services speak without TLS. @throws {SettingError} where something is missing of it */
export function serviceTlsIn({ tlsCertificate: cert, tlsKey: key, tlsCa: ca }: TlsSettings): ServiceTls | undefined {
  if (!cert && !key && !ca) return undefined;
  if (!cert || !key || !ca) {
    throw new SettingError(
      'SERVICE_TLS_CERT, SERVICE_TLS_KEY, SERVICE_TLS_CA: Some are not set. Set all of them or none',
    );
  }
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) {
    throw new SettingError('SERVICE_TLS_KEY: It is not the key of SERVICE_TLS_CERT');
  }
  return { cert, key, ca };
}
