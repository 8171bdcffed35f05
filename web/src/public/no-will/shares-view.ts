import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import type { IntestacyAnswer, IntestateShare } from '@plainwill/law/intestacy/answer';
import { kinQuestions } from '@plainwill/law/intestacy/family-answers';
import { peopleIn } from '@plainwill/law/intestacy/people';
import { takesAsSpouse } from '@plainwill/law/intestacy/spouse';
import { pounds } from '@plainwill/law/intestacy/steps/wording';
import { figureTexts } from '../content/figures.ts';
import type { Outcome } from './outcome.ts';
import type { Voice } from './voice.ts';

/** Picture and table both show who gets what in one family. */
export interface SharesView {
  /** The name of the person whose family it is. */
  name: string;
  rows: ShareRow[];
  spouse: TreePerson | null;
  /** The people below, or the relatives who inherit instead. */
  others: TreePerson[];
  /** The pool goes to the state. */
  isCrown: boolean;
}

export interface ShareRow {
  key: string;
  person: string;
  who: string;
  what: string;
  /** The amount is null where no figure is known. */
  amount: string | null;
  pence: number;
  isHeld: boolean;
}

export interface TreePerson {
  key: string;
  name: string;
  /** Their part, in a line or two; empty where they get nothing. */
  share: readonly string[];
  isHeld: boolean;
  hasDied: boolean;
  children: TreePerson[];
}

export const nameOf = ({ name, id }: { id: string; name?: string | undefined }) => name ?? id;

/** These stand for everybody of a class. */
export const isGroup = (id: string) => (kinQuestions.slice(2) as readonly string[]).includes(id);

const fractionNames: Record<string, string> = {
  '1/2': 'half',
  '1/3': 'a third',
  '1/4': 'a quarter',
  '1/5': 'a fifth',
  '1/6': 'a sixth',
  '1/7': 'a seventh',
  '1/8': 'an eighth',
  '1/9': 'a ninth',
  '1/10': 'a tenth',
  '1/12': 'a twelfth',
};

const part = (fraction: string) => fractionNames[fraction] ?? fraction;

/** Says what a row gives, as a person would say it. */
function whatOf({ person, what, fraction }: IntestateShare, isOfRest: boolean, { your }: Voice): string {
  switch (what) {
    case 'everything':
      return 'Everything';
    case 'personal chattels':
      return capitalised(`${your} belongings`);
    case 'statutory legacy':
      return `The first ${figureTexts.statutoryLegacy}`;
    case 'half of the rest':
      return 'Half of the rest';
    case 'share':
      if (isGroup(person)) return 'Everything, in equal shares';
      if (fraction === null || fraction === '1') return 'Everything';
      return capitalised(`${part(fraction)} of ${isOfRest ? 'the rest' : 'everything'}`);
  }
}

/** Says if a spouse gets it all, under whatever names. */
export function isAllForSpouse({ spouse }: Family, { shares }: IntestacyAnswer): boolean {
  return Boolean(spouse) && shares.length > 0 && shares.every(({ person }) => person === spouse?.id);
}

export function sharesView({ family, answer, isEstateTold, voice }: Outcome): SharesView {
  const names = new Map([...peopleIn(family)].map(({ person }) => [person.id, nameOf(person)]));
  const isForSpouse = isAllForSpouse(family, answer);
  const isOfRest = answer.shares.some(({ what }) => what === 'half of the rest');
  const rows = isForSpouse
    ? [oneRow(answer, names, isEstateTold)]
    : withBelongings(answer.shares).map((share) => ({
        key: `${share.person} ${share.what}`,
        person: share.person,
        who: capitalised(names.get(share.person) ?? ''),
        what: whatOf(share, isOfRest, voice),
        amount: amountOf(share, isEstateTold),
        pence: share.pence,
        isHeld: share.heldUntil !== null,
      }));
  const { spouse } = family;
  const isSpouseIn = spouse && takesAsSpouse(spouse, family);
  const toTree = (relative: Relative): TreePerson => treePerson(relative, rows);
  return {
    name: voice.name,
    rows: answer.crown > 0 ? [crownRow(answer, isEstateTold)] : rows,
    spouse: isSpouseIn ? treePerson(spouse, rows) : null,
    others: [
      ...(family.children ?? []).filter(({ kind }) => kind !== 'step' && kind !== 'foster').map(toTree),
      ...[family.parents, family.siblings, family.grandparents, family.auntsAndUncles]
        .flatMap((relatives) => relatives ?? [])
        .filter(({ id }) => rows.some(({ person }) => person === id))
        .map(toTree),
    ],
    isCrown: answer.crown > 0,
  };
}

/** A spouse gets the belongings whatever they are worth. */
function withBelongings(shares: readonly IntestateShare[]): readonly IntestateShare[] {
  const [first] = shares;
  return first?.what === 'statutory legacy' ? [{ ...first, what: 'personal chattels', pence: 0 }, ...shares] : shares;
}

function amountOf({ what, pence }: IntestateShare, isEstateTold: boolean): string | null {
  if (!isEstateTold) return null;
  return what === 'personal chattels' && pence === 0 ? 'Not counted' : pounds(pence);
}

const oneRow = (
  { shares, estatePence }: IntestacyAnswer,
  names: ReadonlyMap<string, string>,
  isEstateTold: boolean,
): ShareRow => {
  const person = shares[0]?.person ?? '';
  return {
    key: person,
    person,
    who: capitalised(names.get(person) ?? ''),
    what: 'Everything',
    amount: isEstateTold ? pounds(estatePence) : null,
    pence: estatePence,
    isHeld: false,
  };
};

const crownRow = ({ crown }: IntestacyAnswer, isEstateTold: boolean): ShareRow => ({
  key: 'crown',
  person: 'crown',
  who: 'The Crown',
  what: 'Everything',
  amount: isEstateTold ? pounds(crown) : null,
  pence: crown,
  isHeld: false,
});

function shareLines(own: readonly ShareRow[]): string[] {
  const lines = own.map(({ what, amount, pence }) =>
    amount === null || pence === 0 || what.endsWith(amount) ? what : `${what}: ${amount}`,
  );
  if (own.length < 2 || own[0]?.amount === null) return lines;
  return [`${pounds(own.reduce((sum, { pence }) => sum + pence, 0))} in all`, ...lines];
}

function treePerson(person: Relative, rows: readonly ShareRow[]): TreePerson {
  const own = rows.filter((row) => row.person === person.id);
  const hasDied = person.alive === false;
  return {
    key: person.id,
    name: capitalised(nameOf(person)),
    share: shareLines(own),
    isHeld: own.some(({ isHeld }) => isHeld),
    hasDied,
    children: hasDied ? (person.children ?? []).map((child) => treePerson(child, rows)) : [],
  };
}
