import type { ProvisionKind } from '@plainwill/contracts/will-data/questions/provision-questions';
import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';

interface Offer {
  /** Completes "You can also…". */
  title: string;
  /** The label for another one, where there may be several. */
  another?: string;
  /** One sentence. */
  about: string;
}

export const offers: Readonly<Record<Exclude<ProvisionKind, 'residueFallback'>, Offer>> = {
  homeTrust: {
    title: 'Let someone live in your home',
    about: 'A partner or relative can stay for life, or for some years. Then the home goes to the people you choose.',
  },
  belongings: {
    title: 'Leave your personal belongings to someone',
    about: 'Furniture, jewellery, clothes and the like, without listing each thing.',
  },
  pet: {
    title: 'Choose a home for a pet',
    another: 'Choose a home for another pet',
    about: 'Say who should have it, with some money for food and vets.',
  },
  digitalAssets: {
    title: 'Deal with your digital accounts and files',
    about: 'Let your executors manage your online accounts, and say what happens to private photos and messages.',
  },
  guardianSupport: {
    title: 'Set aside money for guardians',
    about: 'Raising your children costs money. Your executors can pay it back from what the children inherit.',
  },
  laterGuardians: {
    title: 'Choose guardians for a child yet to be born',
    about: 'Expecting a child, or hoping to? Say who should look after any child of yours under 18.',
  },
  charityTenth: {
    title: 'Give a tenth to charity',
    about: 'If inheritance tax is due, giving a tenth to charity lowers the tax on the rest from 40% to 36%.',
  },
  advance: {
    title: 'Count what you have already given',
    another: 'Count something else you have given',
    about: 'If you have helped someone before, such as with a home, it can come off their share of the rest.',
  },
  exclusion: {
    title: 'Leave someone out of your will',
    another: 'Leave someone else out',
    about: 'Explain why in a separate statement, in case they make a claim. Nothing about it goes into your will.',
  },
};

export type OfferedKind = keyof typeof offers;

const limits: Partial<Record<ProvisionKind, number>> = {
  pet: recordLimits.pets,
  advance: recordLimits.advances,
  exclusion: recordLimits.exclusions,
};

/** One more of a kind can be added. */
export const hasRoomFor = (kind: ProvisionKind, provisions: readonly Provision[]) =>
  provisions.filter((provision) => provision.kind === kind).length < (limits[kind] ?? 1);
