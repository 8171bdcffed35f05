import { leadConsentWording } from '@plainwill/contracts/notifications/lead-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import EstimatorPage from './estimator-page.tsx';

const open = (answers: Answers = {}, at = '/inheritance-tax-calculator') => {
  window.history.replaceState(null, '', at);
  answerCalls({ 'identity.accounts.me': () => null, ...answers });
  return show(<EstimatorPage />);
};
type User = ReturnType<typeof open>;

const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (user: User, question: RegExp, answer: string) =>
  user.click(within(screen.getByRole('group', { name: question })).getByLabelText(answer));
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

async function calculate(user: User, estate = '500000') {
  await user.type(field('Total estate value'), estate);
  await press(user, 'Next');
  await press(user, 'Next');
  await press(user, 'Calculate');
}

describe('the steps', () => {
  it('lead to the result, each an entry of its own, and back', async () => {
    const user = open();
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    await user.type(field('Total estate value'), '500000');
    await press(user, 'Next');
    expect(window.location.search).toBe('?step=2');
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await press(user, 'Next');
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    await press(user, 'Back');
    await press(user, 'Back');
    expect(field('Total estate value').value).toBe('500,000');
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Calculate');
    await screen.findByText('Estimated IHT', { selector: 'dt' });
    expect(screen.queryByText(/Step \d of 3/)).toBeNull();
    expect(figure('Estimated IHT')).toBe('£70,000');
    expect(figure('To Loved Ones')).toBe('£430,000');
  });

  it('keep the answers on the device, and only while the tab is open', async () => {
    const user = open();
    await user.type(field('Total estate value'), '123456');
    expect(JSON.stringify({ ...sessionStorage })).toContain('123456');
    expect(JSON.stringify({ ...localStorage })).not.toContain('123456');
  });

  it('say what cannot be read before they go on', async () => {
    const user = open();
    await user.type(field('Total estate value'), 'lots');
    await press(user, 'Next');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(field('Total estate value').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['', '', 'Enter what you own, in pounds, like 250,000'],
    ['-5', '', 'Enter an amount in pounds, like 250,000'],
    ['5000', '5000', 'Your debts come to as much as you own'],
  ])('catch an estate of "%s" with debts of "%s" at once', async (estate, debts, words) => {
    const user = open();
    if (estate) await user.type(field('Total estate value'), estate);
    if (debts) await user.type(field(/debts/), debts);
    await press(user, 'Next');
    expect(screen.getAllByText(new RegExp(words)).length).toBeGreaterThan(0);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  });

  it('understand a percentage with its sign', async () => {
    const user = open({}, '/inheritance-tax-calculator?step=3');
    await choose(user, /Charitable gift/, 'Percentage');
    await user.type(field('Percentage to charity'), '12.5 %');
    await user.tab();
    expect(field('Percentage to charity').value).toBe('12.5');
    expect(screen.queryByText('Enter a number from 0 to 100')).toBeNull();
  });

  it('refuse to calculate without an estate, also at the last of them', async () => {
    const user = open({}, '/inheritance-tax-calculator?step=3');
    await press(user, 'Calculate');
    expect(screen.getByText('Invalid Input')).toBeTruthy();
    expect(screen.getByText('Please enter a valid estate value')).toBeTruthy();
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Invalid Input');
  });

  it('ask for the home unless everything goes to the spouse, and explain why', async () => {
    const user = open({}, '/inheritance-tax-calculator?step=2');
    expect(screen.getByRole('group', { name: /direct descendants/ })).toBeTruthy();
    await choose(user, /spouse\/civil partner\?$/, 'Yes');
    await choose(user, /entire estate/, 'Yes');
    expect(screen.queryByRole('group', { name: /direct descendants/ })).toBeNull();
    expect(screen.getByText(/typically no inheritance tax on the first death/)).toBeTruthy();
  });

  it('add and remove gifts, with the focus where the work goes on', async () => {
    const user = open({}, '/inheritance-tax-calculator?step=3');
    expect(screen.getByText(/simplified calculation/)).toBeTruthy();
    await choose(user, /7-year gift rules/, 'Yes');
    await press(user, 'Add Gift');
    await press(user, 'Add Gift');
    const second = within(screen.getByRole('group', { name: 'Gift 2' }));
    expect(document.activeElement).toBe(second.getByLabelText('Amount'));
    await user.type(second.getByLabelText('Amount'), '9000');
    await press(user, 'Remove gift 1');
    expect(within(screen.getByRole('group', { name: 'Gift 1' })).getByLabelText<HTMLInputElement>('Amount').value).toBe(
      '9,000',
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Gift' }));
  });
});

describe('the result', () => {
  it('follows every figure that is changed beside it', async () => {
    const user = open();
    await calculate(user);
    await user.clear(field('Total estate value'));
    expect(screen.getByText('Please enter a valid estate value')).toBeTruthy();
    await user.type(field('Total estate value'), '425,000');
    expect(figure('Estimated IHT')).toBe('£40,000');
    expect(screen.getByText('Tax', { selector: 'p > span' }).textContent).toBe('Tax £40,000');
  });

  it('shows the spouse what may later be left free of tax, in place of the working', async () => {
    const user = open({}, '/inheritance-tax-calculator?step=2');
    await choose(user, /spouse\/civil partner\?$/, 'Yes');
    await choose(user, /entire estate/, 'Yes');
    await press(user, 'Back');
    await calculate(user);
    expect(screen.getByText('No inheritance tax on the first death')).toBeTruthy();
    expect(screen.getByText(/£650,000 free of tax, or up to £1 million/)).toBeTruthy();
    expect(screen.queryByText('How we worked it out')).toBeNull();
    expect(figure('To Loved Ones')).toBe('£500,000');
  });

  it('starts again from nothing', async () => {
    const user = open();
    await calculate(user);
    await press(user, 'Start New Calculation');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(field('Total estate value').value).toBe('');
  });

  it('sends nothing by itself', async () => {
    const user = open();
    const calls = vi.spyOn(globalThis, 'fetch');
    await calculate(user);
    const sent = calls.mock.calls.filter(([address]) => !String(address).includes('identity.accounts.me'));
    expect(sent).toEqual([]);
  });
});

describe('the request to get in touch', () => {
  const fill = async (user: User) => {
    await user.type(field('Your name'), 'Harriet Bell');
    await user.type(field('Email'), 'harriet@example.com');
    await user.click(screen.getByRole('checkbox', { name: leadConsentWording }));
  };

  it('names what is missing', async () => {
    const user = open();
    await calculate(user);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: leadConsentWording }).checked).toBe(false);
    await press(user, 'Get in touch');
    expect(screen.getByText('Missing Information')).toBeTruthy();
    expect(screen.getByText('Please fill in all required fields and accept the consent')).toBeTruthy();
    for (const words of ['Enter your name', 'Enter your email address', 'Tick the box so that we may contact you'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('is sent once for a double click, and thanks only when it is recorded', async () => {
    const { promise: isRecorded, resolve: record } = Promise.withResolvers<void>();
    const submit = vi.fn((_input: unknown) => {});
    const user = open({ 'notifications.leads.submit': submit });
    const answered = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
      if (address.includes('leads')) await isRecorded;
      return answered(address, options);
    });
    await calculate(user);
    await fill(user);
    await user.dblClick(screen.getByRole('button', { name: 'Get in touch' }));
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy();
    expect(screen.queryByText('Thank you!')).toBeNull();
    record();
    expect(await screen.findByText('Thank you!')).toBeTruthy();
    expect(screen.getByText("We'll be in touch soon.")).toBeTruthy();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith({
      leadId: expect.stringMatching(/^[\da-f-]{36}$/),
      name: 'Harriet Bell',
      email: 'harriet@example.com',
      question: '',
      consent: true,
    });
  });

  it('keeps the words of one that failed, and is the same when it is sent again, and another when they change', async () => {
    const submit = vi.fn((_input: unknown) => {
      throw new Refused('Try later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    });
    const user = open({ 'notifications.leads.submit': submit });
    const sentId = (call: number) => (submit.mock.calls[call]?.[0] as { leadId: string } | undefined)?.leadId;
    await calculate(user);
    await fill(user);
    await press(user, 'Get in touch');
    expect(await screen.findByText('Try later')).toBeTruthy();
    expect(field('Your name').value).toBe('Harriet Bell');
    await press(user, 'Get in touch');
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    expect(sentId(1)).toBe(sentId(0));
    await user.type(field(/Your question/), 'What of my farm?');
    await press(user, 'Get in touch');
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(3));
    expect(sentId(2)).not.toBe(sentId(0));
  });

  it('puts what the service says of a field beside it', async () => {
    const user = open({
      'notifications.leads.submit': () => {
        throw new Refused('Check your details', { fields: { email: 'Enter a whole email address' } });
      },
    });
    await calculate(user);
    await fill(user);
    await press(user, 'Get in touch');
    expect(await screen.findByText('Enter a whole email address')).toBeTruthy();
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  });
});
