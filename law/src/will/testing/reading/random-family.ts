import { WillFacts } from '../../../facts/will-facts.ts';
import { type Dice, sharesOf } from './dice.ts';
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
import { type Cast, levels, referenceTo } from './random-takers.ts';

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
    personal_details: {
      first_name: 'Eleanor',
      middle_names: pick('', 'May'),
      last_name: 'Testerq',
      marital_status: spouse?.marital_status ?? pick('single', 'divorced', 'widowed'),
    },
    spouse_details: spouse?.row,
    children: children.map(({ row }) => row),
    contacts: [...contacts, ...again, ...namesakes].flatMap(({ row }) => row ?? []),
    ...home,
    executors: someOf(personsIn(people), 6, 1).map((someone, at) =>
      executorRow(someone, at, pick('primary', 'backup')),
    ),
    guardians: guardiansOf(children, cast),
    guardian_groups: groupsOf(children, cast),
    funeral_wishes: { funeral_type: 'burial' },
    gifts: Array.from({ length: upTo(3) }, (_, at) => aGift(at, cast, mayGiveHome && at === 0)),
    residuary_recipients: levels(cast).map(({ id, type, ...taker }) => ({
      ...taker,
      recipient_id: id,
      recipient_type: type,
    })),
    ...provisions(cast),
    will_settings: {
      children_inheritance_age: pick(null, 16, 18, 21, 25, 30),
      survivorship_days: pick(null, 0, 1, 14, 28, 29, 90, 180),
      spouse_survivorship: pick(null, 'same', 'none'),
    },
  });
  const byId = new Map(people.flatMap((someone) => someone.ids.map((id) => [id, someone] as const)));
  const find: Family['find'] = (type, id) =>
    type === 'spouse' ? (people.find((one) => one.type === 'spouse') ?? null) : (byId.get(id ?? '') ?? null);
  return { facts, people, find };
}

const personsIn = (people: readonly Someone[]) => people.filter(({ body }) => body === null);

function executorRow(someone: Someone, at: number, executor_role: 'primary' | 'backup') {
  const { type, ids } = someone;
  const named = { spouse: { is_spouse: true }, child: { child_id: ids[0] }, contact: { contact_id: ids[0] } }[type];
  return { id: `executor-${at}`, ...named, executor_role, order_index: at };
}

const guardiansOf = (children: readonly Stored[], { dice, people }: Cast) =>
  children.flatMap(({ someone }) => {
    const others = personsIn(people).filter(({ key }) => key !== someone.key);
    return dice.someOf(others, 2, 1).map(({ type, ids }, at) => ({
      child_id: someone.ids[0],
      contact_id: type === 'spouse' ? null : ids[0],
      guardian_type: at === 0 ? 'primary' : 'backup',
      order_index: at,
    }));
  });

const groupsOf = (children: readonly Stored[], { dice, people }: Cast) =>
  children.flatMap(({ someone }) => {
    const others = personsIn(people).filter(({ key, type }) => key !== someone.key && type !== 'spouse');
    if (others.length < 2 || !dice.onceIn(4)) return [];
    const members = dice.someOf(others, 3, 2).flatMap(({ ids }) => ids[0] ?? []);
    return [{ child_id: someone.ids[0], group_name: 'Together', member_ids: members, order_index: 0 }];
  });

/** The home, and at most one of a trust of it and leave to give it away. */
function aHome({ dice, people, ...cast }: Cast) {
  const { pick, onceIn } = dice;
  const tenancy_type = pick('sole-owner', 'tenants-in-common', 'joint-tenants');
  const home_ownership = pick('rent', 'own-outright', 'own-mortgage');
  const severance = tenancy_type === 'joint-tenants' ? pick(null, 'planned') : null;
  const owner = pick(null, ...personsIn(people).filter(({ type }) => type !== 'child'));
  const isToGive = home_ownership !== 'rent' && (tenancy_type !== 'joint-tenants' || severance !== null);
  const others = people.filter((someone) => someone !== owner);
  const occupier = isToGive && others.length > 0 && onceIn(2) ? owner : null;
  return {
    mayGiveHome: isToGive && occupier === null,
    home_details: {
      line_1: '4 Mill Lane',
      postcode: 'SY8 1XX',
      home_ownership,
      tenancy_type,
      severance,
      co_owner_id: owner?.ids[0] ?? null,
    },
    home_trust: occupier && {
      occupier_type: occupier.type,
      occupier_id: occupier.type === 'spouse' ? null : occupier.ids[0],
      kind: pick(null, 'occupy', 'life_interest'),
      years: pick(null, 1, 10),
      ends_on_remarriage: onceIn(2),
      ends_on_cohabitation: onceIn(2),
      ends_on_leaving: pick(null, true, false),
      may_move: pick(null, true, false),
      outgoings: pick(null, 'occupier', 'shared'),
      mortgage: pick(null, 'with_home', 'paid_by_residue'),
      then_to: levels({ dice, people: others, ...cast }),
    },
  };
}

const items = ['vase', 'dog', 'premium bonds', '100 shares in Aviary', 'cottage at Ross', 'everything'];

function aGift(at: number, cast: Cast, isHome: boolean) {
  const { pick, upTo, onceIn } = cast.dice;
  const gift_type = isHome ? 'specific_item' : pick('specific_item', 'cash_gift', 'life_insurance', 'pension_plan');
  return {
    id: `gift-${at}`,
    gift_type,
    item_description: isHome ? 'my house' : `${pick('', 'my ', 'the ')}${pick(...items)} g${at}`,
    cash_amount: 1000 + at + pick(0, 0.5),
    provider: pick('', 'Aviary'),
    policy_number: `g${at}`,
    children_access_age: pick(null, 16, 18, 21, 25),
    grandchildren_inherit: pick(null, true, false),
    amount_each: gift_type === 'cash_gift' && onceIn(2),
    tax_borne_by: pick(null, 'residue', 'recipient'),
    mortgage: pick(null, 'with_gift', 'paid_by_residue'),
    only_if_spouse_fails: gift_type !== 'pension_plan' && onceIn(4),
    recipients: levels(cast),
    remainder_recipients: gift_type === 'life_insurance' && upTo(1) === 1 ? levels(cast) : [],
  };
}

function provisions(cast: Cast) {
  const { dice, people } = cast;
  const { pick, onceIn, someOf } = dice;
  const charities = people.filter(({ body }) => body === 'charity');
  const bodies = people.filter(({ body }) => body !== null);
  const adults = personsIn(people).filter(({ age }) => age === null || age >= 18);
  const kind = pick(null, 'law', 'relatives', 'both_families', ...(bodies.length > 0 ? (['charity'] as const) : []));
  const [taker, substitute] = someOf([...adults, ...charities], 2, 1).map(referenceTo);
  return {
    residue_fallback: kind && { kind, charities: kind === 'charity' ? shared(someOf(bodies, 2, 1), dice) : [] },
    charity_tenth:
      charities.length > 0 && onceIn(4)
        ? {
            percent: pick(null, 10, 12.5),
            least_amount: pick(null, 500),
            most_amount: pick(null, 20_000.5),
            recipients: shared(someOf(charities, 2, 1), dice),
          }
        : null,
    personal_chattels: onceIn(3)
      ? { recipients: levels(cast), without_vehicles: onceIn(2), has_letter: onceIn(2) }
      : null,
    digital_assets: onceIn(4) ? { has_powers: true, private_files: 'hand_over', recipients: levels(cast) } : null,
    pets:
      taker && onceIn(4)
        ? [
            {
              id: 'pet-1',
              description: pick('my dog Bramble', 'our two cats'),
              taker_type: taker.type,
              taker_id: taker.id,
              substitute_type: substitute?.type,
              substitute_id: substitute?.id,
              cash_amount: pick(null, 1500),
              rehoming_charity_id: pick(null, ...charities)?.ids[0],
            },
          ]
        : [],
    guardian_support: onceIn(3)
      ? { pays_costs: onceIn(2), adapts_home: onceIn(2), cash_amount: pick(null, 750) }
      : null,
  };
}

function shared(people: readonly Someone[], dice: Dice) {
  const shares = dice.onceIn(2) ? sharesOf(people.length, dice) : [];
  return people.map(({ ids }, at) => ({ id: ids[0], percentage: shares[at] ?? null }));
}
