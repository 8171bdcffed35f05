import { anAccount } from '@plainwill/kit/testing/call';
import { willStorageFee } from '@plainwill/law/signing/storage-fee';
import { storageFeeText } from '@plainwill/law/signing/storage-fee-text';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../documents/files/testing/read-files.ts';
import { answerAll } from '../../testing/answer-all.ts';
import { aWillData, refusalOf, type TestatorCalls } from '../../testing/will-data.ts';
import { aSigning } from '../testing/plans.ts';

const { as, aTestator } = await aWillData();

async function aSignedTestator() {
  const testator = as(anAccount());
  await answerAll(testator);
  const [copy] = await testator.signingCopies.list();
  await testator.signedWills.record(aSigning({ copyId: copy?.id ?? null, signedOn: '2026-11-20' }));
  return testator;
}

async function read(testator: TestatorCalls, sheet: 'courts' | 'register') {
  const { base64, fileName } = await testator.whereKept.sheet({ sheet });
  const { document, pages } = await readPages(Buffer.from(base64, 'base64'));
  const texts = pages.map(({ body }) => body.replace(/\s+/gu, ' '));
  return { document, pages, texts, fileName };
}

const signed = await aSignedTestator();

describe('the pages for storing a will with the courts', () => {
  it('say how, then the facts, then the label, and on each that they are no part of the will', async () => {
    const { document, pages, texts, fileName } = await read(signed, 'courts');
    expect(fileName).toBe('Store your will with the courts.pdf');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(pages).toHaveLength(3);
    for (const { furniture } of pages) expect(furniture).toContain('This page is not part of the will.');
    const [guide, facts, label] = texts;
    expect(guide).toContain('not a court form, and nothing has been sent to anyone');
    expect(guide).toContain('£24, paid once, as GOV.UK said on 21 August 2026');
    expect(guide).toContain('someone you authorise in writing');
    expect(label).toContain('Label for the outer envelope');
    const { personalDetails, contacts, executors } = await signed.testatorRecord.get();
    expect(facts).toContain('20 November 2026');
    expect(facts).toContain(personalDetails?.lastName);
    expect(facts).toContain(personalDetails?.knownAs);
    const executor = contacts.find(({ id }) => executors.some(({ personId }) => personId === id));
    expect(facts).toContain(executor?.lastName);
    expect(facts).toContain(executor?.postcode);
  });

  it('leave lines to fill for a will that was not made here, and guess no executor', async () => {
    const testator = aTestator();
    await testator.signedWills.record(aSigning({ signedOn: '2026-11-20' }));
    const [, facts] = (await read(testator, 'courts')).texts;
    expect(facts).toMatch(/Full name _+/);
    expect(facts).toMatch(/Executors _+/);
  });

  it('quote the fee for a year after it was checked', () => {
    expect(storageFeeText(willStorageFee.checkedOn)).toContain('£24');
    expect(storageFeeText('2027-08-21')).toContain('£24');
    expect(storageFeeText('2027-08-22')).toBe('It is paid once. See GOV.UK for how much it is today.');
  });
});

describe('the facts for a register', () => {
  it('say who, when and where, and nothing that the will gives', async () => {
    const facts = await signed.whereKept.registerFacts();
    expect(facts.map(({ label }) => label)).toEqual([
      'Full name',
      'Other or former names',
      'Date of birth',
      'Address',
      'Date of the will',
      'Where the will is',
      'Made with',
    ]);
    expect(facts.find(({ label }) => label === 'Where the will is')?.value).toBe('At home: the grey box');
    const { pages, texts } = await read(signed, 'register');
    expect(pages).toHaveLength(1);
    for (const { value } of facts) expect(texts[0]).toContain(value.replace(/\s+/gu, ' '));
  });

  it('are none while no will is signed, and then nothing is printed', async () => {
    const testator = aTestator();
    expect(await testator.whereKept.registerFacts()).toEqual([]);
    expect(await refusalOf(testator.whereKept.sheet({ sheet: 'register' }))).toBe('SignedWillNotFound');
  });
});
