import { randomUUID } from 'node:crypto';
import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import type { SubmissionId } from '@plainwill/contracts/shared/ids';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { aWillData } from '../../testing/will-data.ts';

const { orm, as, aTestator, reviewSettings } = await aWillData();

const common = { whoFor: 'Me', children: 'Yes', business: 'No' } as const;
const owner: QuestionnaireAnswers = {
  ...common,
  homeOwned: 'Yes',
  address: {
    formatted_address: '7 Quarry Street, Durham, DH1 3AB',
    line_1: '7 Quarry Street',
    line_2: '',
    town_or_city: 'Durham',
    county: '',
    postcode: 'DH1 3AB',
  },
};
const tenant: QuestionnaireAnswers = { ...common, homeOwned: 'No', locationEnglandWales: 'No' };
const aClaim = (answers: QuestionnaireAnswers) => ({ submissionId: randomUUID() as SubmissionId, answers });

describe('claimed answers', () => {
  it('come back with the portal, and begin the home with the address', async () => {
    const { questionnaire, testatorRecord } = aTestator();
    const claim = aClaim(owner);
    await questionnaire.claim(claim);
    const stored = await testatorRecord.get();
    expect(stored.questionnaire).toEqual(claim);
    expect(stored.homeDetails).toMatchObject({
      address: '7 Quarry Street, Durham, DH1 3AB',
      line1: '7 Quarry Street',
      townOrCity: 'Durham',
      postcode: 'DH1 3AB',
      homeOwnership: null,
      version: 1,
    });
  });

  it('leave a home alone that is there already', async () => {
    const { questionnaire, homeDetails, testatorRecord } = aTestator();
    await homeDetails.save({ basedOn: 0, changes: { address: '1 Mill Lane' } });
    const { homeDetails: kept } = await questionnaire.claim(aClaim(owner));
    expect([kept?.address, (await testatorRecord.get()).homeDetails?.address]).toEqual(['1 Mill Lane', '1 Mill Lane']);
  });

  it('say nothing of the home of one who does not own it', async () => {
    expect((await aTestator().questionnaire.claim(aClaim(tenant))).homeDetails).toBeNull();
  });

  it('take the place of those claimed before, and may be claimed again', async () => {
    const { questionnaire, testatorRecord } = aTestator();
    const claim = aClaim(tenant);
    for (const each of [aClaim(owner), claim, claim]) await questionnaire.claim(each);
    expect((await testatorRecord.get()).questionnaire).toEqual(claim);
  });

  it('are not to be read in the database', async () => {
    await aTestator().questionnaire.claim(aClaim(owner));
    expect(JSON.stringify(await orm.em.fork().execute('select * from questionnaires'))).not.toMatch(/Quarry|Durham/);
  });
});

describe('the summary', () => {
  const textOf = async (answers: QuestionnaireAnswers) => {
    const { base64 } = await as(null).questionnaire.summary({ answers });
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
    const { text } = await extractText(pdf, { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };

  it('has every answer beside its question, and what happens next', async () => {
    const text = await textOf(owner);
    expect(text).toContain('What is the address of your home? 7 Quarry Street, Durham, DH1 3AB');
    for (const words of ['Document Preparation', 'Delivery & Signing', 'It is not a will'])
      expect(text).toContain(words);
    expect(text).not.toContain('Do you live in England or Wales?');
  });

  it('promises a check in the words of how wills are checked here, and none where no one checks them', async () => {
    expect(await textOf(owner)).toMatch(/Legal Review .*your will can be checked by legal professionals/);
    reviewSettings.review = 'off';
    try {
      expect(await textOf(owner)).not.toMatch(/legal (?:professional|team|review)|\breviewers?\b|checked by/i);
    } finally {
      reviewSettings.review = 'optional';
    }
  });

  it('says where to turn to one who lives elsewhere', async () => {
    expect(await textOf(tenant)).toContain('Law Society of Scotland');
  });

  it('prints what was typed as it was typed, whatever it means to the typesetter', async () => {
    const strange = { ...owner, address: { ...owner.address, formatted_address: '#let x = 1 $y$ *z* <b> @ref' } };
    expect(await textOf(strange)).toContain('#let x = 1 $y$ *z* <b> @ref');
  });
});
