import type { PersonId } from '@plainwill/contracts/shared/ids';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord, anExecutor } from '../../../testing/a-family.ts';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import FamilyPicture from './family-picture.tsx';

const aFamily = () => {
  const contacts = Array.from({ length: 8 }, (_, n) => aContactNamed(`Friend${n} Reed`));
  return aMarriedRecord({
    children: [aChildNamed('Rosie')],
    contacts,
    executors: [anExecutor('spouse'), ...contacts.map(({ id }) => anExecutor(id, { role: 'backup' }))],
  });
};

it('shows you alone, and says how others appear', async () => {
  showInWillMaker(<FamilyPicture />, aTestatorRecord());
  const picture = await screen.findByRole('region', { name: 'Your family, and what they do' });
  expect(within(picture).getByRole('link', { name: 'You' }).getAttribute('href')).toBe(
    '/will-maker?section=personalDetails',
  );
  within(picture).getByText('People appear here as you add them.');
  expect(within(picture).queryByRole('button')).toBeNull();
});

it('leads from each person to where they are entered', async () => {
  showInWillMaker(<FamilyPicture />, aFamily());
  const own = await screen.findByRole('list', { name: 'Your generation' });
  expect(
    within(own)
      .getByRole('link', { name: /^Daniel, husband\s*Executor$/ })
      .getAttribute('href'),
  ).toBe('/will-maker?section=spouseDetails');
  expect(
    within(screen.getByRole('list', { name: 'Your children’s generation' }))
      .getByRole('link', { name: /^Rosie/ })
      .getAttribute('href'),
  ).toBe('/will-maker?section=children&record=rosie');
});

it('has room for six others, and a list of all of them', async () => {
  const user = showInWillMaker(<FamilyPicture />, aFamily());
  const others = await screen.findByRole('list', { name: 'Others with a part in your will' });
  expect(within(others).getAllByRole('link')).toHaveLength(6);
  screen.getByText('and 2 more');
  await user.click(screen.getByRole('button', { name: 'Show as a list' }));
  within(screen.getByRole('list', { name: 'You and Daniel' })).getByRole('link', { name: 'Daniel' });
  within(screen.getByRole('list', { name: 'Your children' })).getByRole('link', { name: 'Rosie' });
  const everyone = screen.getByRole('list', { name: 'Others with a part in your will' });
  expect(within(everyone).getAllByRole('listitem')).toHaveLength(8);
  expect(within(everyone).getAllByText('Backup executor')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show as a picture' }));
  screen.getByRole('list', { name: 'Your generation' });
});

it('reads as a list of relations by generation, with those who have died and those born later', async () => {
  const record = aMarriedRecord({
    children: [
      aChildNamed('Rosie', { otherParentId: 'spouse' as PersonId }),
      aChildNamed('Leo', { relationship: 'Stepson', otherParentId: 'ann' as PersonId }),
    ],
    contacts: [
      aContactNamed('Ann Reed'),
      aContactNamed('Joan Vale', { role: 'parent' }),
      aContactNamed('Kit Vale', { role: 'half_sibling' }),
      aContactNamed('Sam Vale', { role: 'Cousin' }),
      aContactNamed('Eve Day'),
    ],
  });
  const supposed = { died: new Set(['rosie']), born: [{ id: 'ivy', name: 'Ivy', of: 'rosie' }] };
  const user = showInWillMaker(<FamilyPicture title="Your family then" {...supposed} />, record);
  const picture = await screen.findByRole('region', { name: 'Your family then' });
  within(picture).getByText('2 people without a part in your will');
  await user.click(within(picture).getByRole('button', { name: 'Show as a list' }));
  const lists = within(picture)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => [
      textContent,
      within(screen.getByRole('list', { name: textContent }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ]);
  expect(lists).toEqual([
    ['Your parents’ generation', ['Joan, parent']],
    ['You and Daniel', ['You', 'Daniel, husband']],
    ['Your brothers and sisters', ['Kit, half-brother or half-sister']],
    ['Your children with Daniel', ['Rosie, 10, has diedIvy, Rosie’s child', 'Ivy, Rosie’s child']],
    ['Your children with Ann', ['Leo, 10, stepchild', 'Ann, other parent of Leo']],
    ['Others in your family', ['Sam, cousin']],
    ['Others you have named', ['Eve, friend']],
  ]);
});
