import { describe, expect, it } from 'vitest';
import { answerAll } from '../testing/answer-all.ts';
import { aWillData, refusalOf } from '../testing/will-data.ts';

const { aTestator } = await aWillData();

const figures = { deathOn: '2030-01-01', estatePence: 60_000_000, homePence: 20_000_000 };

describe('what would happen', () => {
  it('is told of the will of today, with everything in it accounted for', async () => {
    const testator = aTestator();
    const { spouse } = await answerAll(testator);
    const answer = await testator.whatIf.answer({ ...figures, died: [{ person: spouse, on: '2029-12-01' }] });
    const taken = answer.takes.reduce((sum, { pence }) => sum + pence, answer.crown);
    expect(taken).toBe(figures.estatePence);
    expect(answer.takes.map(({ person }) => person)).not.toContain('spouse');
  });

  it('offers what is worth trying, with everybody and every gift by name', async () => {
    const testator = aTestator();
    const { child } = await answerAll(testator);
    const { scenarios, people, gifts, isHomeJoint } = await testator.whatIf.scenarios(figures);
    expect(scenarios.map(({ key }) => key)).toContain('both-together');
    expect(scenarios.find(({ key }) => key === 'executor-died')?.name).toBe('Your executor Tom has died');
    expect(people).toContainEqual({ id: 'spouse', name: 'Tom Hart', shortName: 'Tom' });
    expect(people.map(({ id }) => id)).toContain(child);
    expect(gifts).toContainEqual(expect.objectContaining({ name: 'Life insurance with Aviary', pence: 5_000_000 }));
    expect(isHomeJoint).toBe(true);
    for (const { events } of scenarios) await testator.whatIf.answer(events);
  });

  it('knows the family as far as it is stored', async () => {
    const testator = aTestator();
    const { child } = await answerAll(testator);
    const family = await testator.whatIf.family();
    expect(family.spouse).toMatchObject({ id: 'spouse', name: 'Tom Hart', status: 'married' });
    expect(family.children).toMatchObject([{ id: child, kind: 'birth' }]);
  });

  it('is asked of somebody who has told us nothing yet', async () => {
    const testator = aTestator();
    expect(await testator.whatIf.answer(figures)).toMatchObject({ takes: [], crown: figures.estatePence });
    expect((await testator.whatIf.family()).children).toEqual([]);
  });

  it('is refused where it cannot be, and says which answer is wrong', async () => {
    const testator = aTestator();
    const impossible = { ...figures, died: [{ person: 'nobody', on: '2029-12-01' }] };
    expect(await refusalOf(testator.whatIf.answer(impossible))).toBe('CannotHappen');
    await expect(testator.whatIf.answer(impossible)).rejects.toMatchObject({
      message: expect.stringContaining('Must be the id of someone in the will'),
    });
  });
});
