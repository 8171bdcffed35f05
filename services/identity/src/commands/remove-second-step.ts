import { removeLostSteps } from '../recovery/step-removals/remove-lost-steps.ts';
import { asOperator, end } from './operator-command.ts';

const [, , email = ''] = process.argv;
if (!email) end('Say whose second step: npm run remove-second-step -- someone@example.com', 2);

const outcome = await asOperator((em, by) => removeLostSteps(em, by, email));
if (outcome === 'passkeysStay') {
  const lines = [
    `Nothing but passkeys opens the account of ${email}, so they stay; every other second step is removed.`,
    'If the passkeys are lost, let them choose a password by mail (“Forgotten your password?”) and run this again.',
  ];
  end(lines.join('\n'), 0);
}
const refusals = {
  noAccount: `No one has a confirmed account with the address ${email}.`,
  notStaff: `${email} has no role here. People without a role can recover their account where they sign in.`,
  noStep: `${email} has no second step.`,
} as const;
if (outcome !== 'removed') end(refusals[outcome], 1);
end(
  `The second steps of ${email} are removed. They sign in with their password, or choose one by mail, and set up another.`,
  0,
);
