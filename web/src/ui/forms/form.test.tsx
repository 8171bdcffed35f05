import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Form } from './form.tsx';

function SignBook() {
  const [name, setName] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form onSubmit={() => setErrors(name ? {} : { name: 'Enter your name' })} validationErrors={errors}>
      <TextField label="Name" name="name" hint="As on your passport" value={name} onChange={setName} />
      <Button type="submit">Sign</Button>
    </Form>
  );
}

it('moves to a summary of what is wrong, which leads to the field and says the same beside it', async () => {
  const user = show(<SignBook />);
  await user.click(screen.getByRole('button', { name: 'Sign' }));

  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Error: Enter your name',
    'As on your passport',
  ]);

  await user.click(screen.getByRole('button', { name: 'Enter your name' }));
  expect(document.activeElement).toBe(field);
});

it('is quiet again once all is right', async () => {
  const user = show(<SignBook />);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Harriet{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says no more beside a field that has been filled in since', async () => {
  const user = show(<SignBook />);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, 'Harriet');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull());
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});
