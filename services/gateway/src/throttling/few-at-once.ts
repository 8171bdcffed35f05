import { Refusal } from '@plainwill/kit/refusal';

/** Fewer than there are connections to identity, so that some are always free for all other calls. */
const most = 48;

/** @throws {Refusal} TooBusy, without having done the work */
export type FewAtOnce = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * For calls with a password, each of which costs identity a hash: a flood of them is turned away here. Left to wait for
 * their turn, they would be given up in the end, and identity with them, as if it were away.
 */
export function createFewAtOnce(): FewAtOnce {
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) throw new Refusal('TooBusy');
    underWay++;
    try {
      return await work();
    } finally {
      underWay--;
    }
  };
}
