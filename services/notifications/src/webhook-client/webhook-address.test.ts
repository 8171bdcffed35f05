import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { addressProblem, isLegacyAddress, isPublicAddress, maskedAddress } from './webhook-address.ts';

it.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  'fc00::1',
  'fdff::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2002:7f00:1::1',
  '2002:808:808::1',
  '2001:0:1::1',
  '100::1',
  'localhost',
  '',
])('is not so of %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/**
 * Blocks that are not to be reached from everywhere, as IANA registers them:
 * https://www.iana.org/assignments/iana-ipv4-special-registry and https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const specialBlocks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '255.255.255.255/32'],
  ...['::1/128', '::/128', '::ffff:0:0/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64', '2001::/23', '2001::/32'],
  ...['2001:2::/48', '2001:db8::/32', '2001:10::/28', '2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10'],
  'ff00::/8',
];
const ends = (block: string) => {
  const { IPv4, IPv6, parseCIDR } = ipaddr;
  const [first] = parseCIDR(block);
  return first.kind() === 'ipv4'
    ? [IPv4.networkAddressFromCIDR(block), IPv4.broadcastAddressFromCIDR(block)]
    : [IPv6.networkAddressFromCIDR(block), IPv6.broadcastAddressFromCIDR(block)];
};

it.each(specialBlocks)('is not so of the first or last address of %s, as it stands or by NAT64', (block) => {
  for (const end of ends(block)) {
    expect(isPublicAddress(end.toString()), end.toString()).toBe(false);
    if (end.kind() === 'ipv4') expect(isPublicAddress(`64:ff9b::${end}`), `64:ff9b::${end}`).toBe(false);
  }
});

it.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '2606:2800:220:1::1',
  '2a00:1450::1',
  '64:ff9b::808:808',
])('is so of %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const rules = {
  allowedHosts: ['hooks.zapier.com', 'hooks.example.com', 'hooks.example.com:8443'],
  privateHosts: [] as string[],
  mayBeLocal: false,
};
const catchHook = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';

describe('an address for deliveries', () => {
  it.each([
    catchHook,
    'https://hooks.zapier.com/hooks/catch/1234567/abC123',
    'https://hooks.zapier.com:443/hooks/standard/1234567/abC123/',
    'https://HOOKS.zapier.com/hooks/catch/abC123/',
    'https://hooks.example.com/anything?at=all',
    'https://hooks.example.com:8443/anything',
  ])('may be %s', (address) => {
    expect(addressProblem(address, rules)).toBeNull();
  });

  it.each([
    ['', 'WebhookAddressMissing'],
    ['hooks.zapier.com/hooks/catch/1234567/abC123/', 'WebhookAddressMalformed'],
    ['https://', 'WebhookAddressMalformed'],
    ['https:hooks.zapier.com/hooks/catch/1/a', 'WebhookAddressMalformed'],
    ['http://hooks.zapier.com/hooks/catch/1234567/abC123/', 'WebhookAddressNotHttps'],
    ['ftp://hooks.zapier.com/', 'WebhookAddressNotHttps'],
    ['file:///etc/passwd', 'WebhookAddressNotHttps'],
    ['https://me:secret@hooks.zapier.com/hooks/catch/1/a/', 'WebhookAddressHasCredentials'],
    ['https://hooks.zapier.com@evil.example/', 'WebhookAddressHasCredentials'],
    [`${catchHook}#part`, 'WebhookAddressHasFragment'],
    ['https://hooks.zapier.com:8443/hooks/catch/1/a/', 'WebhookAddressHasPort'],
    ['https://127.0.0.1/', 'WebhookAddressPrivate'],
    ['https://8.8.8.8/', 'WebhookAddressPrivate'],
    ['https://2130706433/', 'WebhookAddressPrivate'],
    ['https://0x7f000001/', 'WebhookAddressPrivate'],
    ['https://0177.0.0.1/', 'WebhookAddressPrivate'],
    ['https://127.1/', 'WebhookAddressPrivate'],
    ['https://[::1]/', 'WebhookAddressPrivate'],
    ['https://[::ffff:127.0.0.1]/', 'WebhookAddressPrivate'],
    ['https://localhost/', 'WebhookAddressPrivate'],
    ['https://localhost./', 'WebhookAddressPrivate'],
    ['https://api.localhost/', 'WebhookAddressPrivate'],
    ['https://intranet/', 'WebhookAddressPrivate'],
    ['https://printer.local/', 'WebhookAddressPrivate'],
    ['https://metadata.google.internal/', 'WebhookAddressPrivate'],
    ['https://evil.example/', 'WebhookHostNotAllowed'],
    ['https://hooks.zapier.com.evil.example/', 'WebhookHostNotAllowed'],
    ['https://metadata.amazonaws.com/', 'WebhookHostNotAllowed'],
    ['https://hооks.zapier.com/hooks/catch/1/a/', 'WebhookHostNotAllowed'],
    ['https://hooks.zapier.com/', 'WebhookAddressNotCatchHook'],
    ['https://hooks.zapier.com/hooks/catch/../../admin', 'WebhookAddressNotCatchHook'],
    ['https://zapier.com/app/editor/1234', 'WebhookHostNotAllowed'],
  ])('may not be %j: %s', (address, problem) => {
    expect(addressProblem(address, rules)).toBe(problem);
  });

  describe('in the operator’s own network', () => {
    const own = { ...rules, privateHosts: ['n8n:5678', '192.168.1.20:80', '[fd00::5]:443'] };

    it.each([
      'http://n8n:5678/webhook/x',
      'https://n8n:5678/webhook/x',
      'http://192.168.1.20/x',
      'https://[fd00::5]/x',
    ])('may be %s, which they name', (address) => {
      expect(addressProblem(address, own)).toBeNull();
      expect(addressProblem(address, rules)).not.toBeNull();
    });

    it.each([
      ['http://n8n:5679/webhook/x', 'WebhookAddressNotHttps'],
      ['https://n8n/webhook/x', 'WebhookAddressPrivate'],
      ['https://192.168.1.20/x', 'WebhookAddressPrivate'],
      ['http://192.168.1.21/x', 'WebhookAddressNotHttps'],
      ['http://me:secret@n8n:5678/x', 'WebhookAddressHasCredentials'],
      ['ftp://n8n:5678/x', 'WebhookAddressNotHttps'],
    ])('may not be %s, which is near it', (address, problem) => {
      expect(addressProblem(address, own)).toBe(problem);
    });
  });

  it('may be on this machine only where tests have asked for it', () => {
    expect(addressProblem('http://127.0.0.1:4000/hook', { ...rules, mayBeLocal: true })).toBeNull();
    expect(addressProblem('http://10.0.0.1:4000/hook', { ...rules, mayBeLocal: true })).toBe('WebhookAddressNotHttps');
  });
});

it.each([
  [catchHook, 'https://hooks.zapier.com/hooks/catch/1234567/••••••'],
  ['https://hooks.zapier.com/hooks/catch/abC123/', 'https://hooks.zapier.com/••••••'],
  ['https://hooks.example.com/secret/path?key=1', 'https://hooks.example.com/••••••'],
])('shows of %s no more than %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

it('knows the old form of a Zapier address', () => {
  expect(isLegacyAddress('https://hooks.zapier.com/hooks/catch/abC123/')).toBe(true);
  expect(isLegacyAddress(catchHook)).toBe(false);
});
