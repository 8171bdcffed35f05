import { chromeOnWindows, goodPassword, type Identity } from './identity.ts';

/** Sign-ins that wait for a second step. */
export const pendingSignIns = ({ query, time, visitor }: Identity) => {
  async function pending(email = 'two-step@example.com') {
    const answer = await visitor.sessions.signIn({ email, password: goodPassword, client: chromeOnWindows });
    if (!('pendingToken' in answer)) throw new Error('no second step is asked for');
    return answer.pendingToken;
  }

  async function expired() {
    const token = await pending();
    await query('update pending_sign_ins set expires_at = ?', [new Date(time.now.getTime() - 1)]);
    return token;
  }

  const finish = (pendingToken: string) =>
    visitor.sessions.finishSignIn({ pendingToken, proof: { code: '000000' }, client: chromeOnWindows });
  return { pending, expired, finish };
};
