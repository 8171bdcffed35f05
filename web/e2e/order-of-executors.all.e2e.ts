import { recordLimits } from '@plainwill/contracts/will-data/record-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { aVisitor, savePicture, type Visitor } from './support/browser.ts';
import { closeNotice } from './support/notice.ts';
import { cardsIn, heard } from './support/ordered-list.ts';
import { eventually } from './support/patience.ts';
import { aStage } from './support/stage.ts';
import { aTestator, openWishes, type Testator } from './support/testator.ts';

const { browser, site } = await aStage();
const count = recordLimits.executors;

describe('as many executors as there may be', () => {
  let visitor: Visitor;
  let testator: Testator;
  const list = 'Your executors';

  beforeAll(async () => {
    [visitor, testator] = await Promise.all([aVisitor(browser), aTestator(site, anEmail('executors'))]);
    for (let n = 1; n <= count; n += 1) {
      const { id } = await testator.addContact('Person', `No${n}`);
      await testator.willData.executors.appoint.mutate({ personId: id, role: 'primary' });
    }
    await openWishes(site, visitor, testator, 'executors&step=primary');
    await visitor.page.getByRole('button', { name: `Reorder: ${list}` }).click();
    await cardsIn(visitor.page, list)
      .nth(count - 1)
      .waitFor();
  });
  afterAll(() => visitor.context.close());

  const firstThree = async () => {
    const { executors, contacts } = await testator.willData.testatorRecord.get.query();
    return executors.slice(0, 3).map(({ personId }) => contacts.find(({ id }) => id === personId)?.lastName);
  };
  const isStored = (...names: string[]) => eventually(async () => expect(await firstThree()).toEqual(names));
  const answerTo = (call: string) => visitor.page.waitForResponse((response) => response.url().includes(call));

  it('are put in order by buttons, one request a move', async () => {
    const { page } = visitor;
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('executors.') && calls.push(request.url()));
    const up = page.getByRole('button', { name: 'Move Person No3 up' });
    await up.click();
    await heard(page, list, `Person No3 moved to position 2 of ${count}`);
    await eventually(async () => expect(await up.evaluate((button) => button === document.activeElement)).toBe(true));
    const answer = answerTo('executors.reorder');
    await up.click();
    await (await answer).finished();
    await isStored('No3', 'No1', 'No2');
    expect(calls).toHaveLength(2);
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true');
    await savePicture(page, 'executors-most');
  });

  it('are put in order from the keyboard, each position spoken', async () => {
    const { page } = visitor;
    async function lift(name: string, position: number) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await heard(page, list, `${name} lifted, position ${position} of ${count}`);
      await page
        .getByRole('button', { name: /^Insert/ })
        .first()
        .waitFor({ state: 'attached' });
    }
    await cardsIn(page, list).nth(1).focus();
    await lift('Person No1', 2);
    await page.keyboard.press('ArrowDown');
    await heard(page, list, `Position 3 of ${count}`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await heard(page, list, `Position 1 of ${count}`);
    // Until the answer is in, a list that is lifted from is drawn again.
    const answer = answerTo('executors.reorder');
    await page.keyboard.press('Enter');
    await heard(page, list, `Dropped at 1 of ${count}`);
    await (await answer).finished();
    await isStored('No1', 'No3', 'No2');

    await lift('Person No1', 1);
    await page.keyboard.press('Escape');
    await heard(page, list, 'Cancelled, back at 1');
    await isStored('No1', 'No3', 'No2');
  });

  it('are put in order by dragging', async () => {
    const { page } = visitor;
    const [first, third] = [cardsIn(page, list).nth(0), cardsIn(page, list).nth(2)];
    await first.scrollIntoViewIfNeeded();
    const [from, to] = [await third.boundingBox(), await first.boundingBox()];
    if (!from || !to) throw new Error('The cards are not on the screen');
    await page.mouse.move(from.x + 30, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y - 10, { steps: 4 });
    await page.mouse.move(to.x + 30, to.y + 4, { steps: 6 });
    await heard(page, list, `Position 1 of ${count}`);
    await page.mouse.up();
    await heard(page, list, `Dropped at 1 of ${count}`);
    await isStored('No2', 'No1', 'No3');
  });

  it('go back to their order when it cannot be saved', async () => {
    const { page } = visitor;
    await page.route('**/trpc/willData.executors.reorder*', (route) => route.abort());
    const before = await cardsIn(page, list).allTextContents();
    await page.getByRole('button', { name: 'Move Person No2 down' }).click();
    await closeNotice(page, 'Failed to save executor order');
    expect(await cardsIn(page, list).allTextContents()).toEqual(before);
    await page.unroute('**/trpc/willData.executors.reorder*');
    await isStored('No2', 'No1', 'No3');
  });
});
