import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { CoupleView, RestBeneficiary, RestByOrder } from '@plainwill/contracts/will-data/couple/couple-view';
import { ownWishes, partnersWishes, type WishReader } from '@plainwill/law/couple/wish-texts';
import { diesFirst, diesTogether, viewEntries } from './view-entries.ts';

interface SideBySideProps {
  views: { mine: CoupleView; theirs: CoupleView };
  partner: string;
}

/** Shows the answers of both, fact by fact, and where everything else goes in each order in which they may die. */
export function SideBySide({ views: { mine, theirs }, partner }: SideBySideProps) {
  const rows = rowsOf({ mine, theirs }, partner);
  const [own, other] = [mine.wishes.self?.rest, theirs.wishes.partner?.rest];
  return (
    <>
      {rows.length > 0 && <FactsTable rows={rows} partner={partner} />}
      {own && other && <BothWills own={own} other={other} partner={partner} />}
    </>
  );
}

interface Row {
  term: string;
  mine: string;
  theirs: string;
}

/** Leaves out the outcome of the residue, which is drawn. */
const withoutRest = ({ wishes: { self, partner }, ...view }: CoupleView): CoupleView => ({
  ...view,
  wishes: { self: self && { ...self, rest: null }, partner: partner && { ...partner, rest: null } },
});

/** The facts that both have told. */
function rowsOf({ mine, theirs }: SideBySideProps['views'], partner: string): Row[] {
  const other = new Map(viewEntries(withoutRest(theirs), partner).map(({ term, detail }) => [term, detail]));
  return viewEntries(withoutRest(mine), partner).flatMap(({ term, detail }) => {
    const theirDetail = other.get(term);
    return theirDetail === undefined ? [] : [{ term, mine: detail, theirs: theirDetail }];
  });
}

const FactsTable = ({ rows, partner }: { rows: readonly Row[]; partner: string }) => (
  <section aria-label="Side by side" className="flex flex-col gap-3">
    <h3 className="heading text-title">Side by side</h3>
    <table className="w-full table-fixed border-collapse text-left wrap-anywhere">
      <thead>
        <tr className="border-b border-line align-bottom">
          <th className="py-2 pr-3 font-semibold">Your answers</th>
          <th className="py-2 font-semibold">{capitalised(partner)}’s answers</th>
        </tr>
      </thead>
      {rows.map(({ term, mine, theirs }) => (
        <tbody key={term} className="border-b border-line align-top">
          <tr>
            <th colSpan={2} scope="rowgroup" className="pt-2 text-small font-normal text-muted">
              {term}
            </th>
          </tr>
          <tr>
            <td className="pr-3 pb-2">{mine}</td>
            <td className="pb-2">{theirs}</td>
          </tr>
        </tbody>
      ))}
    </table>
  </section>
);

interface BothWillsProps {
  own: RestByOrder;
  other: RestByOrder;
  partner: string;
}

/** Two wills, one after the other: whoever takes everything of the first may leave it by the second. */
function BothWills({ own, other, partner }: BothWillsProps) {
  const [mine, theirs] = [ownWishes(partner), partnersWishes(partner)];
  const [myWill, theirWill] = ['your will', `${partner}’s will`];
  const cases = [
    {
      title: diesFirst('you'),
      steps: inTurn(
        { will: myWill, beneficiaries: own.first, reader: mine },
        { will: theirWill, beneficiaries: other.second, reader: theirs },
      ),
    },
    {
      title: diesFirst(partner),
      steps: inTurn(
        { will: theirWill, beneficiaries: other.first, reader: theirs },
        { will: myWill, beneficiaries: own.second, reader: mine },
      ),
    },
    {
      title: diesTogether,
      steps: [
        { will: myWill, beneficiaries: own.together, reader: mine },
        { will: theirWill, beneficiaries: other.together, reader: theirs },
      ],
    },
  ];
  return (
    <section aria-label="Where everything else goes" className="flex flex-col gap-3">
      <h3 className="heading text-title">Where everything else goes</h3>
      <p className="max-w-words">
        As both wills stand, once gifts are paid. Neither will binds the other: each of you can change your own at any
        time.
      </p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {cases.map(({ title, steps }) => (
          <li key={title} className="rounded-card border border-line p-4 text-center">
            <h4 className="font-semibold">{capitalised(title)}</h4>
            <ol>
              {steps.map((step, at) => (
                <Step key={step.will} step={step} isLater={at > 0 && title !== diesTogether} />
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WillStep {
  will: string;
  beneficiaries: readonly RestBeneficiary[];
  reader: WishReader;
}

/** The second will comes into it only where the second of the two takes something by the first. */
const inTurn = (first: WillStep, second: WillStep): WillStep[] =>
  first.beneficiaries.some(({ isSpouse }) => isSpouse) ? [first, second] : [first];

const Step = ({ step: { will, beneficiaries, reader }, isLater }: { step: WillStep; isLater: boolean }) => (
  <li className="break-inside-avoid">
    {/* Borders, so that the line is there in forced colours and on paper too. */}
    <span aria-hidden className="mx-auto block h-4 w-0 border-l-2 border-clay" />
    <p className="text-small text-muted">{capitalised(isLater ? `then ${will}` : will)}</p>
    <ul className="mx-auto mt-1 flex w-fit max-w-full flex-wrap justify-center gap-2">
      {beneficiaries.length === 0 && (
        <li className="rounded-field border border-field px-3 py-1.5">Nobody who is named</li>
      )}
      {beneficiaries.map(({ name, isSpouse, shareBasisPoints }) => (
        <li
          key={name}
          className={`rounded-field border border-field px-3 py-1.5 wrap-anywhere print:bg-transparent ${isSpouse ? 'bg-butter-pale' : 'bg-sage'}`}
        >
          {isSpouse ? capitalised(reader.spouse) : name}
          {beneficiaries.length > 1 && <span className="block text-small">{shareBasisPoints / 100}%</span>}
        </li>
      ))}
    </ul>
  </li>
);
