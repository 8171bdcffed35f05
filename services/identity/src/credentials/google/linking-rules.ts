import { recentSignInMinutes } from '@plainwill/contracts/identity/vocabulary';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { Refusal } from '@plainwill/kit/refusal';
import type { GooglePerson } from './id-token.ts';

/** The account that has the address Google names. */
export interface AccountOfAddress {
  isConfirmed: boolean;
  /** Another Google account is connected to it. */
  isConnected: boolean;
}

/**
 * Decides about an account when somebody whom we have not met comes from Google with its address.
 * `takeOver`: nobody has shown that the address is theirs, so whoever signed up with it has no claim to the account.
 * `connect`: both have, and they are the same person.
 */
export function firstMeeting(person: GooglePerson, account: AccountOfAddress): 'takeOver' | 'connect' {
  if (!person.isEmailVerified) throw new Refusal('GoogleEmailUnverified');
  if (!account.isConfirmed) return 'takeOver';
  // An address of another provider may have changed hands since Google saw it confirmed.
  if (account.isConnected || !person.isEmailFromGoogle) throw new Refusal('GoogleNeedsSignIn');
  return 'connect';
}

/** A Google account connected to an account of ours. */
export interface Connection {
  subject: string;
  accountId: AccountId;
}

/**
 * @param connections every connection of the account or of the person
 * @returns whether the signed-in account may now be connected; false if it is already
 */
export function isNewConnection(
  person: GooglePerson,
  accountId: AccountId,
  connections: readonly Connection[],
): boolean {
  const ofPerson = connections.find(({ subject }) => subject === person.subject);
  if (ofPerson?.accountId === accountId) return false;
  if (ofPerson) throw new Refusal('GoogleTaken');
  if (!person.isEmailVerified) throw new Refusal('GoogleEmailUnverified');
  // To change Google accounts is to disconnect the one first, which asks for a recent sign-in.
  if (connections.length > 0) throw new Refusal('GoogleFailed');
  return true;
}

const isRecent = (at: Date, now: Date) => now.getTime() - at.getTime() <= recentSignInMinutes * minuteMs;

/** Google asked them again just now, instead of remembering them. */
export const isFresh = ({ authenticatedAt }: GooglePerson, now: Date) =>
  authenticatedAt !== null && isRecent(authenticatedAt, now);

/**
 * A Google account proves who is there for everything that asks for it, from the moment it is connected. So to connect
 * one is itself such a thing, and needs a recent proof by what was there before.
 * @throws {Refusal} without one
 */
export function requireProof(
  { authenticatedAt, secondStep }: Pick<CallingAccount, 'authenticatedAt' | 'secondStep'>,
  now: Date,
) {
  if (secondStep === 'missing') throw new Refusal('SecondStepNeeded');
  if (!isRecent(new Date(authenticatedAt), now)) throw new Refusal('ReauthenticationNeeded');
}
