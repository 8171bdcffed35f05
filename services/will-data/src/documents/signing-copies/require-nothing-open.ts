import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { Refusal } from '@plainwill/kit/refusal';

/** Refused while a check blocks, or while the testator has not said of a warning that they understand it. */
export function requireNothingOpen(findings: readonly Finding[], understood: readonly string[]) {
  if (findings.some(({ severity }) => severity === 'blocks')) throw new Refusal('WillBlocked');
  const isUnderstood = ({ id, severity }: Finding) => severity !== 'warns' || understood.includes(id);
  if (!findings.every(isUnderstood)) throw new Refusal('WarningsNotUnderstood');
}
