import type { ResiduaryRecipient } from '@plainwill/contracts/will-data/residue';

const whole = 10_000;

/** Whether at each priority either nobody has a share of their own or everybody has, and they make up the whole. */
export const areSharesWhole = (recipients: readonly ResiduaryRecipient[]) =>
  [...Map.groupBy(recipients, ({ priority }) => priority).values()].every((level) => {
    const shares = level.map(({ shareBasisPoints }) => shareBasisPoints);
    const given = shares.filter((share) => share !== null);
    if (given.length === 0) return true;
    return given.length === shares.length && given.reduce((sum, share) => sum + share, 0) === whole;
  });
