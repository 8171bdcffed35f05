import { z } from 'zod';
import { perMinute, query } from '../../kit/contract.ts';
import { FileToSave } from '../will/files.ts';

/** A fact about the current signed will that a form asks, as it is written there. */
const FactToCopy = z.strictObject({ label: z.string(), value: z.string() });
export type FactToCopy = z.infer<typeof FactToCopy>;

const own = { access: 'account', limit: perMinute(60), isCostly: true } as const;

export const whereKeptContract = {
  /** The facts that a register of wills asks; none while no will is recorded as signed. */
  registerFacts: query({ ...own, input: z.void(), output: z.array(FactToCopy) }),
  /** The same facts on paper, or a pack for posting the will to the courts. Nothing is sent to anyone. */
  sheet: query({
    ...own,
    limit: perMinute(20),
    input: z.strictObject({ sheet: z.enum(['courts', 'register']) }),
    output: FileToSave,
  }),
};
