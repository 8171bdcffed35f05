import type { PersonId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import { shareStateOf, wholeShare } from '@plainwill/contracts/will-data/questions/share-rules';
import type { BeneficiaryId, Recipient } from '@plainwill/contracts/will-data/records/recipients';
import { isClass } from '../../../shared/people/beneficiary-classes.ts';
import { type ContactKindAnswers, isBody } from '../../../shared/people/contact-kind.ts';

/** Someone who inherits; priority 1 comes first, and those at one priority share. */
export interface Ranked extends Pick<Recipient, 'personId' | 'priority' | 'exceptIds'> {}

/** Those who inherit together, the first level first; each inherits only if no one before it can. */
export const levelsOf = <R extends Ranked>(list: readonly R[]): R[][] =>
  [...Map.groupBy(list, ({ priority }) => priority)].toSorted(([a], [b]) => a - b).map(([, level]) => level);

/** The list with its levels numbered from 1 without a gap. */
const numbered = <R extends Ranked>(levels: readonly (readonly R[])[]): R[] =>
  levels
    .filter((level) => level.length > 0)
    .flatMap((level, at) => level.map((recipient) => ({ ...recipient, priority: at + 1 })));

interface Standing<R> {
  recipient: R;
  /** The level they are at, counted from 0, and whether anyone shares it. */
  at: number;
  isAlone: boolean;
  count: number;
}

/** A person's standing on the list; undefined for one who is not on it. */
export function standingOf<R extends Ranked>(list: readonly R[], personId: BeneficiaryId): Standing<R> | undefined {
  const levels = levelsOf(list);
  const at = levels.findIndex((level) => level.some((each) => each.personId === personId));
  const level = levels[at];
  const recipient = level?.find((each) => each.personId === personId);
  return level && recipient && { recipient, at, isAlone: level.length === 1, count: levels.length };
}

export const canStep = (list: readonly Ranked[], personId: BeneficiaryId, step: -1 | 1): boolean => {
  const standing = standingOf(list, personId);
  return standing !== undefined && !(standing.isAlone && standing.at === (step < 0 ? 0 : standing.count - 1));
};

/**
 * One step earlier or later: out of a level that is shared into one of their own beside it, and from there into the
 * next. So every order can be reached by steps.
 */
export function stepped<R extends Ranked>(list: readonly R[], personId: BeneficiaryId, step: -1 | 1): R[] {
  const standing = standingOf(list, personId);
  if (!standing || !canStep(list, personId, step)) return [...list];
  const { recipient, at, isAlone } = standing;
  const levels = levelsOf(withoutPerson(list, personId));
  if (isAlone) levels[step < 0 ? at - 1 : at]?.push(recipient);
  else levels.splice(step < 0 ? at : at + 1, 0, [recipient]);
  return numbered(levels);
}

/** Into a level, before its member at `index` or else at its end; the level after the last is a new one. */
export function placed<R extends Ranked>(list: readonly R[], personId: BeneficiaryId, at: number, index?: number): R[] {
  const recipient = standingOf(list, personId)?.recipient;
  if (!recipient) return [...list];
  const levels = levelsOf(list).map((level) => [...level]);
  levels.push([]);
  const target = levels[at];
  if (!target) return [...list];
  const before = index === undefined ? undefined : target.slice(index).find((each) => each.personId !== personId);
  const left = levels.map((level) => level.filter((each) => each.personId !== personId));
  const level = left[at] ?? [];
  level.splice(before ? level.indexOf(before) : level.length, 0, recipient);
  return numbered(left);
}

/** Chosen as a further recipient: among the first, or among those who are next. */
export function withPerson<R extends Ranked>(list: readonly R[], recipient: Omit<R, 'priority'>, isNext = false): R[] {
  const [first, next] = levelsOf(list);
  const last = first?.[0]?.priority ?? 0;
  const priority = isNext && first ? (next?.[0]?.priority ?? last + 1) : last || 1;
  return numbered(levelsOf([...list, { ...recipient, priority } as R]));
}

export const withoutPerson = <R extends Ranked>(list: readonly R[], personId: BeneficiaryId): R[] =>
  numbered(levelsOf(list.filter((each) => each.personId !== personId)));

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** A level's ordinal, counted from 0: "first". */
export const placeLabel = (at: number) => ordinals[at] ?? `number ${at + 1}`;

/** Someone who comes before others. */
export interface Before {
  name: string;
  kind: 'person' | 'body' | 'class';
}

/** Those at a level, as the label of the next one names them. */
export const beforeIn = (
  level: readonly Ranked[] | undefined,
  nameOf: (id: BeneficiaryId) => string,
  contacts: readonly (ContactKindAnswers & { id: PersonId })[],
): Before[] =>
  (level ?? []).map(({ personId }) => {
    const isContactBody = contacts.some((contact) => contact.id === personId && isBody(contact));
    return { name: nameOf(personId), kind: isClass(personId) ? 'class' : isContactBody ? 'body' : 'person' };
  });

/** The label of a level, counted from 0, explains it by those at the one before it. */
export function levelLabel(at: number, before: readonly Before[]): string {
  if (at === 0) return 'First';
  const [only] = before;
  if (at > 1 || !only) return 'If no one above can inherit';
  if (before.length > 1) return 'If none of them can inherit';
  if (only.kind === 'class') return `If none of ${only.name} can inherit`;
  return only.kind === 'body' ? 'If it can’t inherit' : `If ${only.name} dies before you`;
}

type NameOf = (id: BeneficiaryId) => string;
type Sharer = Pick<Recipient, 'personId' | 'exceptIds'> & Partial<Pick<Recipient, 'shareBasisPoints'>>;

/** "Amy Hart (60%)", "my children (except Cara Hart)". */
export function beneficiaryName({ personId, exceptIds = [], shareBasisPoints }: Sharer, nameOf: NameOf): string {
  const details = [
    shareBasisPoints ? shareText(shareBasisPoints) : '',
    exceptIds.length > 0 ? `except ${listed(exceptIds.map(nameOf))}` : '',
  ].filter((detail) => detail !== '');
  return details.length > 0 ? `${nameOf(personId)} (${details.join(', ')})` : nameOf(personId);
}

/** The names of those at a level, with their shares where there are any: "Amy Hart (60%) and Ben Hart (40%)". */
export function levelNames(level: readonly Sharer[], nameOf: NameOf): string {
  const [only] = level;
  if (only && level.length === 1) return beneficiaryName({ ...only, shareBasisPoints: null }, nameOf);
  return listed(level.map((beneficiary) => beneficiaryName(beneficiary, nameOf)));
}

/** "Amy Hart and Ben Hart; if neither can inherit, Sue Finch". */
export function beneficiariesText(recipients: readonly (Ranked & Sharer)[], nameOf: NameOf): string {
  return levelsOf(recipients)
    .map((level, at, levels) => {
      const names = levelNames(level, nameOf);
      return at === 0 ? names : `${unless(levels[at - 1] ?? [])} ${names}`;
    })
    .join('; ');
}

function unless(level: readonly Ranked[]): string {
  if (level.some(({ personId }) => isClass(personId))) return 'if none of them can inherit,';
  if (level.length === 1) return 'if they can’t inherit,';
  return level.length === 2 ? 'if neither can inherit,' : 'if none of them can inherit,';
}

const asTyped = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;

/** "33.33%" in hundredths of a per cent; null for nothing typed; undefined for what is no share. */
export function shareIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const found = asTyped.exec(text.trim());
  if (!found) return undefined;
  const share = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return share >= 1 && share <= wholeShare ? share : undefined;
}

/** "33.33%", "50%". */
export const shareText = (basisPoints: number) => `${basisPoints / 100}%`;

/** How the shares of those at one level stand, in words. */
export function sharesSummary(shares: readonly (number | null)[]): string {
  const state = shareStateOf(shares.map((shareBasisPoints) => ({ shareBasisPoints })));
  if (state.kind === 'equal')
    return shares.length === 1 ? 'Everything' : `Shared equally between the ${shares.length} of them`;
  if (state.isWhole) return '100% given';
  if (state.total > wholeShare)
    return `${shareText(state.total)} given, ${shareText(state.total - wholeShare)} too much`;
  if (state.total < wholeShare) return `${shareText(state.total)} given, ${shareText(wholeShare - state.total)} left`;
  const without = shares.filter((share) => share === null).length;
  return `100% given, and ${without === 1 ? 'one person has' : `${without} people have`} none`;
}
