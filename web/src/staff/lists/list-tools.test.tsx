import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { show } from '../../testing/show.tsx';
import { ListTools } from './list-tools.tsx';
import { RowChoice, RowOpener } from './row-opener.tsx';

beforeEach(() => localStorage.clear());

function open(address: string, onOpen = vi.fn(), onChange = vi.fn()) {
  window.history.replaceState(null, '', address);
  return show(
    <>
      <search>
        <input aria-label="Search leads" type="search" />
      </search>
      <ListTools />
      <table>
        <tbody>
          {['Ines', 'Tom'].map((name) => (
            <tr key={name}>
              <td>
                <RowChoice label={`Choose ${name}`} isChosen={false} onChange={() => onChange(name)} />
                <RowOpener label={name} onOpen={() => onOpen(name)}>
                  {name}
                </RowOpener>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>,
  );
}

async function save(user: ReturnType<typeof open>, name: string) {
  await user.click(screen.getByRole('button', { name: 'Save this filter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this filter' }));
  await user.type(dialog.getByLabelText('Name'), name);
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
}

it('saves a filter of this list, beyond a sign-out, until it is forgotten', async () => {
  const user = open('/admin/enquiries?overdue=&after=b0a5c1de-0000-4000-8000-000000000001#search=gone');
  await save(user, 'Late ones');
  clearDrafts();
  cleanup();

  const later = open('/admin/enquiries');
  const link = screen.getByRole('link', { name: 'Late ones' });
  expect(link.getAttribute('href')).toBe('/admin/enquiries?overdue=');
  expect(screen.queryByRole('button', { name: 'Save this filter' })).toBeNull();
  await later.click(link);
  await later.click(screen.getByRole('button', { name: 'Forget “Late ones”' }));
  expect(screen.queryByRole('link', { name: 'Late ones' })).toBeNull();
});

it('shows the filters of its own page alone', async () => {
  const user = open('/admin/enquiries?status=new');
  await save(user, 'New ones');
  cleanup();
  open('/admin/complaints');
  expect(screen.queryByRole('link', { name: 'New ones' })).toBeNull();
});

it('asks for a name', async () => {
  const user = open('/admin/enquiries?status=new');
  await user.click(screen.getByRole('button', { name: 'Save this filter' }));
  await user.click(await screen.findByRole('button', { name: 'Save filter' }));
  await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Enter a name').length).toBeGreaterThan(0);
});

it('offers to save no search and no page', () => {
  open('/admin/complaints?page=2&reference=C-7F3K-92QD#search=gone');
  expect(screen.queryByRole('button', { name: 'Save this filter' })).toBeNull();
});

it('goes through the rows by keyboard, chooses one and opens it', async () => {
  const [onOpen, onChange] = [vi.fn(), vi.fn()];
  const user = open('/admin/enquiries', onOpen, onChange);
  await user.keyboard('jjjk{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Ines');
  await user.keyboard('jx');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Tom');
  await user.keyboard('/j');
  expect(screen.getByLabelText<HTMLInputElement>('Search leads').value).toBe('j');
});
