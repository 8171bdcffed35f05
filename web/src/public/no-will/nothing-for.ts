import { capitalised, listed } from '@plainwill/contracts/shared/phrases';
import { figureTexts } from '../content/figures.ts';
import type { Outcome } from './outcome.ts';
import {
  beneficiariesIn,
  childrenInLaw,
  hasDescendants,
  livingBelow,
  spouseName,
  spouseTakes,
} from './outcome-text.ts';
import { isAllForSpouse, nameOf } from './shares-view.ts';

interface NothingFor {
  who: string;
  why: string;
}

/** Lists who gets nothing, first those whom people expect to inherit. */
export function nothingFor(outcome: Outcome): NothingFor[] {
  const { family, answer } = outcome;
  const found: NothingFor[] = [];
  const { spouse } = family;
  if (spouse && !spouseTakes(outcome))
    found.push({ who: capitalised(nameOf(spouse)), why: whyNoSpouse(spouse.status) });
  const living = livingBelow(childrenInLaw(outcome));
  if (living.length > 0 && isAllForSpouse(family, answer)) {
    const who = listed(living.map(nameOf));
    found.push({
      who: capitalised(who),
      why: `What you own comes to no more than the ${figureTexts.statutoryLegacy} that ${spouseName(outcome)} gets first.`,
    });
  }
  const steps = (family.children ?? []).filter(({ kind }) => kind === 'step' || kind === 'foster');
  found.push({
    who: steps.length > 0 ? capitalised(listed(steps.map(nameOf))) : 'Any stepchildren or foster children',
    why: 'Only children by birth or adoption count.',
  });
  const kin = kinBehind(outcome);
  if (kin) found.push(kin);
  found.push({ who: 'Friends, carers and charities', why: 'Only a will can leave them something.' });
  return found;
}

function whyNoSpouse(status: string): string {
  if (status === 'cohabiting' || status === 'engaged')
    return 'You are not married or in a civil partnership. A partner can ask a court for help, but may not get it.';
  return status === 'divorced'
    ? 'You are divorced.'
    : 'A court has separated you. This holds as long as the order is in force and you live apart.';
}

function kinBehind(outcome: Outcome): NothingFor | null {
  if (spouseTakes(outcome) && !hasDescendants(outcome))
    return { who: 'Your parents, brothers and sisters', why: `${capitalised(spouseName(outcome))} comes before them.` };
  if (hasDescendants(outcome))
    return { who: 'Your parents, brothers and sisters', why: 'Your children come before them.' };
  const [first] = beneficiariesIn(outcome);
  if (outcome.family.parents?.length)
    return { who: 'Your brothers and sisters', why: 'Your parents come before them.' };
  if (first?.id === 'siblings')
    return {
      who: 'Half-brothers, half-sisters and other relatives',
      why: 'Your brothers and sisters come before them.',
    };
  return first ? { who: 'More distant relatives', why: `${capitalised(nameOf(first))} come before them.` } : null;
}
