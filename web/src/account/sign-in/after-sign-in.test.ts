import { afterEach, expect, it, vi } from 'vitest';
import { forbidStorage } from '../../testing/forbid-storage.ts';
import { adminGoogleMark, afterSignIn, signingInMark } from './after-sign-in.tsx';

const visitor = {
  roles: [],
  staffStep: 'notStaff',
  isFromAdminLogin: false,
  signedInBy: 'otherwise',
  place: null,
} as const;
const admin = { ...visitor, roles: ['admin'], staffStep: 'proved' } as const;

// Before the set-up of all tests clears the storage.
afterEach(() => void vi.restoreAllMocks());

it('welcomes who has just signed in, and opens the Will Maker', () => {
  expect(afterSignIn(visitor)).toEqual({ to: '/will-maker', isWelcomed: true, isOffered: false });
});

it('opens the Will Maker without a welcome for who was signed in already', () => {
  expect(afterSignIn({ ...visitor, signedInBy: null })).toMatchObject({ to: '/will-maker', isWelcomed: false });
});

it('offers a passkey after a password, unless that was in the middle of something', () => {
  expect(afterSignIn({ ...visitor, signedInBy: 'password' }).isOffered).toBe(true);
  expect(afterSignIn({ ...visitor, signedInBy: 'password', place: '/will-maker?tab=wishes' }).isOffered).toBe(false);
  expect(afterSignIn({ ...admin, signedInBy: 'password' }).isOffered).toBe(false);
});

it.each([visitor, admin])('goes back to where an earlier sign-in ended', (person) => {
  expect(afterSignIn({ ...person, place: '/account' }).to).toBe('/account');
});

it.each([
  ['admin', '/admin/dashboard'],
  ['readonly', '/admin/dashboard'],
  ['reviewer', '/admin/reviews'],
] as const)('takes %s to %s, without a welcome', (role, to) => {
  expect(afterSignIn({ ...admin, roles: [role] })).toMatchObject({ to, isWelcomed: false });
});

it('takes who needs a second step for their role to the staff pages, which show how', () => {
  expect(afterSignIn({ ...visitor, staffStep: 'needed' })).toMatchObject({ to: '/admin/login', isWelcomed: false });
});

it.each([visitor, admin])('goes back to the staff sign-in before all else when Google was called there', (person) => {
  expect(afterSignIn({ ...person, isFromAdminLogin: true })).toMatchObject({ to: '/admin/login', isWelcomed: false });
});

it.each([adminGoogleMark, signingInMark])('has no mark of a sign-in where the browser forbids its storage', (mark) => {
  forbidStorage();
  mark.set();
  expect(mark.isSet()).toBe(false);
  expect(mark.take() || null).toBeNull();
});
