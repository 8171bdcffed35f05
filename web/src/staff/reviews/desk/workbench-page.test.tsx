import type { ReviewCommentId } from '@plainwill/contracts/shared/ids';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aDeskComment, aQueueRow, aReviewFile, me, ruth } from '../../../testing/a-desk.ts';
import { anApproval } from '../../../testing/a-review.ts';
import { aFinding } from '../../../testing/a-will.ts';
import { someWaysIn } from '../../../testing/an-account.ts';
import { Refused } from '../../../testing/answer-calls.ts';
import { openWorkbench } from '../../../testing/open-workbench.tsx';

const refuse = (reason: string, message: string) => () => {
  throw new Refused(message, { code: 'CONFLICT', httpStatus: 409, reason });
};
const nothingLeft = { ticks: [], inTheWay: [], heldUntil: null, isChanged: false };
const clauseButton = (number: string) =>
  screen.findByRole('button', { name: `Clause ${number}: see its answers and comments` });
const approveButton = () => screen.findByRole('button', { name: 'Approve this will' });
type User = ReturnType<typeof openWorkbench>;
const openTab = async (user: User, name: string) => user.click(await screen.findByRole('tab', { name }));
/** Presses Approve and looks at the summary that asks once more. */
const approve = async (user: User) => {
  await user.click(await approveButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this will?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve will' }));
  return dialog;
};
const chooseMore = async (user: User, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More decisions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const cardOf = async (heading: string) =>
  within((await screen.findByRole('heading', { name: heading })).closest('div[class*=card]') as HTMLElement);

describe('opening a review', () => {
  it('shows whose will it is, what they said first, and how long is left', async () => {
    openWorkbench(aReviewFile({ words: 'I go into hospital.', needsTwo: true, row: aQueueRow({ state: 'held' }) }));
    await screen.findByRole('heading', { level: 1, name: 'No. 12: Eleanor May Hart' });
    screen.getByText('I go into hospital.');
    screen.getByText('Waiting 3 hours. 4 days left.');
    screen.getByText('Two reviewers');
  });

  it.each([
    ['NotHeldByYou', 'You no longer hold this review.'],
    ['ReviewNotFound', 'There is no such review.'],
  ])('says why it cannot be opened: %s', async (reason, message) => {
    openWorkbench(undefined, { 'willData.reviewDesk.get': refuse(reason, message) });
    await screen.findByText(message);
    expect(screen.getByRole('link', { name: 'Back to the queue' }).getAttribute('href')).toBe('/admin/reviews');
  });

  it('can be tried again when it could not be loaded', async () => {
    const get = vi.fn().mockImplementationOnce(() => {
      throw new Refused('This part is not answering.', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    });
    const user = openWorkbench(undefined, { 'willData.reviewDesk.get': get.mockImplementation(() => aReviewFile()) });
    await screen.findByText('This part is not answering.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: /Eleanor May Hart/ });
  });

  it('can only be read by who held it before', async () => {
    const user = openWorkbench(aReviewFile({ isHeldByMe: false }));
    await screen.findByText('You held this one. You can still read it.');
    expect(screen.queryByRole('button', { name: 'Approve this will' })).toBeNull();
    await openTab(user, 'Comments');
    expect(screen.queryByRole('textbox')).toBeNull();
    await openTab(user, 'Checks');
    expect(screen.queryByRole('checkbox')).toBeNull();
    screen.getByText('Guardians: not ticked');
  });
});

describe('reading', () => {
  it('shows the answers behind the chosen clause, and moves by key', async () => {
    const user = openWorkbench();
    await screen.findByRole('heading', { name: 'Answers behind 3.1' });
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Answers behind 3.2' });
    expect((await clauseButton('3.2')).getAttribute('aria-pressed')).toBe('true');
    screen.getByText('They can then do their work.');
    await user.keyboard('k');
    await screen.findByRole('heading', { name: 'Answers behind 3.1' });
  });

  it('ticks clauses, warnings and the checklist', async () => {
    const ticks: string[] = [];
    const tick = vi.fn((input: unknown) => {
      ticks.push((input as { tickKey: string }).tickKey);
      return { ...nothingLeft, ticks: [...ticks], inTheWay: [`${3 - ticks.length} to go.`] };
    });
    const get = vi.fn(() => aReviewFile());
    const user = openWorkbench(undefined, { 'willData.reviewDesk.tick': tick, 'willData.reviewDesk.get': get });
    await openTab(user, 'Checks');
    for (const name of ['Clause 3.1 is read', 'You have one executor and no backup.', 'Guardians'])
      await user.click(await screen.findByRole('checkbox', { name }));
    await screen.findByText('Before you can approve: 0 to go.');
    expect(get).toHaveBeenCalledTimes(1);
    expect(tick.mock.calls.map(([input]) => input)).toEqual(
      ['clause.one', 'warning.EXE-03', 'checklist.guardians'].map((tickKey) => ({
        number: 12,
        tickKey,
        isTicked: true,
      })),
    );
  });

  it('counts the clauses that are read, and goes to any of them', async () => {
    const user = openWorkbench(aReviewFile({ ticks: ['clause.one'] }));
    const rail = within(await screen.findByRole('navigation', { name: 'Clauses' }));
    rail.getByText('1 of 2 clauses read');
    rail.getByRole('button', { name: 'Go to clause 3.1: read' });
    await user.click(rail.getByRole('button', { name: 'Go to clause 3.2: not read' }));
    await screen.findByRole('heading', { name: 'Answers behind 3.2' });
  });

  it('shows first what the checks found about the clause in focus', async () => {
    const user = openWorkbench(
      aReviewFile({
        findings: [
          {
            finding: aFinding({ id: 'GFT-03', message: 'Describe the item.', place: null }),
            tickKey: 'two',
            understoodAt: null,
          },
          { finding: aFinding(), tickKey: 'one', understoodAt: null },
        ],
      }),
    );
    await openTab(user, 'Checks');
    const card = await cardOf('What the checks found');
    expect(card.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'What the checks found',
      'About 3.1',
      'Warnings: tick each once you have considered it',
      'Elsewhere in the will',
      'Warnings: tick each once you have considered it',
    ]);
  });

  it('says when the customer ticked a warning, and what stands in the way of an approval', async () => {
    const user = openWorkbench(
      aReviewFile({
        findings: [
          { finding: aFinding(), tickKey: 'one', understoodAt: '2026-11-20T09:00:00.000Z' },
          {
            finding: aFinding({ id: 'GFT-03', severity: 'blocks', message: 'Describe the item.' }),
            tickKey: 'two',
            understoodAt: null,
          },
        ],
        inTheWay: ['A check still blocks this will.'],
      }),
    );
    await openTab(user, 'Checks');
    await screen.findByText(/The customer ticked it on/);
    screen.getByText('Must be fixed first');
    screen.getByText('Before you can approve: A check still blocks this will.');
    expect((await approveButton()).getAttribute('aria-disabled')).toBe('true');
    await user.click(await approveButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'This will can’t be approved yet' }));
    dialog.getByText('A check still blocks this will.');
    expect(dialog.queryByRole('button', { name: 'Approve will' })).toBeNull();
  });

  it('reads the will again where a tick finds it changed', async () => {
    const get = vi.fn(() => aReviewFile());
    const user = openWorkbench(undefined, {
      'willData.reviewDesk.tick': () => ({ ...nothingLeft, isChanged: true }),
      'willData.reviewDesk.get': get,
    });
    await openTab(user, 'Checks');
    await user.click(await screen.findByRole('checkbox', { name: 'Guardians' }));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  });

  it('reads the will again once the customer has changed or answered something, while the page is open', async () => {
    const files = [aReviewFile(), aReviewFile({ stamp: 'as it is now', words: 'We move house.' })];
    const get = vi.fn(() => files.shift());
    openWorkbench(undefined, {
      'willData.reviewDesk.get': get,
      'willData.reviewDesk.watch': () => ({ stamp: 'as it is now' }),
    });
    await screen.findByText('We move house.');
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('shows at its clause what it says now', async () => {
    const change = {
      kind: 'changed' as const,
      clauseId: 'executors.appointment',
      number: '3.1',
      heading: 'EXECUTORS AND TRUSTEES',
      before: 'Old.',
      after: 'I appoint my sister.',
    };
    const added = {
      ...change,
      kind: 'added' as const,
      clauseId: 'executors.new',
      number: '3.3',
      before: '',
      after: 'More.',
    };
    openWorkbench(aReviewFile({ changed: [{ cause: 'answers', changes: [change, added] }] }));
    const will = within(await screen.findByRole('region', { name: 'The will' }));
    will.getByText('Changed since you read it. It now says:');
    will.getByText('I appoint my sister.');
    will.getByText('New clause 3.3. It now says:');
    screen.getByRole('button', { name: 'Go to clause 3.1: not read, changed' });
  });

  it('shows what changed since it was read, by what changed it, and takes the newest words', async () => {
    const takeNewest = vi.fn((_input: unknown) => aReviewFile());
    const change = {
      kind: 'changed' as const,
      clauseId: '',
      number: '3.1',
      heading: 'EXECUTORS',
      before: 'Old.',
      after: 'New.',
    };
    const user = openWorkbench(
      aReviewFile({
        changed: [
          { cause: 'answers', changes: [change] },
          { cause: 'birthday', changes: [change] },
        ],
      }),
      { 'willData.reviewDesk.takeNewest': takeNewest },
    );
    await screen.findByText('The will has changed since you read it');
    screen.getByRole('heading', { name: 'What changed in the answers' });
    screen.getByRole('heading', { name: 'What a birthday changed' });
    await user.click(screen.getByRole('button', { name: 'Read the newest words' }));
    await waitFor(() => expect(screen.queryByText('The will has changed since you read it')).toBeNull());
  });

  it('keeps what was told in confidence apart from what was said', async () => {
    const user = openWorkbench(
      aReviewFile({
        comments: [aDeskComment({ kind: 'safety', body: 'My son reads my post.', byId: null, clauseId: null })],
        prompts: ['Speak to them alone.'],
      }),
    );
    await openTab(user, 'Checks');
    const card = await cardOf('Capacity and instructions');
    card.getByText(/My son reads my post/);
    card.getByText('Speak to them alone.');
    await openTab(user, 'Comments');
    expect(screen.queryByRole('heading', { name: 'What was said' })).toBeNull();
  });

  it('stands in tabs on a small screen, where the key for a comment leads to its field', async () => {
    const user = openWorkbench(undefined, {}, { isPhone: true });
    const tabs = within(await screen.findByRole('tablist', { name: 'Parts of the review' }));
    await user.click(tabs.getByRole('tab', { name: 'Checks' }));
    await screen.findByRole('heading', { name: 'What the checks found' });
    expect(screen.queryByRole('textbox', { name: 'Internal note' })).toBeNull();
    await user.keyboard('m');
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Internal note' }));
  });
});

describe('commenting', () => {
  it.each([
    ['Internal note', 'internal', 'Add comment'],
    ['Comment for the customer', 'customer', 'Add comment'],
    ['Question to the customer', 'question', 'Ask the customer'],
  ])('writes a %s', async (label, kind, action) => {
    const comment = vi.fn((_input: unknown) => []);
    const user = openWorkbench(undefined, { 'willData.reviewDesk.comment': comment });
    await openTab(user, 'Comments');
    await user.click(await screen.findByRole('radio', { name: label }));
    await user.type(screen.getByRole('textbox', { name: label }), 'Thomas?');
    await user.click(screen.getByRole('button', { name: action }));
    await waitFor(() =>
      expect(comment).toHaveBeenCalledWith({ number: 12, clauseId: 'executors.appointment', kind, body: 'Thomas?' }),
    );
  });

  it('begins a question by key, and asks for words where there are none', async () => {
    const user = openWorkbench();
    await clauseButton('3.1');
    await user.keyboard('a');
    const field = await screen.findByRole('textbox', { name: 'Question to the customer' });
    expect(document.activeElement).toBe(field);
    await user.click(screen.getByRole('button', { name: 'Ask the customer' }));
    await screen.findByText('Enter a comment');
  });

  it('shows who said what to whom, with the answer, and what is struck out', async () => {
    const user = openWorkbench(
      aReviewFile({
        comments: [
          aDeskComment({ id: '1' as ReviewCommentId, kind: 'customer', body: 'All is well.', clauseId: null }),
          aDeskComment({ id: '2' as ReviewCommentId, kind: 'question', body: 'Which Thomas?', answer: 'My brother.' }),
          aDeskComment({
            id: '3' as ReviewCommentId,
            kind: 'question',
            body: 'And Anna?',
            isAboutEarlierWording: true,
          }),
          aDeskComment({ id: '4' as ReviewCommentId, body: 'A slip.', struckAt: '2026-11-21T11:00:00.000Z' }),
        ],
      }),
    );
    await openTab(user, 'Comments');
    const conversation = await cardOf('What was said');
    await conversation.findAllByText(/Ruth Calder/);
    const items = conversation.getAllByRole('listitem').map(({ textContent }) => textContent);
    // Those of the chosen clause come first.
    expect(items[0]).toMatch(/Question to the customer.*3\.1, Ruth Calder.*Which Thomas\?.*My brother\./);
    expect(items[1]).toMatch(/About earlier wording.*Not answered yet.*I appoint my brother THOMAS BELL.*And Anna\?/);
    expect(items[3]).toMatch(/Comment for the customer.*All is well\./);
    expect(conversation.getByText('A slip.').closest('s')).not.toBeNull();
  });

  it('strikes out one’s own comments alone', async () => {
    const strike = vi.fn((_input: unknown) => []);
    const own = aDeskComment({ id: 'mine' as ReviewCommentId, byId: me, isMine: true, body: 'A slip.' });
    const user = openWorkbench(aReviewFile({ comments: [aDeskComment(), own] }), {
      'willData.reviewDesk.strike': strike,
    });
    await openTab(user, 'Comments');
    await user.click(await screen.findByRole('button', { name: 'Strike out: A slip.' }));
    await waitFor(() => expect(strike).toHaveBeenCalledWith({ number: 12, commentId: 'mine' }));
    expect(screen.queryByRole('button', { name: /^Strike out/ })).toBeNull();
  });

  it('writes a conversation down, and shows those before', async () => {
    const note = {
      byId: ruth,
      writtenAt: '2026-11-21T10:00:00.000Z',
      on: '2026-11-21',
      startedAt: '10:00',
      minutes: 20,
      others: '',
      body: 'She explained the will in her own words.',
    };
    const write = vi.fn((_input: unknown) => [note]);
    const user = openWorkbench(undefined, { 'willData.reviewDesk.note': write });
    await openTab(user, 'Comments');
    await user.click(await screen.findByRole('button', { name: 'Write down a conversation' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Minutes'), '20');
    await user.type(dialog.getByLabelText('What was said'), note.body);
    await user.click(dialog.getByRole('button', { name: 'Save conversation' }));
    const card = await cardOf('Conversations');
    card.getByText(note.body);
    card.getByText('Ruth Calder, 21 November 2026 at 10:00, 20 minutes. Also there: no one.');
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ number: 12, minutes: 20, body: note.body }));
  });
});

describe('deciding', () => {
  it('approves the very words on the screen, and goes back to the queue', async () => {
    const call = vi.fn((_input: unknown) => null);
    const user = openWorkbench(aReviewFile({ ticks: ['clause.one', 'clause.two'] }), {
      'willData.reviewDesk.approve': call,
    });
    const dialog = await approve(user);
    dialog.getByText('2 of 2 clauses read');
    dialog.getByText('1 considered');
    dialog.getByText(/I have read this document beside the answers/);
    await screen.findByText('The will is approved.');
    expect(call).toHaveBeenCalledExactlyOnceWith({ number: 12, wordsHash: 'a'.repeat(64) });
    expect(window.location.pathname).toBe('/admin/reviews');
  });

  it('asks who is there before an approval, and then approves', async () => {
    let hasProof = false;
    const get = vi.fn(() => aReviewFile());
    const user = openWorkbench(undefined, {
      'willData.reviewDesk.get': get,
      'identity.waysIn.get': () => someWaysIn(),
      '/auth/reauthenticate': () => {
        hasProof = true;
      },
      'willData.reviewDesk.approve': () => {
        if (!hasProof) throw new Refused('Again', { code: 'FORBIDDEN', reason: 'ReauthenticationNeeded' });
        return null;
      },
    });
    await approve(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await screen.findByText('The will is approved.');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('asks who is there where somebody has opened many reviews, and then opens this one', async () => {
    let hasProof = false;
    const user = openWorkbench(undefined, {
      'identity.waysIn.get': () => someWaysIn(),
      '/auth/reauthenticate': () => {
        hasProof = true;
      },
      'willData.reviewDesk.get': () => {
        if (!hasProof) throw new Refused('Again', { code: 'FORBIDDEN', reason: 'ReauthenticationNeeded' });
        return aReviewFile();
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await approveButton();
  });

  it.each([
    ['WordsChanged', 'The will has changed since you read it. Look at what changed, then approve.'],
    ['Conflict', 'You can’t review this one. Another reviewer will.'],
    ['TraineesDoNotApprove', 'A trainee can’t approve. Release it for a colleague.'],
  ])('says why an approval is refused, and reads the review again: %s', async (reason, message) => {
    const get = vi.fn(() => aReviewFile());
    const user = openWorkbench(undefined, {
      'willData.reviewDesk.get': get,
      'willData.reviewDesk.approve': refuse(reason, message),
    });
    await approve(user);
    await screen.findByText(message);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(window.location.pathname).toBe('/admin/reviews/12');
  });

  it('returns it with one reason a line, and not without any', async () => {
    const back = vi.fn((_input: unknown) => null);
    const user = openWorkbench(undefined, { 'willData.reviewDesk.returnToCustomer': back });
    await user.click(await screen.findByRole('button', { name: 'Return with reasons' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this will to the customer' }));
    await user.click(dialog.getByRole('button', { name: 'Return will' }));
    expect(dialog.getAllByText('Write at least one line').length).toBeGreaterThan(0);
    expect(back).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox'), 'Name the clock.{Enter}{Enter} Say which Thomas. ');
    await user.click(dialog.getByRole('button', { name: 'Return will' }));
    await screen.findByText('The will is returned to the customer.');
    expect(back).toHaveBeenCalledWith({ number: 12, reasons: ['Name the clock.', 'Say which Thomas.'] });
  });

  it('lets a second reviewer disagree, and no first one', async () => {
    const disagree = vi.fn((_input: unknown) => null);
    const file = aReviewFile({ approvals: [anApproval()], needsTwo: true });
    const user = openWorkbench(file, { 'willData.reviewDesk.disagree': disagree });
    await screen.findByText(/^First approval: Ada Holt/);
    await user.click(screen.getByRole('button', { name: 'Disagree with the first approval' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'The residue fails.');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    await screen.findByText('The will goes back to the first reviewer.');
    expect(disagree).toHaveBeenCalledWith({ number: 12, reason: 'The residue fails.' });
  });

  it('hands it over to a colleague', async () => {
    const handOver = vi.fn((_input: unknown) => null);
    const user = openWorkbench(undefined, { 'willData.reviewDesk.handOver': handOver });
    await chooseMore(user, 'Hand over');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /To/ }));
    await user.click(await screen.findByRole('option', { name: 'Ruth Calder' }));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await screen.findByText('The review is handed over.');
    expect(handOver).toHaveBeenCalledWith({ number: 12, to: ruth });
  });

  it('puts it back in the queue', async () => {
    const release = vi.fn((_input: unknown) => null);
    const user = openWorkbench(undefined, { 'willData.reviewDesk.release': release });
    await chooseMore(user, 'Put back in the queue');
    await screen.findByText('The review is back in the queue.');
    expect(release).toHaveBeenCalledWith({ number: 12 });
  });
});
