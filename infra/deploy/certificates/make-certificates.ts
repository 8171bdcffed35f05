// The library resolves what it is made of by decorators.
import { dayMs, hourMs } from '@plainwill/contracts/shared/durations';
import 'reflect-metadata';
import { KeyObject, randomBytes, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** A year, and time to notice that it is over. */
export const lifetimeDays = 398;

const newKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
// Positive, as a first byte below 0x80 says.
const newSerialNumber = () => `01${randomBytes(15).toString('hex')}`;

const validFrom = (now: Date) => ({
  // Clocks of two hosts are never quite the same.
  notBefore: new Date(now.getTime() - hourMs),
  notAfter: new Date(now.getTime() + lifetimeDays * dayMs),
});

/** As PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** An authority that signs certificates until it is forgotten: its key is kept nowhere. */
export async function createAuthority(now: Date) {
  const keys = await newKeys();
  const validity = validFrom(now);
  const own: X509Certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: newSerialNumber(),
    name: 'CN=Plainwill services',
    ...validity,
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  const pem = (certificate: X509Certificate) => `${certificate.toString('pem')}\n`;

  /** For who answers to these names or addresses, the first of which is their own, and calls others. */
  async function issue(...names: [string, ...string[]]): Promise<Certificate> {
    const { publicKey, privateKey } = await newKeys();
    const certificate = await X509CertificateGenerator.create({
      serialNumber: newSerialNumber(),
      subject: `CN=${names[0]}`,
      issuer: own.subject,
      ...validity,
      signingAlgorithm: algorithm,
      publicKey,
      signingKey: keys.privateKey,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth, ExtendedKeyUsage.clientAuth]),
        new SubjectAlternativeNameExtension(names.map((value) => ({ type: isIP(value) ? 'ip' : 'dns', value }))),
      ],
    });
    const key = KeyObject.from(privateKey).export({ type: 'pkcs8', format: 'pem' }).toString();
    return { cert: pem(certificate), key };
  }

  return { ca: pem(own), issue };
}
