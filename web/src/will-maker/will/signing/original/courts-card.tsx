import { willStorageFee } from '@plainwill/law/signing/storage-fee';
import { storageFeeText } from '@plainwill/law/signing/storage-fee-text';
import { useToday } from '../../../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { SummaryList } from '../../../../ui/lists/summary-list.tsx';
import { DownloadButtons } from '../download-buttons.tsx';
import { fetchSheetOfOriginal } from './use-original.ts';

/** The courts store wills; the pages say how to post one there. */
export function CourtsCard() {
  const today = useToday();
  return (
    <section aria-labelledby="courts">
      <Card>
        <h2 id="courts" className="heading text-title">
          Let the courts store it
        </h2>
        <p>
          The Probate Service of HM Courts & Tribunals Service stores wills in England and Wales. Three pages to print
          say what to post, with the facts it asks for and a label. They are ours, not a court form, and we send
          nothing.
        </p>
        <SummaryList
          entries={[
            { term: 'Fee', detail: storageFeeText(today) },
            { term: 'Who can deposit it and take it out', detail: 'You, or someone you authorise in writing' },
          ]}
        />
        <p>
          Its address and today’s fee are on{' '}
          <TextLink to={willStorageFee.source.url} opensNewTab>
            GOV.UK (opens in a new tab)
          </TextLink>
          . Where it differs from our pages, follow GOV.UK.
        </p>
        <DownloadButtons
          what="the pages for the courts"
          formats={['pdf']}
          fetchFile={() => fetchSheetOfOriginal('courts')}
        />
      </Card>
    </section>
  );
}
