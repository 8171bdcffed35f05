import { publicKeys, signingKey } from '@plainwill/kit/config';
import { aKeyPair } from '@plainwill/kit/testing/keys';

/** The keys of one caller, as the settings of both sides hold them. */
export async function keysOf(caller: string) {
  const { privateKey, publicKey } = await aKeyPair();
  return {
    signingKey: signingKey.parse(JSON.stringify(privateKey)),
    publicKeys: publicKeys.parse(JSON.stringify({ [caller]: publicKey })),
  };
}
