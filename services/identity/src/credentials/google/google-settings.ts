import { env, httpUrl } from '@plainwill/kit/config/config';
import { z } from 'zod';

export const googleIssuer = 'https://accounts.google.com';

const credential = z.string().min(1).max(256).optional();

/** Any OpenID provider that behaves like Google can stand in for it. */
export const googleVariables = {
  googleClientId: env('GOOGLE_CLIENT_ID', credential, 'the client id that Google gave the site'),
  googleClientSecret: env('GOOGLE_CLIENT_SECRET', credential, 'the secret that belongs to GOOGLE_CLIENT_ID'),
  googleIssuer: env('GOOGLE_ISSUER', httpUrl.default(googleIssuer), 'who Google’s tokens say they are from'),
  googleAuthorizationUrl: env(
    'GOOGLE_AUTHORIZATION_URL',
    httpUrl.default('https://accounts.google.com/o/oauth2/v2/auth'),
    'where people choose their Google account',
  ),
  googleTokenUrl: env(
    'GOOGLE_TOKEN_URL',
    httpUrl.default('https://oauth2.googleapis.com/token'),
    'where Google says who came back',
  ),
  googleJwksUrl: env(
    'GOOGLE_JWKS_URL',
    httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
    'where Google publishes the keys that its tokens are signed with',
  ),
};
