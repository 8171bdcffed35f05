import { z } from 'zod';
import { Email } from '../identity/credentials.ts';
import { mutation } from '../kit/contract.ts';
import { SubmissionId } from '../shared/ids.ts';

export const enquiryErasureContract = {
  /**
   * Removes what the owner of an account has sent without it: requests to get in touch from their address, and these
   * questionnaires, with all that is recorded of their delivery. Harmless to repeat.
   */
  erase: mutation({
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ email: Email, submissionIds: z.array(SubmissionId).max(10) }),
    output: z.void(),
  }),
};
