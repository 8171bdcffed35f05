import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import type { Family, Relative } from '@plainwill/contracts/will-data/what-if/family';
import type { Step } from '@plainwill/law/intestacy/answer';
import { intestacySources } from '@plainwill/law/intestacy/sources';
import { figureTexts } from '../content/figures.ts';
import type { Outcome } from './outcome.ts';
import { spouseTakes } from './outcome-text.ts';
import { isAllForSpouse, nameOf } from './shares-view.ts';
import type { Voice } from './voice.ts';

/**
 * Why it is so, in the voice of the outcome. The rules cited are those of the steps of the answer, which speak of
 * somebody who has died, and in figures that may not have been told.
 */
export function reasonsFor(outcome: Outcome): Step[] {
  const { answer } = outcome;
  const cited = new Set(answer.steps.map(({ source }) => source));
  // So they are also where nobody has said what they are worth.
  if (cited.has(intestacySources.statutoryLegacy)) cited.add(intestacySources.belongings);
  return allReasons(outcome).filter(({ source }) => cited.has(source));
}

function allReasons(outcome: Outcome): Step[] {
  return [...ofHome(outcome), ...ofSpouse(outcome), ...ofChildren(outcome), ...ofOthers(outcome)];
}

const ofHome = ({ answer, family, voice: { you, your } }: Outcome): Step[] =>
  answer.outside.map(({ person }) => ({
    text: `${capitalised(your)} home goes straight to ${person === family.spouse?.id ? nameOf(family.spouse) : 'its other owner'}. A will can’t change that while ${you} own it as joint tenants.`,
    source: intestacySources.survivorship,
  }));

function ofSpouse(outcome: Outcome): Step[] {
  const {
    family,
    answer,
    voice: { you, your },
  } = outcome;
  const { spouse } = family;
  if (!spouse) return [];
  const name = capitalised(nameOf(spouse));
  if (!spouseTakes(outcome)) return whyNot(spouse, outcome.voice);
  const parted: Step[] =
    spouse.status === 'separated'
      ? [
          {
            text: 'Living apart makes no difference. Only a final divorce order does.',
            source: intestacySources.spouse,
          },
        ]
      : [];
  if (answer.shares.some(({ what }) => what === 'everything'))
    return [
      ...parted,
      {
        text: `With no children to share with, ${nameOf(spouse)} gets everything.`,
        source: intestacySources.spouse,
      },
    ];
  const first = `${name} then gets the first ${figureTexts.statutoryLegacy}`;
  return [
    ...parted,
    {
      text: `${name} gets ${your} belongings first: ${your} car, furniture, jewellery and so on.`,
      source: intestacySources.belongings,
    },
    {
      text: isAllForSpouse(family, answer)
        ? `${first}. ${capitalised(you)} own no more than that, so nothing is left to share.`
        : `${first}.`,
      source: intestacySources.statutoryLegacy,
    },
    ...(isAllForSpouse(family, answer)
      ? []
      : [
          {
            text: `Half of what is left goes to ${nameOf(spouse)}, and half to ${your} children.`,
            source: intestacySources.spouse,
          },
        ]),
  ];
}

function whyNot(spouse: NonNullable<Family['spouse']>, { object, you, your }: Voice): Step[] {
  const { status } = spouse;
  const name = capitalised(nameOf(spouse));
  if (status === 'cohabiting' || status === 'engaged')
    return [
      {
        text: `${name} has no share. Someone who has lived with ${object} as a couple for two years, or whom ${you} have supported, can ask a court for help.`,
        source: intestacySources.familyClaims,
      },
    ];
  if (status === 'divorced')
    return [{ text: `${name} has no share after a divorce.`, source: intestacySources.spouse }];
  return [
    {
      text: `A court has separated ${object}, so ${your} things pass as if ${nameOf(spouse)} had died before ${object}. In a civil partnership the same rule is in section 57 of the Civil Partnership Act 2004.`,
      source: intestacySources.judicialSeparation,
    },
  ];
}

const isStep = ({ kind }: Relative) => kind === 'step' || kind === 'foster';

function ofChildren({ family, answer, voice: { you, your } }: Outcome): Step[] {
  const children = family.children ?? [];
  const steps = children.filter(isStep);
  const adopted = children.filter(({ kind, alive }) => kind === 'adopted' && alive !== false);
  const held = answer.shares.filter(({ heldUntil }) => heldUntil !== null);
  const isShared = held.length > 0 || answer.shares.some(({ what }) => what === 'share');
  return [
    {
      text: `With no spouse to inherit, ${your} children share everything equally.`,
      source: intestacySources.descendants,
    },
    ...steps.map((child) => ({
      text: `${nameOf(child)} is a stepchild and has no share. A stepchild ${you} treated as ${your} own can ask a court for help.`,
      source: intestacySources.familyClaims,
    })),
    ...adopted.map((child) => ({
      text: `${nameOf(child)} is adopted, and counts like any other child.`,
      source: intestacySources.adoption,
    })),
    ...(isShared
      ? children.flatMap(standIns).map(({ name, others }) => ({
          text: `${name} has died, so ${listed(others)} ${others.length === 1 ? 'gets' : 'share'} what ${name} would have had.`,
          source: intestacySources.trusts,
        }))
      : []),
    ...(held.length > 0
      ? [
          {
            text: 'The share of anyone under 18 is looked after by others until they are 18.',
            source: intestacySources.trusts,
          },
        ]
      : []),
  ];
}

/** Each of those who have died, and the children who are there instead. */
function standIns(relative: Relative): { name: string; others: string[] }[] {
  if (relative.alive !== false) return [];
  const below = relative.children ?? [];
  const living = below.flatMap(livingFrom).map(nameOf);
  return living.length > 0 ? [{ name: nameOf(relative), others: living }, ...below.flatMap(standIns)] : [];
}

const livingFrom = (relative: Relative): Relative[] =>
  relative.alive === false ? (relative.children ?? []).flatMap(livingFrom) : [relative];

function ofOthers({ family, voice: { object, your } }: Outcome): Step[] {
  const parents = (family.parents ?? []).map(nameOf);
  const group = [family.siblings, family.grandparents, family.auntsAndUncles].flatMap((some) => some ?? [])[0];
  return [
    {
      text: `With no spouse and no children to inherit, ${your} parents share everything equally.`,
      source: intestacySources.bothParents,
    },
    {
      text: `With no spouse and no children to inherit, ${listed(parents)} gets everything.`,
      source: intestacySources.oneParent,
    },
    {
      text: `The law goes down a list and stops at the first group with someone in it: ${group ? nameOf(group) : ''}. They share equally. Children of one who has died share that part.`,
      source: intestacySources.laterClass,
    },
    {
      text: `No relative on the list is left, so everything goes to the Crown. The Crown can give something to people who were close to ${object}, but does not have to.`,
      source: intestacySources.crown,
    },
  ];
}
