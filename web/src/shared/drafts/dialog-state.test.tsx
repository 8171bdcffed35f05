import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aChildNamed, aContactNamed, aMarriedRecord, aPlan } from '../../testing/a-family.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import ChildrenSection from '../../will-maker/sections/children/children-section.tsx';
import ContactsSection from '../../will-maker/sections/contacts/contacts-section.tsx';
import ExecutorsSection from '../../will-maker/sections/executors/executors-section.tsx';
import GiftsSection from '../../will-maker/sections/gifts/gifts-section.tsx';
import GuardiansSection from '../../will-maker/sections/guardians/guardians-section.tsx';
import ResidueSection from '../../will-maker/sections/residue/residue-section.tsx';
import { clearDrafts } from './clear-drafts.ts';

beforeEach(clearDrafts);
afterEach(clearDrafts);

const record = (): TestatorRecord => {
  const rosie = aChildNamed('Rosie', { dateOfBirth: '2020-01-01' });
  return aMarriedRecord({ children: [rosie], contacts: [aContactNamed('Ann Reed')], guardians: [aPlan(rosie.id)] });
};
const named = (name: string | RegExp) => screen.findByRole('button', { name });
const pressable = async (name: string | RegExp) => screen.queryByRole('radio', { name }) ?? named(name);
const field = (name: RegExp) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;
const storedDialogs = () => Object.keys(sessionStorage).filter((key) => key.includes('dialog.'));

interface Section {
  section: ReactNode;
  /** The buttons that lead to something to type in. */
  path: (string | RegExp)[];
  typedIn: RegExp;
}
const sections: [string, Section][] = [
  ['child', { section: <ChildrenSection />, path: ['Add Child'], typedIn: /First name/ }],
  ['contact', { section: <ContactsSection />, path: ['Add Contact'], typedIn: /First name/ }],
  ['executor', { section: <ExecutorsSection step="primary" />, path: ['Add New Person'], typedIn: /First name/ }],
  [
    'guardian',
    { section: <GuardiansSection />, path: [/^Select Guardians/, 'Add Someone New'], typedIn: /First name/ },
  ],
  ['gift', { section: <GiftsSection />, path: ['Add Gift', 'Cash gift'], typedIn: /^Amount/ }],
  [
    'person who inherits',
    { section: <ResidueSection />, path: ['Select Recipients', 'Add someone new'], typedIn: /First name/ },
  ],
];

it.each(sections)(
  'brings back the %s that was being typed, until it is left',
  async (_what, { section, path, typedIn }) => {
    const user = showInWillMaker(section, record());
    for (const name of path) await user.click(await pressable(name));
    await user.type(await field(typedIn), '1357');
    await waitFor(() => expect(storedDialogs()).toHaveLength(1));
    expect(JSON.stringify(sessionStorage)).not.toContain('1357');
    cleanup();

    const later = showInWillMaker(section, record());
    expect((await field(typedIn)).value).toContain('1');
    await later.click(await named('Close'));
    await later.click(await named('Discard changes'));
    // The outer dialog, of which it was a step, is left as well.
    const outer = screen.queryByRole('button', { name: 'Close' });
    if (outer) await later.click(outer);
    await waitFor(() => expect(storedDialogs()).toEqual([]));
  },
);

it('opens nothing again where nothing was typed', async () => {
  const user = showInWillMaker(<ChildrenSection />, record());
  await user.click(await named('Add Child'));
  await screen.findByRole('dialog');
  cleanup();
  showInWillMaker(<ChildrenSection />, record());
  await named('Add Child');
  expect(screen.queryByRole('dialog')).toBeNull();
});
