import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import type { FallbackKind } from '@plainwill/contracts/will-data/vocabulary';
import { firstBeneficiaries, type Names } from './name-lists.ts';

/** Nothing is said of a person who is no longer there. */
export function provisionSentence(provision: Provision, names: Names): string {
  const who = firstBeneficiaries(provision.recipients, names);
  const named = (id: string | null) => (id && names.get(id)) || 'someone';
  switch (provision.kind) {
    case 'homeTrust': {
      const { years } = provision;
      const howLong = years === null ? 'for life' : `for ${years} ${years === 1 ? 'year' : 'years'}`;
      return `${named(provision.occupierId)} can live in your home ${howLong}. Then it goes to ${who}.`;
    }
    case 'belongings':
      return `Your personal belongings${provision.withoutVehicles ? ', but not your vehicles,' : ''} go to ${who}.`;
    case 'pet': {
      const money = provision.cashAmount ? `, with ${poundsText(provision.cashAmount)}` : '';
      return `${named(provision.takerId)} gets ${provision.description.replace(/^my\b/i, 'your')}${money}.`;
    }
    case 'digitalAssets':
      return [
        provision.hasPowers && 'Your executors can manage your online accounts.',
        provision.privateFiles === 'hand_over' && `Your private photos and messages go to ${who}.`,
        provision.privateFiles === 'delete' && 'Your private photos and messages are deleted unread.',
      ]
        .filter(Boolean)
        .join(' ');
    case 'guardianSupport':
      return [
        provision.paysCosts && 'Guardians can be repaid what they spend on your children.',
        provision.cashAmount && `Guardians get ${poundsText(provision.cashAmount)} for themselves.`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'laterGuardians':
      return `${named(provision.guardianId)} would look after any child of yours under 18.`;
    case 'charityTenth':
      return `If inheritance tax is due, enough goes to ${who} to bring your gifts to charity to ${provision.percent}% of what is above your basic tax-free amount.`;
    case 'residueFallback':
      return fallbackSentence(provision.fallback, who);
    case 'advance': {
      const name = named(provision.personId);
      return `The ${poundsText(provision.amount)} you already gave ${name} comes off ${name === 'someone' ? 'their' : `${name}’s`} share.`;
    }
    case 'exclusion':
      return `You leave out ${named(provision.personId)}.`;
  }
}

function fallbackSentence(fallback: FallbackKind | null, who: string): string {
  if (fallback === null) return '';
  const heir: Record<FallbackKind, string> = {
    charity: `it goes to ${who}`,
    relatives: 'it goes to your nearest relatives',
    both_families: 'it goes half to your relatives and half to your partner’s',
    law: 'the law decides',
  };
  return `If no one you have named can inherit, ${heir[fallback]}.`;
}
