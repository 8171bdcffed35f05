import { WillFacts } from '../../../facts/will-facts.ts';
import { type Dice, sharesOf } from './dice.ts';
import { type Cast, levels, referenceTo } from './random-beneficiaries.ts';
import {
  aBody,
  aChild,
  aContact,
  aNamesake,
  aSpouse,
  type Someone,
  type Stored,
  storedAgain,
} from './random-people.ts';

export interface Family {
  facts: WillFacts;
  people: readonly Someone[];
  /** Whom a stored reference means, by the truth of it. */
  find: (type: string | null, id: string | null) => Someone | null;
}

/** A family in whose answers nothing is missing or broken, with everything that a will can do for it. */
export function aFamily(dice: Dice): Family {
  const { upTo, pick, onceIn, someOf } = dice;
  const hasClasses = onceIn(2);
  const spouse = onceIn(2) ? aSpouse(dice) : null;
  const children = Array.from({ length: upTo(4) }, (_, at) => aChild(at, dice));
  const contacts = [
    ...Array.from({ length: 1 + upTo(3) }, (_, at) => aContact(at, !hasClasses, dice)),
    ...Array.from({ length: upTo(2) }, (_, at) => aBody(at, dice)),
  ];
  const stored = [...(spouse ? [spouse] : []), ...children, ...contacts];
  const again = someOf(stored, onceIn(3) ? 2 : 0).map((one, at) => ({ one, row: storedAgain(one, at) }));
  const namesakes = someOf(stored, onceIn(4) ? 1 : 0).flatMap((one, at) =>
    one.someone.body ? [] : aNamesake(one, at),
  );
  const people = [
    ...stored.map(({ someone }) => ({
      ...someone,
      ids: [...someone.ids, ...again.flatMap(({ one, row }) => (one.someone === someone && row ? [row.id] : []))],
    })),
    ...namesakes.map(({ someone }) => someone),
  ];
  const cast: Cast = { dice, people, hasClasses };
  const { mayGiveHome, ...home } = aHome(cast);
  const facts = WillFacts.parse({
    personalDetails: {
      firstName: 'Eleanor',
      middleNames: pick('', 'May'),
      lastName: 'Testerq',
      maritalStatus: spouse?.maritalStatus ?? pick('single', 'divorced', 'widowed'),
    },
    spouseDetails: spouse?.row,
    children: children.map(({ row }) => row),
    contacts: [...contacts, ...again, ...namesakes].flatMap(({ row }) => row ?? []),
    ...home,
    executors: someOf(personsIn(people), 6, 1).map((someone, at) =>
      executorRow(someone, at, pick('primary', 'backup')),
    ),
    guardians: guardiansOf(children, cast),
    guardianGroups: groupsOf(children, cast),
    funeralWishes: { funeralType: 'burial' },
    gifts: Array.from({ length: upTo(3) }, (_, at) => aGift(at, cast, mayGiveHome && at === 0)),
    residuaryRecipients: levels(cast).map(({ id, type, ...beneficiary }) => ({
      ...beneficiary,
      recipientId: id,
      recipientType: type,
    })),
    ...provisions(cast),
    advances: onceIn(2) ? someAdvances(cast) : [],
    residue: { grandchildrenInherit: pick(null, true, false) },
    willSettings: {
      childrenInheritanceAge: pick(null, 16, 18, 21, 25, 30),
      survivorshipDays: pick(null, 0, 1, 14, 28, 29, 90, 180),
      spouseSurvivorship: pick(null, 'same', 'none'),
    },
  });
  const byId = new Map(people.flatMap((someone) => someone.ids.map((id) => [id, someone] as const)));
  const find: Family['find'] = (type, id) =>
    type === 'spouse' ? (people.find((one) => one.type === 'spouse') ?? null) : (byId.get(id ?? '') ?? null);
  return { facts, people, find };
}

/** Those who can act. */
const personsIn = (people: readonly Someone[]) => people.filter(({ body, isDeceased }) => body === null && !isDeceased);

function executorRow(someone: Someone, at: number, executorRole: 'primary' | 'backup') {
  const { type, ids } = someone;
  const named = { spouse: { isSpouse: true }, child: { childId: ids[0] }, contact: { contactId: ids[0] } }[type];
  return { id: `executor-${at}`, ...named, executorRole, orderIndex: at };
}

const living = (children: readonly Stored[]) => children.filter(({ someone }) => !someone.isDeceased);

const guardiansOf = (children: readonly Stored[], { dice, people }: Cast) =>
  living(children).flatMap(({ someone }) => {
    const others = personsIn(people).filter(({ key }) => key !== someone.key);
    return dice.someOf(others, 2, 1).map(({ type, ids }, at) => ({
      childId: someone.ids[0],
      contactId: type === 'spouse' ? null : ids[0],
      guardianType: at === 0 ? 'primary' : 'backup',
      orderIndex: at,
    }));
  });

const groupsOf = (children: readonly Stored[], { dice, people }: Cast) =>
  living(children).flatMap(({ someone }) => {
    const others = personsIn(people).filter(({ key, type }) => key !== someone.key && type !== 'spouse');
    if (others.length < 2 || !dice.onceIn(4)) return [];
    const members = dice.someOf(others, 3, 2).flatMap(({ ids }) => ids[0] ?? []);
    return [{ childId: someone.ids[0], groupName: 'Together', memberIds: members, orderIndex: 0 }];
  });

/** The home, and at most one of a trust of it and leave to give it away. */
function aHome({ dice, people, ...cast }: Cast) {
  const { pick, onceIn } = dice;
  const tenancyType = pick('sole-owner', 'tenants-in-common', 'joint-tenants');
  const homeOwnership = pick('rent', 'own-outright', 'own-mortgage');
  const severance = tenancyType === 'joint-tenants' ? pick(null, 'planned') : null;
  const owner = pick(null, ...personsIn(people).filter(({ type }) => type !== 'child'));
  const isToGive = homeOwnership !== 'rent' && (tenancyType !== 'joint-tenants' || severance !== null);
  const others = people.filter((someone) => someone !== owner);
  const occupier = isToGive && others.length > 0 && onceIn(2) ? owner : null;
  return {
    mayGiveHome: isToGive && occupier === null,
    homeDetails: {
      line1: '4 Mill Lane',
      postcode: 'SY8 1XX',
      homeOwnership,
      tenancyType,
      severance,
      coOwnerId: owner?.ids[0] ?? null,
    },
    homeTrust: occupier && {
      occupierType: occupier.type,
      occupierId: occupier.type === 'spouse' ? null : occupier.ids[0],
      kind: pick(null, 'occupy', 'life_interest'),
      years: pick(null, 1, 10),
      endsOnRemarriage: onceIn(2),
      endsOnCohabitation: onceIn(2),
      endsOnLeaving: pick(null, true, false),
      mayMove: pick(null, true, false),
      outgoings: pick(null, 'occupier', 'shared'),
      mortgage: pick(null, 'with_home', 'paid_by_residue'),
      onlyThisHome: onceIn(3),
      thenTo: levels({ dice, people: others, ...cast }),
    },
  };
}

const animals = ['my dog Bramble', 'my old dog Rex', 'our two cats', 'my Polly'];
const items = ['vase', 'dog', 'premium bonds', '100 shares in Aviary', 'cottage at Ross', 'everything'];

function aGift(at: number, cast: Cast, isHome: boolean) {
  const { pick, upTo, onceIn } = cast.dice;
  const giftType = isHome ? 'specific_item' : pick('specific_item', 'cash_gift', 'life_insurance', 'pension_plan');
  return {
    id: `gift-${at}`,
    giftType,
    itemDescription: isHome ? 'my house' : `${pick('', 'my ', 'the ')}${pick(...items)} g${at}`,
    cashAmount: 1000 + at + pick(0, 0.5),
    provider: pick('', 'Aviary'),
    policyNumber: `g${at}`,
    childrenAccessAge: pick(null, 16, 18, 21, 25),
    grandchildrenInherit: pick(null, true, false),
    amountEach: giftType === 'cash_gift' && onceIn(2),
    taxBorneBy: pick(null, 'residue', 'recipient'),
    mortgage: pick(null, 'with_gift', 'paid_by_residue'),
    onlyIfSpouseFails: giftType !== 'pension_plan' && onceIn(4),
    onlyThisHome: onceIn(3),
    recipients: levels(cast),
    remainderRecipients: giftType === 'life_insurance' && upTo(1) === 1 ? levels(cast) : [],
  };
}

function provisions(cast: Cast) {
  const { dice, people } = cast;
  const { pick, onceIn, someOf } = dice;
  const charities = people.filter(({ body }) => body === 'charity');
  const bodies = people.filter(({ body }) => body !== null);
  const adults = personsIn(people).filter(({ age }) => age === null || age >= 18);
  const kind = pick(null, 'law', 'relatives', 'both_families', ...(bodies.length > 0 ? (['charity'] as const) : []));
  const [beneficiary, substitute] = someOf([...adults, ...charities], 2, 1).map(referenceTo);
  return {
    residueFallback: kind && { kind, charities: kind === 'charity' ? shared(someOf(bodies, 2, 1), dice) : [] },
    charityTenth:
      charities.length > 0 && onceIn(4)
        ? {
            percent: pick(null, 10, 12.5),
            leastAmount: pick(null, 500),
            mostAmount: pick(null, 20_000.5),
            recipients: shared(someOf(charities, 2, 1), dice),
          }
        : null,
    personalChattels: onceIn(3) ? { recipients: levels(cast), withoutVehicles: onceIn(2), hasLetter: onceIn(2) } : null,
    digitalAssets: onceIn(4) ? { hasPowers: true, privateFiles: 'hand_over', recipients: levels(cast) } : null,
    pets:
      beneficiary && onceIn(4)
        ? someOf(animals, 3, 1).map((description, at) => ({
            id: `pet-${at}`,
            description,
            takerType: beneficiary.type,
            takerId: beneficiary.id,
            substituteType: substitute?.type,
            substituteId: substitute?.id,
            cashAmount: pick(null, 1500),
            rehomingCharityId: pick(null, ...charities)?.ids[0],
          }))
        : [],
    guardianSupport: onceIn(3) ? { paysCosts: onceIn(2), adaptsHome: onceIn(2), cashAmount: pick(null, 750) } : null,
  };
}

/** Advances to some of them, a child who has died too; one may have had several. */
function someAdvances({ dice, people }: Cast) {
  const { pick, onceIn, someOf } = dice;
  const some = someOf(
    people.filter(({ body }) => body === null),
    4,
    1,
  );
  return [...some, ...(onceIn(4) ? some.slice(0, 1) : [])].map((someone, at) => {
    const { type, id } = referenceTo(someone);
    return {
      id: `advance-${at}`,
      personType: type,
      personId: id,
      amount: pick(500, 1234.56, 20_000, 30_000_000),
      purpose: pick('', 'towards a home'),
      year: pick(null, 2021),
    };
  });
}

function shared(people: readonly Someone[], dice: Dice) {
  const shares = dice.onceIn(2) ? sharesOf(people.length, dice) : [];
  return people.map(({ ids }, at) => ({ id: ids[0], percentage: shares[at] ?? null }));
}
