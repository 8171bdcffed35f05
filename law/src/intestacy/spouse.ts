import type { Family, SpouseStatus } from '@plainwill/contracts/will-data/what-if/family';
import { type Death, hasDiedFirst, hasDiedWithin28Days, isOrderUnknown, isOut } from './survival.ts';

export type Spouse = NonNullable<Family['spouse']>;

const stillSpouses: readonly SpouseStatus[] = ['married', 'civil-partner', 'separated', 'conditional-order'];

export const isStillSpouse = ({ status }: Spouse) => stillSpouses.includes(status);

/** A husband, wife or civil partner who takes. Where nobody knows who died first, neither spouse does: s.46(2A). */
export const takesAsSpouse = (spouse: Spouse, death: Death) =>
  isStillSpouse(spouse) &&
  !isOrderUnknown(spouse, death) &&
  !hasDiedFirst(spouse, death) &&
  !hasDiedWithin28Days(spouse, death) &&
  !isOut(spouse);
