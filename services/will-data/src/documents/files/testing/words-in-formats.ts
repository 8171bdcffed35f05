import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { willText } from '@plainwill/law/will/composition/will-text';
import { asOf } from '@plainwill/law/will/testing/facts';
import { draftWill } from '../will-file.ts';
import { bare, readDocx, readPages } from './read-files.ts';

/** The words of a will of these facts, without blanks, as they are composed and as each format has them. */
export const wordsOf = (facts: WillFacts) => wordsIn(composeWill(facts, { asOf }));

export async function wordsIn(will: WillDocument) {
  const { pages } = await readPages(await draftWill(will, 'pdf'));
  const docx = await draftWill(will, 'docx');
  const txt = (await draftWill(will, 'txt')).toString('utf8');
  const [mark, ...lines] = txt.split('\n');
  return {
    mark,
    composed: bare(willText(will).join('\n')),
    pdf: bare(pages.map(({ body }) => body).join('\n')),
    docx: bare(await readDocx(docx)),
    txt: bare(lines.join('\n')),
  };
}
