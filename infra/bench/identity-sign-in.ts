import type { SignIn } from '../demo/site-client.ts';
import { serviceCaller } from './service-caller.ts';

interface Identity {
  dataDir: string;
  port: number;
  atOnce: number;
}

const client = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
  network: '127.0.0.0/24',
};

/**
 * Signs in at the identity service itself, as the gateway does once it has let an attempt pass: there, this many at once
 * with one address would be slowed down.
 */
export async function identitySignIn({ dataDir, port, atOnce }: Identity) {
  const { call, close } = await serviceCaller({ dataDir, name: 'identity', port, atOnce });
  return { signIn: (person: SignIn) => call('sessions.signIn', { ...person, client }), close };
}
