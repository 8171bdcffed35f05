import { goodPassword, type Identity } from './identity.ts';

/** Calls that take an address from anybody. */
export const strangerCalls = ({ signIn, visitor }: Identity): Record<string, (email: string) => Promise<unknown>> => ({
  'signing up': (email) => visitor.accounts.signUp({ email, password: goodPassword }),
  'signing in': (email) => signIn(email, 'Wrong-password-1'),
  'asking for a new password': (email) => visitor.passwords.requestReset({ email }),
  'asking for the confirmation again': (email) => visitor.accounts.resendConfirmation({ email }),
});
