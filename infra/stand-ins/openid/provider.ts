import { generateKeyPair as generateKeyPairCallback, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { AdapterFactory, AdapterPayload, Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import Provider from 'oidc-provider';
import { type Person, people } from './people.ts';

interface StoredEntry {
  payload: AdapterPayload;
  endsAt: number;
}

/** The provider stores its state in this process, until it expires. */
function memoryStorage(): AdapterFactory {
  const entries = new Map<string, StoredEntry>();

  function current(key: string): AdapterPayload | undefined {
    const found = entries.get(key);
    return found && found.endsAt > Date.now() ? found.payload : undefined;
  }

  function removeWhere(isUnwanted: (entry: StoredEntry) => boolean) {
    for (const [key, entry] of entries) if (isUnwanted(entry)) entries.delete(key);
  }

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;

    async function findBy(property: 'uid' | 'userCode', value: string) {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(keyOf('')) && payload[property] === value) return current(key);
      }
      return undefined;
    }

    return {
      async upsert(id, payload, expiresInSeconds = 0) {
        const now = Date.now();
        removeWhere(({ endsAt }) => endsAt <= now);
        entries.set(keyOf(id), { payload, endsAt: now + expiresInSeconds * 1000 });
      },
      find: async (id) => current(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = current(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        removeWhere(({ payload }) => payload.grantId === grantId);
      },
    };
  };
}

const generateKeyPair = promisify(generateKeyPairCallback);
const scope = 'openid email profile';
const visitSeconds = 3600;

export const sessionCookie = 'plainwill_openid_session';

export interface OpenIdClient {
  /** Browsers and the client write it so, for example `http://localhost:3005`. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The one address that people are sent back to. */
  redirectUri: string;
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return { ...jwk, kty: 'RSA', use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') };
}

/** Whoever has chosen an account has agreed to the three scopes; there is nothing else to ask. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ accountId: oidc.account?.accountId, clientId: oidc.client?.clientId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}

interface ProviderPages {
  /** The path of the page on which a person chooses. */
  choosePath: (uid: string) => string;
  errorPage: (message: string) => string;
}

/** A certified OpenID provider for one client, and the people it knows. */
export async function createProvider(client: OpenIdClient, { choosePath, errorPage }: ProviderPages) {
  const known = new Map<string, Person>(people.map(({ note: _note, ...person }) => [person.sub, person]));
  const configuration: Configuration = {
    adapter: memoryStorage(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        scope,
      },
    ],
    jwks: { keys: [await newSigningKey()] },
    scopes: scope.split(' '),
    claims: {
      auth_time: null,
      iss: null,
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'hd'],
    },
    // Google answers in the ID token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      claimsParameter: { enabled: true },
    },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Cookies of localhost are shared by every port, so each program there needs names of its own.
      names: {
        session: sessionCookie,
        interaction: 'plainwill_openid_visit',
        resume: 'plainwill_openid_return',
      },
    },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 600,
      Grant: visitSeconds,
      Interaction: visitSeconds,
      Session: visitSeconds,
    },
    expiresWithSession: () => false,
    loadExistingGrant: grantAll,
    findAccount: (_context, sub) => {
      const person = known.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    interactions: { url: (_context, { uid }) => choosePath(uid) },
    renderError: (context, { error_description, error }) => {
      context.type = 'html';
      context.body = errorPage(error_description ?? error);
    },
  };
  return { provider: new Provider(client.issuer, configuration), known };
}
