import { type Address, addressOf, emptyAddress } from '@plainwill/contracts/shared/address';
import type { StructuredAddress } from '@plainwill/contracts/shared/structured-address';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { AddressFinder } from './address-finder.tsx';

const at = (line_1: string, parts: Partial<StructuredAddress> = {}) => ({
  formatted_address: `${line_1}, Durham, DH1 3AB`,
  line_1,
  line_2: '',
  town_or_city: 'Durham',
  county: '',
  postcode: 'DH1 3AB',
  ...parts,
});

/** The same as a record has it. */
const stored = (...found: Parameters<typeof at>) => addressOf(at(...found));

const search = 'addressLookup.addresses.search';
const resolve = 'addressLookup.addresses.resolve';
const finding = (addresses: object[]) => ({ [search]: () => ({ outcome: 'found', addresses }) });

interface Shown {
  answers?: Answers;
  value?: Address;
  isOwnAddress?: boolean;
  errors?: Record<string, string>;
}

function open({ answers = {}, value, isOwnAddress = true, errors }: Shown = {}) {
  answerCalls(answers);
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  function Screen() {
    const [address, setAddress] = useState<Address | null>(value ?? null);
    const change = (next: Address) => {
      onChange(next);
      setAddress(next);
    };
    return (
      <Form onSubmit={onSubmit}>
        <AddressFinder
          label="Your address"
          value={address}
          onChange={change}
          isOwnAddress={isOwnAddress}
          errors={errors}
        />
      </Form>
    );
  }
  return { user: show(<Screen />), onChange, onSubmit };
}

const box = () => screen.getByRole('textbox', { name: 'Postcode search' });
const button = (name: string) => screen.getByRole('button', { name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;

describe('an empty box', () => {
  it('is not searched, by the button or by Enter, and sends no form', async () => {
    const asked = vi.fn();
    const { user, onSubmit } = open({ answers: { [search]: asked } });
    expect(button('Search').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Search'));
    await user.type(box(), '   {Enter}');
    expect(asked).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a search', () => {
  it('sends what was typed, trimmed', async () => {
    const asked = vi.fn(() => ({ outcome: 'none', addresses: [] }));
    const { user } = open({ answers: { [search]: asked } });
    await user.type(box(), '  dh1 3ab ');
    await user.click(button('Search'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ searchTerm: 'dh1 3ab' }));
  });

  it('lists what it found, to be chosen with the keyboard alone', async () => {
    const { user, onChange, onSubmit } = open({ answers: finding([at('7 Mill Lane'), at('9 Mill Lane')]) });
    await user.type(box(), 'dh1 3ab{Enter}');
    const count = await screen.findByText('Showing 2 address(es) found');
    expect(count.getAttribute('role')).toBe('status');
    await user.tab();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('7 Mill Lane, Durham, DH1 3AB');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(stored('9 Mill Lane')));
    expect(options()).toEqual([]);
    expect(field('Address line 1').value).toBe('9 Mill Lane');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your address, line by line' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that finds many can be narrowed down', async () => {
    const many = Array.from({ length: 11 }, (_, index) => at(`${index + 1} Mill Lane`));
    const { user, onSubmit } = open({ answers: finding(many) });
    await user.type(box(), 'dh1 3ab{Enter}');
    await user.type(await screen.findByRole('textbox', { name: 'Narrow down the list' }), '1 mill{Enter}');
    expect(screen.getByText('Showing 3 address(es) found')).toBeTruthy();
    expect(options()).toHaveLength(3);
    await user.type(field('Narrow down the list'), ' castle');
    expect(screen.getByText('None of the addresses found has these words.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that finds ten has nothing to narrow', async () => {
    const { user } = open({ answers: finding(Array.from({ length: 10 }, (_, index) => at(`${index} Mill Lane`))) });
    await user.type(box(), 'dh1 3ab{Enter}');
    await screen.findByText('Showing 10 address(es) found');
    expect(screen.queryByRole('textbox', { name: 'Narrow down the list' })).toBeNull();
  });

  it('that finds none says so in two sentences, and offers the lines', async () => {
    const { user } = open({ answers: { [search]: () => ({ outcome: 'none', addresses: [] }) } });
    await user.type(box(), 'zz99 9zz{Enter}');
    await screen.findByText('No addresses found for this postcode.');
    expect(screen.getByText('Please check the postcode and try again.')).toBeTruthy();
    expect(button('Enter the address yourself')).toBeTruthy();
  });

  it.each<[string, Answers]>([
    ['says that it is unavailable', { [search]: () => ({ outcome: 'unavailable', addresses: [] }) }],
    [
      'fails',
      {
        [search]: () => {
          throw new Refused('away', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
        },
      },
    ],
    ['cannot be reached', {}],
  ])('that %s sends the person to the lines, and can be tried again', async (_what, answers) => {
    const { user } = open({ answers });
    await user.type(box(), 'dh1 3ab{Enter}');
    await screen.findByText("We can't search for addresses right now. Enter the address yourself.");
    expect(button('Enter the address yourself')).toBeTruthy();
    answerCalls(finding([at('7 Mill Lane')]));
    await user.click(button('Search'));
    await screen.findByText('Showing 1 address(es) found');
  });

  it('made too often says how long to wait', async () => {
    const message = 'You have done this many times in a short while. Wait 20 seconds and try again.';
    const { user } = open({
      answers: {
        [search]: () => {
          throw new Refused(message, { code: 'TOO_MANY_REQUESTS', httpStatus: 429 });
        },
      },
    });
    await user.type(box(), 'dh1 3ab{Enter}');
    await screen.findByText(message);
  });
});

describe('an address whose lines are still to come', () => {
  const suggestion = { ...emptyAddress, formatted_address: '7 Mill Lane, Durham', resolveId: 'loqate:1' };
  async function chooseIt(answers: Answers) {
    const opened = open({ answers: { ...finding([suggestion]), ...answers } });
    await opened.user.type(box(), 'dh1 3ab{Enter}');
    await opened.user.click(await screen.findByRole('option', { name: '7 Mill Lane, Durham' }));
    return opened;
  }

  it('is filled in once it is chosen', async () => {
    const asked = vi.fn(() => ({ outcome: 'found', address: at('7 Mill Lane') }));
    const { onChange } = await chooseIt({ [resolve]: asked });
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(stored('7 Mill Lane')));
    expect(asked).toHaveBeenCalledWith({ id: 'loqate:1' });
    expect(options()).toEqual([]);
  });

  it('that cannot be had sends the person to the lines', async () => {
    const { onChange } = await chooseIt({ [resolve]: () => ({ outcome: 'unavailable', address: null }) });
    await screen.findByText("We can't search for addresses right now. Enter the address yourself.");
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the lines', () => {
  it('can be written without a search, and what is written is the value', async () => {
    const { user, onChange } = open();
    await user.click(button('Enter the address yourself'));
    expect(document.activeElement).toBe(field('Address line 1'));
    await user.type(field('Address line 1'), '7');
    expect(onChange).toHaveBeenLastCalledWith({ ...emptyAddress, line1: '7', address: '7' });
  });

  it('write a postcode as it is printed once it is left', async () => {
    const { user } = open({ value: stored('7 Mill Lane') });
    await user.clear(field('Postcode'));
    await user.type(field('Postcode'), 'dh1-3ad');
    await user.tab();
    expect(field('Postcode').value).toBe('DH1 3AD');
  });

  it('may be filled in by the browser for the testator only', () => {
    open({ value: stored('7 Mill Lane') });
    const tokens = ['Address line 1', /line 2/, 'Town or city', /County/, 'Postcode'].map((name) =>
      screen.getByRole('textbox', { name }).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code']);
  });

  it('are not filled in by the browser for others', () => {
    open({ value: stored('7 Mill Lane'), isOwnAddress: false });
    expect(field('Address line 1').getAttribute('autocomplete')).toBe('off');
  });

  it('show what is wrong with each', () => {
    open({ value: stored(''), errors: { line1: 'Enter the first line' } });
    const group = within(screen.getByRole('group', { name: 'Your address, line by line' }));
    expect(group.getByText('Enter the first line')).toBeTruthy();
    expect(field('Address line 1').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('an address outside England and Wales', () => {
  const notice = () => screen.queryByText(/^This address is (in|on)/)?.textContent;

  it('is remarked on where it is the testator’s own', () => {
    open({ value: stored('1 Royal Mile', { postcode: 'EH1 1YZ' }) });
    expect(notice()).toBe('This address is in Scotland');
    expect(screen.getByRole('link', { name: 'Law Society of Scotland' })).toBeTruthy();
  });

  it('is nobody’s business where it is another’s', () => {
    open({ value: stored('1 Royal Mile', { postcode: 'EH1 1YZ' }), isOwnAddress: false });
    expect(notice()).toBeUndefined();
  });

  it('is as the provider tells it where the postcode cannot', async () => {
    const found = at('2 Foulden Road', { postcode: 'TD15 1UL' });
    const { user } = open({ answers: finding([{ ...found, country: 'Scotland' }]) });
    await user.type(box(), 'td15 1ul{Enter}');
    await user.click(await screen.findByRole('option'));
    await waitFor(() => expect(notice()).toBe('This address is in Scotland'));
    await user.clear(field('Postcode'));
    await user.type(field('Postcode'), 'DH1 3AB');
    expect(notice()).toBeUndefined();
  });
});
