import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

function Field() {
  const [value, onChange] = useState('');
  const field = { label: 'Password', name: 'password', autoComplete: 'current-password' };
  return <PasswordField {...field} value={value} onChange={onChange} />;
}

function open() {
  render(<Field />);
  return { user: userEvent.setup(), input: screen.getByLabelText<HTMLInputElement>('Password') };
}

it('hides a password until its owner asks to see it', async () => {
  const { user, input } = open();
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: /^Hide/ }));
  expect(input.type).toBe('password');
});

it('can be filled by a password manager or from the clipboard, exactly as it comes', async () => {
  const { user, input } = open();
  expect(input.autocomplete).toBe('current-password');
  expect(input.maxLength).toBe(-1);
  const long = ` ${'Copper-Field-86 '.repeat(8)}`;
  await user.click(input);
  await user.paste(long);
  expect(input.value).toBe(long);
});
