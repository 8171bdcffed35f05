import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';

const listClasses = 'max-h-72 overflow-auto rounded-field border border-field bg-card p-1';
const itemClasses =
  'flex min-h-11 cursor-pointer items-center rounded-field px-3 py-1.5 hover:bg-sage data-selected:bg-sage data-selected:font-semibold focus-visible:-outline-offset-3';

interface ResultListProps<Result> {
  /** Its id; it says what the list holds. */
  captionId: string;
  results: readonly Result[];
  idOf: (result: Result) => string;
  /** A result in one line, for whoever hears it or types its first letters. */
  textOf: (result: Result) => string;
  show: (result: Result) => ReactNode;
  onChoose: (result: Result) => void;
  /** Nothing can be chosen while what was chosen is on its way. */
  isBusy?: boolean;
  whenEmpty?: string;
}

/** A search offers its results, to choose one. */
export function ResultList<Result>(props: ResultListProps<Result>) {
  const items = props.results.map((result) => ({ id: props.idOf(result), result }));
  return (
    <ListBox
      aria-labelledby={props.captionId}
      aria-busy={props.isBusy || undefined}
      items={items}
      selectionMode="single"
      onSelectionChange={(keys) => {
        const chosen = items.find(({ id }) => keys !== 'all' && keys.has(id));
        if (chosen && !props.isBusy) props.onChoose(chosen.result);
      }}
      renderEmptyState={() => <p className="px-3 py-2.5 text-muted">{props.whenEmpty}</p>}
      className={listClasses}
    >
      {({ result }) => (
        <ListBoxItem textValue={props.textOf(result)} className={itemClasses}>
          {props.show(result)}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
