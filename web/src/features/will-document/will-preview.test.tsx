// @vitest-environment jsdom
import type { WillDocument } from '@plainwill/contracts/will-data/will-document';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { WillPreview } from './will-preview.tsx';

const will: WillDocument = {
  testator: 'Harriet Bell',
  title: 'LAST WILL AND TESTAMENT of HARRIET BELL',
  sections: [
    {
      key: 'executors',
      number: 3,
      heading: 'EXECUTORS AND TRUSTEES',
      clauses: [
        {
          id: 'executors.appointment',
          number: '3.1',
          runs: [
            { text: 'I appoint my brother ', style: 'plain' },
            { text: 'THOMAS BELL', style: 'name' },
            { text: ', or:', style: 'plain' },
          ],
          items: [
            [
              { text: 'my friend ', style: 'plain' },
              { text: 'ANNA REED', style: 'name' },
            ],
          ],
          explanation: 'Thomas will carry out your wishes.',
          source: 'Administration of Estates Act 1925',
          fields: [],
        },
      ],
    },
  ],
  dated: 'Dated: TBC',
  attestation: 'HARRIET BELL signed this document.',
  signatures: [{ who: 'Testator', labels: ['Signature'] }],
  notReady: [],
};

it('says every word of the will in order, and nothing else', () => {
  show(<WillPreview will={will} />);
  const said = document.querySelector('[data-will-document]')?.textContent?.replace(/\s+/g, '');
  const expected =
    'LAST WILL AND TESTAMENT of HARRIET BELL 3. EXECUTORS AND TRUSTEES 3.1 I appoint my brother THOMAS BELL, or: ' +
    '(a) my friend ANNA REED Dated: TBC HARRIET BELL signed this document. Testator Signature';
  expect(said).toBe(expected.replace(/\s+/g, ''));
});

it('explains the clause that is chosen, by its number or by its words', async () => {
  const user = show(<WillPreview will={will} />);
  await user.click(screen.getByRole('button', { name: '3.1' }));
  expect(screen.getByText(/Thomas will carry out your wishes/)).toBeTruthy();
  expect(document.querySelector('mark')?.textContent).toBe('I appoint my brother THOMAS BELL, or:');
  await user.click(screen.getByText('THOMAS BELL'));
  expect(document.querySelector('mark')).toBeNull();
  screen.getByRole('button', { name: '3.1' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Administration of Estates Act 1925')).toBeTruthy();
});
