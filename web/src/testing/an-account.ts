import type { Me } from '@plainwill/contracts/identity/accounts';
import type { User } from '@plainwill/contracts/identity/users';
import type { Passkey, WaysIn } from '@plainwill/contracts/identity/ways-in';
import type { AccountId } from '@plainwill/contracts/shared/ids';

/** As staff have one in their list. */
export const aUser = (changes: Partial<User> = {}): User => ({
  id: 'd0a5c1de-0000-4000-8000-000000000001' as AccountId,
  email: 'harriet@example.com',
  name: 'Harriet Bell',
  roles: [],
  joinedAt: '2026-11-01T10:00:00.000Z',
  disabledAt: null,
  deletionAt: null,
  ...changes,
});

const harriet = 'b0a5c1de-0000-4000-8000-000000000001';

type AccountChanges = Partial<Pick<Me, 'roles' | 'staffStep' | 'staffStepFrom'>> & { id?: string };

/** Whoever has a role has used a second step, unless said otherwise. */
export const anAccount = ({ id = harriet, roles = [], ...changes }: AccountChanges = {}): Me => ({
  id: id as AccountId,
  email: 'harriet@example.com',
  name: 'Harriet Bell',
  roles,
  staffStep: roles.length > 0 ? 'proved' : 'notStaff',
  staffStepFrom: null,
  draftKey: btoa(id.replaceAll('-', '')),
  ...changes,
});

/** Of somebody who has a password and nothing else. */
export const someWaysIn = (changes: Partial<WaysIn> = {}): WaysIn => ({
  password: { lastUsedAt: '2026-11-20T09:00:00.000Z' },
  google: null,
  passkeys: [],
  authenticator: null,
  recoveryCodesLeft: 0,
  asksSecondStep: false,
  isStaff: false,
  recoveryAt: null,
  staffRecoveryAt: null,
  ...changes,
});

export const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 'a-credential',
  name: 'Phone',
  createdAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: null,
  isBackedUp: true,
  isUsable: true,
  ...changes,
});

export const aProfile = (changes: object = {}) => ({
  email: 'harriet@example.com',
  name: 'Harriet Bell',
  hasPassword: true,
  googleEmail: null,
  newEmail: null,
  deletionAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});
