import {
  qualificationNames,
  qualifications,
  regulatorLength,
  regulatorNumberLength,
} from '@plainwill/contracts/identity/reviewer-vocabulary';
import { roles } from '@plainwill/contracts/shared/roles';
import { lineOfText } from '@plainwill/contracts/shared/text';
import { Refusal } from '@plainwill/kit/refusal';
import { z } from 'zod';
import { grantRole } from '../staff/roles/roles.ts';
import { asOperator, end } from './operator-command.ts';

const [, , givenRole, email = '', qualification, regulator = '', registration = ''] = process.argv;
const role = z.enum(roles).safeParse(givenRole);

const howToGrantReviewer = [
  'Say what you have checked of a reviewer: their qualification, who regulates them, and their number there.',
  'npm run grant-role -- reviewer someone@example.com solicitor "SRA" 123456',
  `Qualifications: ${qualifications.map((one) => `${one} (${qualificationNames[one]})`).join(', ')}.`,
].join('\n');

if (!role.success || !email)
  end(`Say which role and whose: npm run grant-role -- admin someone@example.com. Roles: ${roles.join(', ')}`, 2);
if (role.data !== 'reviewer' && qualification !== undefined) end('Only a reviewer has a qualification.', 2);

const checked = z
  .strictObject({
    qualification: z.enum(qualifications),
    regulator: lineOfText(regulatorLength, 'The regulator'),
    registration: lineOfText(regulatorNumberLength, 'The number'),
  })
  .optional()
  .safeParse(qualification === undefined ? undefined : { qualification, regulator, registration });
if (!checked.success) end(howToGrantReviewer, 2);

const isGranted = await asOperator((em, by) => grantRole(em, by, email, role.data, checked.data)).catch(
  (cause: unknown) => {
    if (cause instanceof Refusal && cause.reason === 'QualificationNeeded') end(howToGrantReviewer, 2);
    throw cause;
  },
);
if (!isGranted) end(`${email} has no confirmed account. Sign up and open the link in the mail first.`, 1);
end(
  `${email} is now ${role.data}. They sign in again to use it, on a server with a second step, a passkey or an authenticator app: the staff pages say how.`,
  0,
);
