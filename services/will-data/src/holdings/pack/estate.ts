import {
  type HoldingKind,
  holdingKindLabels,
  holdingKinds,
} from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { SheetPart } from '../../documents/guidance/sheet.ts';
import { holdingLines, listedOn, type PackSources } from './pack-sources.ts';

type Holding = PackSources['holdings'][number];

/** They usually go to whoever the scheme or the insurer pays. */
const outside: readonly HoldingKind[] = ['pension', 'life_insurance'];
const elsewhere: readonly HoldingKind[] = ['papers', 'to_call'];

/** The holdings that are owned or owed, without papers and people. */
export const isOfEstate = ({ kind }: Holding) => !elsewhere.includes(kind);

const byWho = (one: Holding, other: Holding) => one.who.localeCompare(other.who, 'en-GB');
const byKind = (one: Holding, other: Holding) => holdingKinds.indexOf(one.kind) - holdingKinds.indexOf(other.kind);

const estateEntry = (holding: Holding) => ({
  title: holding.who ? `${holding.who}: ${holding.what}` : holding.what,
  lines: [holdingKindLabels[holding.kind], ...holdingLines(holding)],
});

const group = (heading: string, holdings: readonly Holding[], text?: string): SheetPart[] =>
  holdings.length > 0 ? [{ heading, level: 2, ...(text && { text }), entries: holdings.map(estateEntry) }] : [];

const outsideText =
  'Pensions and life insurance usually do not pass under the will. Ask each who is to be paid. For deaths on or after 6 April 2027 most unused pension money counts for inheritance tax.';

/** Only where the answers say so: a home of joint tenants goes to the other owner. */
const jointHome = ({ will: { home } }: PackSources): SheetPart[] =>
  home.tenancy === 'joint-tenants'
    ? [
        {
          heading: 'The home',
          level: 2,
          text: 'The answers say that the home is held as joint tenants. If that is still so, it passes to the other owner and not under the will.',
        },
      ]
    : [];

/** First what passes outside the will, then by who must be written to. */
export function whatThereIs(sources: PackSources): SheetPart[] {
  const estate = sources.holdings.filter(isOfEstate);
  const [passing, rest] = [estate.filter(({ kind }) => outside.includes(kind)), estate.filter(isPossession)];
  const owed = estate.filter(({ kind }) => kind === 'debt');
  return [
    {
      heading: 'What there is and what is owed',
      text: `${listedOn(sources)} It may not be everything, and says nothing of what anything is worth.${estate.length === 0 ? ' Nothing is listed.' : ''}`,
    },
    ...jointHome(sources),
    ...group('Usually outside the will', passing.toSorted(byWho), outsideText),
    ...group('To write to, by name', rest.filter(({ who }) => who).toSorted(byWho)),
    ...group('With no one to write to', rest.filter(({ who }) => !who).toSorted(byKind)),
    ...group('What is owed, and regular payments', owed.toSorted(byWho)),
  ];
}

const isPossession = ({ kind }: Holding) => kind !== 'debt' && !outside.includes(kind);
