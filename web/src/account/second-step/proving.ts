import type { SecondProof } from '@plainwill/contracts/identity/second-proof';

/** The person has given this to show who they are. */
export interface Given {
  password?: string;
  proof: SecondProof;
}

/** How a second step is sent, and what follows. */
export interface Proving {
  prove: (given: Given) => Promise<unknown>;
  onDone: () => void;
  onRefused?: (error: unknown) => void;
}
