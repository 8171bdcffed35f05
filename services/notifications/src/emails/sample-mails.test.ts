import { OutgoingMail } from '@plainwill/contracts/identity/outgoing-mail';
import { reviewMailKinds } from '@plainwill/contracts/will-data/outgoing-mail';
import { expect, it } from 'vitest';
import { mailSamples, sampleMails } from './sample-mails.ts';

it('has mail of every kind, with each wording', () => {
  const mails = sampleMails({ to: 'anna@example.com', link: 'https://plainwill.example/page' });
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(
    new Set(OutgoingMail.options.map(({ shape }) => shape.kind.value)),
  );
  expect(mails.filter(({ kind }) => kind === 'roleChange')).toHaveLength(4);
});

it('shows staff each as it would be sent, and nobody’s data', async () => {
  const samples = await mailSamples.list({} as Parameters<typeof mailSamples.list>[0]);
  expect(samples.filter(({ group }) => group === 'review')).toHaveLength(reviewMailKinds.length);
  for (const { subject, text } of samples) {
    expect(subject).not.toBe('');
    expect(text).toContain('Plainwill');
  }
});
