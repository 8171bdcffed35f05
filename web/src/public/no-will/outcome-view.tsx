import { capitalised } from '@plainwill/contracts/shared/phrases';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { nothingFor } from './nothing-for.ts';
import type { Outcome } from './outcome.ts';
import { headlineOf } from './outcome-text.ts';
import { reasonsFor } from './reasons.ts';
import { SharesTable } from './shares-table.tsx';
import { SharesTree } from './shares-tree.tsx';
import { nameOf, sharesView } from './shares-view.ts';

interface OutcomeViewProps {
  outcome: Outcome;
  /** The condition of this outcome, if there are several. */
  condition: string | null;
}

/** Shows one family’s outcome: in a sentence, a picture, a table, and the rules behind it. */
export function OutcomeView({ outcome, condition }: OutcomeViewProps) {
  const { family, answer, voice } = outcome;
  const view = sharesView(outcome);
  const caption = condition ? `Who gets what ${condition.replace(/^If/, 'if')}` : 'Who gets what without a will';
  return (
    <section aria-label={caption} className="flex flex-col gap-5">
      {condition && (
        <p className="font-semibold">{`${condition}: ${headlineOf(outcome).replace(/^(?:Your|Their) /, (whose) => whose.toLowerCase())}`}</p>
      )}
      <SharesTree view={view} label={`Picture: ${caption.replace(/^W/, 'w')}`} />
      {answer.outside.length > 0 && (
        <p>{`${capitalised(voice.your)} home goes straight to ${family.spouse ? nameOf(family.spouse) : 'its other owner'}. It is not part of these shares.`}</p>
      )}
      <SharesTable caption={caption} rows={view.rows} />
      <Disclosure summary="Why?">
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:font-semibold marker:text-deep">
          {reasonsFor(outcome).map(({ text, source }) => (
            <li key={text} className="pl-1">
              {text}
              <span className="block text-small text-muted">{source}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}

/** The people who get nothing in any case come apart from the rest, each with the reason. */
export function NothingList({ outcomes }: { outcomes: readonly Outcome[] }) {
  const [first = [], ...others] = outcomes.map(nothingFor);
  const always = first.filter(({ who }) => others.every((other) => other.some((entry) => entry.who === who)));
  return (
    <div className="rounded-field border-2 border-dashed border-field p-4 sm:p-5">
      <h4 className="font-semibold">Who gets nothing</h4>
      <ul className="mt-2 flex flex-col gap-2">
        {always.map(({ who, why }) => (
          <li key={who}>
            <strong>{who}.</strong> {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
