import { gzipSync } from 'node:zlib';
import type { ImportSection } from '@plainwill/contracts/will-data/history/history-vocabulary';
import { anAccount } from '@plainwill/kit/testing/call';
import { demoRecord } from '@plainwill/law/facts/demo-family';
import { factsFile } from '@plainwill/law/facts/facts-file';
import { factsOf } from '@plainwill/law/facts/facts-of';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { willText } from '@plainwill/law/will/composition/will-text';
import { exampleFamilies } from '@plainwill/law/will/testing/example-families';
import { describe, expect, it } from 'vitest';
import { answerAll } from '../testing/answer-all.ts';
import { aContact, aPersonId, aWillData, refusalOf, type TestatorCalls } from '../testing/will-data.ts';

const { as, aTestator, orm } = await aWillData();
const asOf = '2026-11-20';

const packed = (json: unknown) => packedText(JSON.stringify(json));
const packedText = (text: string) => gzipSync(text).toString('base64');

/** Brings in everything that a file has and the account has not the same. */
async function takeAll({ importing }: TestatorCalls, json: string, also: readonly ImportSection[] = []) {
  const { problems, sections, basedOn } = await importing.look({ json });
  if (problems.length > 0) throw new Error(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const open = sections.filter(({ state, section }) => state === 'new' || also.includes(section));
  return importing.take({ json, sections: open.map(({ section }) => section), apart: [], basedOn });
}

/** The text of facts in which every id is told by the place where it first stands. */
function withoutIds(facts: WillFacts): string {
  const seen = new Map<string, string>();
  const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
  return JSON.stringify(factsFile(facts), null, 1).replace(uuid, (id) => {
    const known = seen.get(id) ?? `id ${seen.size}`;
    seen.set(id, known);
    return known;
  });
}

const factsIn = async ({ testatorRecord }: TestatorCalls) => factsOf(await testatorRecord.get(), asOf);

/** The browser sends the answers of a download alone. */
const factsOfDownload = async ({ dataExport }: TestatorCalls) => (await dataExport.get()).facts;

const textOfWill = (facts: WillFacts) => willText(composeWill(facts, { asOf }));

/** The example as a file, with what an account has to have and the example has not. */
function fileOf(facts: WillFacts): object {
  const { personalDetails } = facts;
  const reachable = { email: 'someone@example.com', mobileNumber: '7700900123' };
  const occupation = personalDetails.occupation || 'retired';
  const children = facts.children.map((child) => ({
    ...child,
    parentalResponsibility: child.parentalResponsibility ?? ('Yes, married to mother' as const),
  }));
  return factsFile({ ...facts, children, personalDetails: { ...personalDetails, ...reachable, occupation } });
}

/** No account can hold this one, so no download has it. */
const executorsUnder18 =
  'A single father appoints a son of 17 and a friend of 16, and his mother as guardian of three children.';

describe('a download', () => {
  it.each(exampleFamilies.map((family) => [family.description, family.facts] as const))(
    'makes the same will of another account: %s',
    async (description, facts) => {
      const [first, second] = [aTestator(), aTestator()];
      if (description === executorsUnder18)
        return expect(await refusalOf(takeAll(first, packed(fileOf(facts))))).toBe('ExecutorUnder18');
      await takeAll(first, packed(fileOf(facts)));
      await takeAll(second, packed(factsFile(await factsIn(first))));
      const [given, taken] = [await factsIn(first), await factsIn(second)];
      expect(withoutIds(taken)).toBe(withoutIds(given));
      expect(textOfWill(taken)).toEqual(textOfWill(given));
    },
  );

  it('of someone who has answered everything makes the same will of another account', async () => {
    const [first, second] = [aTestator(), aTestator()];
    await answerAll(first);
    await takeAll(second, packed({ willData: { facts: await factsOfDownload(first) } }));
    const [given, taken] = [await factsIn(first), await factsIn(second)];
    expect(withoutIds(taken)).toBe(withoutIds(given));
    expect(textOfWill(taken)).toEqual(textOfWill(given));
    expect(await second.signingCopies.list()).toEqual([]);
    expect(await second.history.list()).toMatchObject([{ cause: 'import' }]);
  });
});

describe('a file', () => {
  const demo = () => structuredClone(factsFile(factsOf(demoRecord()))) as Record<string, Record<string, unknown>[]>;

  it('is shown part by part, and nothing is stored', async () => {
    const testator = aTestator();
    const proposal = await testator.importing.look({ json: packed({ ...demo(), shoe_size: 9 }) });
    expect(proposal).toMatchObject({ problems: [], unknown: ['shoe_size'], madeFor: 'Harriet Joan Bell', known: [] });
    expect(proposal.sections).toContainEqual({ section: 'contacts', state: 'new', added: 3, needs: [] });
    expect(proposal.sections).toContainEqual({
      section: 'gifts',
      state: 'new',
      added: 2,
      needs: ['children', 'contacts'],
    });
    expect((await testator.testatorRecord.get()).contacts).toEqual([]);
  });

  it('of one’s own is the same in every part, and knows everyone', async () => {
    const testator = aTestator();
    await answerAll(testator);
    const json = packed(await factsOfDownload(testator));
    const { sections, known } = await testator.importing.look({ json });
    expect(sections.filter(({ state }) => state !== 'same')).toEqual([]);
    expect(known).toHaveLength(6);
  });

  it('adds people and keeps those who are known, and can be taken back', async () => {
    const testator = aTestator();
    const [ann, file] = [aPersonId(), demo()];
    await testator.contacts.add({
      id: ann,
      contact: aContact({ firstName: 'Anna', lastName: 'Reed', role: 'sister', email: 'anna@example.com' }),
    });
    Object.assign(file.contacts?.find((row) => row.first_name === 'Anna') ?? expect.fail(), {
      email: 'ANNA@example.com',
    });
    const json = packed(file);
    const { known, basedOn } = await testator.importing.look({ json });
    expect(known).toEqual([{ id: ann, name: 'Anna Reed', knownAs: 'Anna Reed' }]);
    const before = await testator.testatorRecord.get();
    const sections: ImportSection[] = ['contacts', 'children', 'spouseDetails', 'gifts'];
    const undo = await testator.importing.take({ json, sections, apart: [], basedOn });
    const after = await testator.testatorRecord.get();
    expect(after.contacts.map(({ firstName }) => firstName)).toEqual(['Anna', 'Thomas', 'Joan']);
    expect(after.gifts[1]?.recipients).toMatchObject([{ personId: ann }]);
    await testator.history.restore({ id: undo.before });
    const { settings, residue, ...restored } = await testator.testatorRecord.get();
    expect({ ...restored, settings, residue: residue.recipients }).toEqual({ ...before, residue: [] });
    const other = aTestator();
    await other.contacts.add({
      id: ann,
      contact: aContact({ firstName: 'Anna', lastName: 'Reed', email: 'anna@example.com' }),
    });
    const proposal = await other.importing.look({ json });
    await other.importing.take({ json, sections: ['contacts'], apart: [ann], basedOn: proposal.basedOn });
    const { contacts } = await other.testatorRecord.get();
    expect(contacts.filter(({ firstName }) => firstName === 'Anna')).toHaveLength(2);
  });

  it('overwrites only what is ticked', async () => {
    const testator = aTestator();
    await answerAll(testator);
    const before = await testator.testatorRecord.get();
    const json = packed(demo());
    const { sections, basedOn } = await testator.importing.look({ json });
    const different = sections.filter(({ state }) => state === 'different').map(({ section }) => section);
    expect(different).toEqual(expect.arrayContaining(['personalDetails', 'spouseDetails', 'gifts', 'residue']));
    await testator.importing.take({ json, sections: ['funeralWishes'], apart: [], basedOn });
    const { funeralWishes, ...after } = await testator.testatorRecord.get();
    expect(funeralWishes?.location).toBe('Durham Crematorium');
    expect(after).toEqual({ ...before, funeralWishes: undefined });
  });

  it('is not taken where its people are not, or once the answers have changed', async () => {
    const testator = aTestator();
    const json = packed(demo());
    const { basedOn } = await testator.importing.look({ json });
    const gifts = testator.importing.take({ json, sections: ['gifts'], apart: [], basedOn });
    expect(await refusalOf(gifts)).toBe('ImportNeedsPeople');
    await testator.contacts.add({ id: aPersonId(), contact: aContact() });
    const late = testator.importing.take({ json, sections: ['contacts'], apart: [], basedOn });
    expect(await refusalOf(late)).toBe('AnswersChanged');
    expect((await testator.testatorRecord.get()).contacts).toHaveLength(1);
  });

  const deep = (depth: number) => `{"facts": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const [child] = demo().children ?? [];
  const manyContacts = Array.from({ length: 10_001 }, (_, at) => ({ id: `k${at}`, first_name: 'Ann' }));
  it.each<[string, string, RegExp]>([
    ['a prototype', packedText('{"facts": {"__proto__": {"is_admin": true}}}'), /^: Has a name/],
    ['a prototype further down', packedText('{"contacts": [{"id": "a", "__proto__": {}}]}'), /^: Has a name/],
    ['10,001 rows', packed({ contacts: manyContacts }), /^contacts: Must have 60 rows or fewer, not 10001/],
    [
      '50 children',
      packed({ children: Array.from({ length: 50 }, (_, at) => ({ ...child, id: `c${at}` })) }),
      /^children: Must have 20 rows/,
    ],
    ['depth 21', packedText(deep(21)), /^: Has lists within lists deeper than 20/],
    ['depth 10,000', packedText(deep(10_000)), /^: Has lists within lists deeper than 20/],
    ['a bomb', packedText(' '.repeat(3_000_000)), /^: This file is too large/],
    ['no gzip', Buffer.from('{}').toString('base64'), /^: This file is too large, or damaged/],
    ['no JSON', packedText('{'), /^: This is not a file of answers/],
    ['a list', packed([]), /^: /],
    [
      'two people of one id',
      packed({ children: [{ id: 'a' }], contacts: [{ id: 'a' }] }),
      /: Has two people with the id “a”/,
    ],
    ['two rows of one id', packed({ contacts: [{ id: 'a' }, { id: 'a' }] }), /^contacts\[1\]\.id: /],
    [
      'a bad email',
      packed({ contacts: [{ id: 'a', first_name: 'Ann', role: 'friend', email: 'ann' }] }),
      /^contacts\[0\]\.email: /,
    ],
  ])('is refused whole with %s, and nothing is written', async (_name, json, problem) => {
    const account = anAccount();
    const testator = as(account);
    const { problems, sections } = await testator.importing.look({ json });
    expect(problems.map(({ path, message }) => `${path}: ${message}`).join('\n')).toMatch(problem);
    expect(sections).toEqual([]);
    const taken = testator.importing.take({ json, sections: ['contacts', 'children'], apart: [], basedOn: 'x' });
    expect(await refusalOf(taken)).toBe('ImportRefused');
    const rows = await orm.em.fork().execute('select from will_versions where account_id = ?', [account.id]);
    expect(rows).toEqual([]);
  });

  it('is refused whole where it names people of another account', async () => {
    const [victim, testator] = [aTestator(), aTestator()];
    const { friend } = await answerAll(victim);
    const file = {
      ...demo(),
      residuary_recipients: [{ recipient_id: friend, recipient_type: 'contact', priority: 1 }],
    };
    const { problems } = await testator.importing.look({ json: packed(file) });
    expect(problems).toEqual([{ path: 'residuary_recipients[0]', message: 'Must name only people of this file' }]);
  });
});
