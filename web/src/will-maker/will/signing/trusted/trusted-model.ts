import type { TrustedPerson } from '@plainwill/contracts/will-data/trusted/trusted';
import {
  confirmedThings,
  type TrustedSettings,
  type TrustedThing,
  type TrustedTime,
  timesOfThing,
  trustedThings,
} from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';

/** The things as their owner calls them. */
export const ownThingLabels: Record<TrustedThing, string> = {
  whereItIs: 'That I have a will, and where it is',
  funeralWishes: 'My funeral wishes',
  executorPack: 'Papers for my executors',
  whatAndWhere: 'What I have, and where things are',
  letters: 'My letters that name them as a reader',
  will: 'The words of my will',
};

const timeLabels: Record<TrustedTime, string> = { never: 'Never', now: 'Now', afterRelease: 'After a release' };

export const timeOptions = (thing: TrustedThing) =>
  timesOfThing[thing].map((value) => ({ value, label: timeLabels[value] }));

export const thingsAt = (settings: TrustedSettings, time: TrustedTime) =>
  trustedThings.filter((thing) => settings[thing] === time);

/** These would be read now from this change on, and tell much. */
export const toConfirm = (before: TrustedSettings, after: TrustedSettings) =>
  confirmedThings.filter((thing) => after[thing] === 'now' && before[thing] !== 'now');

export const stateText = ({ state, firstName }: Pick<TrustedPerson, 'state' | 'firstName'>): string => {
  switch (state) {
    case 'invited':
      return 'Invited, not accepted yet';
    case 'active':
      return 'Has accepted';
    case 'left':
      return `${firstName} no longer wants this, or has closed their account`;
  }
};
