import { expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in.tsx';

const visitor = { roles: [], isFromAdminLogin: false, hasJustSignedIn: true, place: null } as const;

it('welcomes who has just signed in, and opens the Will Maker', () => {
  expect(afterSignIn(visitor)).toEqual({ to: '/will-maker', isWelcomed: true });
});

it('opens the Will Maker without a welcome for who was signed in already', () => {
  expect(afterSignIn({ ...visitor, hasJustSignedIn: false })).toEqual({ to: '/will-maker', isWelcomed: false });
});

it.each([{ roles: [] }, { roles: ['admin'] as const }])('goes back to where an earlier sign-in ended', ({ roles }) => {
  expect(afterSignIn({ ...visitor, roles, place: '/account' }).to).toBe('/account');
});

it.each([
  ['admin', '/admin/dashboard'],
  ['readonly', '/admin/dashboard'],
  ['reviewer', '/admin/reviews'],
] as const)('takes %s to %s, without a welcome', (role, to) => {
  expect(afterSignIn({ ...visitor, roles: [role] })).toEqual({ to, isWelcomed: false });
});

it.each([{ roles: [] }, { roles: ['admin'] as const }])(
  'goes back to the staff sign-in before all else when Google was called from there',
  ({ roles }) => {
    expect(afterSignIn({ roles, isFromAdminLogin: true, hasJustSignedIn: true, place: null })).toEqual({
      to: '/admin/login',
      isWelcomed: false,
    });
  },
);
