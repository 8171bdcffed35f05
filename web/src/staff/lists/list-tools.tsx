import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { DialogActions, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { type SingleKey, SingleKeys } from './single-keys/single-keys.tsx';

interface SavedFilter {
  path: string;
  name: string;
  /** The address after the path. */
  address: string;
}

/** On this device, whoever signs in: a filter says which rows to show and names no one. */
const savedFiltersAtom = atomWithStorage<readonly SavedFilter[]>('plainwill.filters', [], undefined, {
  getOnInit: true,
});

// The page of a list and the row that is open are no filter, and what is searched for may name somebody.
const unsaved = ['search', 'reference', 'number', 'person', 'after', 'before', 'page', 'open'];

function savedPart(mark: string, given: string): string {
  const params = new URLSearchParams(given.replace(/^[?#]/, ''));
  for (const name of unsaved) params.delete(name);
  return params.size > 0 ? `${mark}${params}` : '';
}

/** The filters saved for this page, each a press away, and the keys of its list. */
export function ListTools({ keys = [] }: { keys?: readonly SingleKey[] }) {
  const [path] = useLocation();
  const search = useSearch();
  const hash = useLocationProperty(() => window.location.hash);
  const [saved, setSaved] = useAtom(savedFiltersAtom);
  const [isNaming, setNaming] = useState(false);
  const address = savedPart('?', search) + savedPart('#', hash);
  const here = saved.filter((filter) => filter.path === path);
  const current = here.find((filter) => filter.address === address);
  return (
    <div className="ml-auto flex flex-wrap items-center gap-x-5 gap-y-1">
      {here.length > 0 && (
        <ul aria-label="Saved filters" className="flex flex-wrap gap-x-5">
          {here.map(({ name, address: to }) => (
            <li key={to}>
              <TextLink to={path + to}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {current ? (
        <Button variant="quiet" size="small" onPress={() => setSaved(saved.filter((filter) => filter !== current))}>
          Forget “{current.name}”
        </Button>
      ) : (
        address && (
          <Button variant="quiet" size="small" onPress={() => setNaming(true)}>
            Save this filter
          </Button>
        )
      )}
      <SingleKeys keys={[...keys, ...keysOfList]} />
      {isNaming && (
        <NameFilter
          onClose={() => setNaming(false)}
          onName={(name) => {
            setSaved([...saved, { path, name, address }]);
            setNaming(false);
          }}
        />
      )}
    </div>
  );
}

function NameFilter({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = name.trim();
  return (
    <FormDialog isOpen onClose={onClose} title="Save this filter" isDirty={given !== ''}>
      <Form
        label="Save this filter"
        validationErrors={isMissing ? { filterName: 'Enter a name' } : undefined}
        onSubmit={() => (given ? onName(given) : setMissing(true))}
      >
        <TextField
          label="Name"
          name="filterName"
          hint="Kept on this device. A search by name or number is left out."
          maxLength={40}
          value={name}
          onChange={setName}
        />
        <DialogActions>
          <Button type="submit">Save filter</Button>
        </DialogActions>
      </Form>
    </FormDialog>
  );
}

/** Each row of a list has one element of this kind, which opens it. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-opens-row]')];

function step(by: number) {
  const there = rows();
  const at = there.indexOf(document.activeElement as HTMLElement);
  there[Math.min(Math.max(at + by, 0), there.length - 1)]?.focus();
}

const keysOfList: readonly SingleKey[] = [
  { key: '/', label: 'Search', act: () => document.querySelector<HTMLElement>('search input')?.focus() },
  { key: 'j', label: 'Next row; Enter opens it', act: () => step(1) },
  { key: 'k', label: 'Previous row', act: () => step(-1) },
  {
    key: 'x',
    label: 'Choose the row, where several can be changed at once',
    act: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  },
];
