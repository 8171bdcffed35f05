import { contactQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { dialogFields } from './dialog-draft.ts';
import { MobileFields } from './mobile-fields.tsx';

function InDialog() {
  const [draft, setDraft] = useState({ mobileCountryCode: '+44', mobileNumber: '' });
  return (
    <MobileFields
      of={contactQuestions}
      form={dialogFields(contactQuestions, draft, setDraft)}
      onRead={(found) => setDraft({ ...draft, ...found })}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>(/^Mobile number/);

async function paste(typed: string) {
  const user = show(<InDialog />);
  await user.click(field());
  await user.paste(typed);
  await user.tab();
}

it.each([
  ['+353 85 012 3456', '+353', '850123456'],
  ['00 353 85 012 3456', '+353', '850123456'],
  ['+354 611 1234', '+354', '6111234'],
])('sets the country that %s begins with, offered or not, and says so', async (typed, code, number) => {
  await paste(typed);
  await screen.findByText(`We have set the country code to ${code}.`);
  expect(field().value).toBe(number);
  screen.getByRole('button', { name: new RegExp(`\\${code}`) });
});

it('leaves a number as it is that is of no country, and only remarks on it', async () => {
  await paste('+999 12');
  await screen.findByText(/^Check this number/);
  expect(field().value).toBe('+999 12');
});

it('reads a number again under the country that is chosen for it', async () => {
  const user = show(<InDialog />);
  await user.type(field(), '06 12 34 56 78');
  await user.click(screen.getByRole('button', { name: /Country code/ }));
  await user.click(await screen.findByRole('option', { name: '+33' }));
  await waitFor(() => expect(field().value).toBe('612345678'));
});
