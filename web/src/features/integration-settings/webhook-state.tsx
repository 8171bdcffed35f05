import type { Integration } from '@plainwill/contracts/notifications/integrations';
import { longMomentInWords } from '../../ui/dates-and-money/format-date-time.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Where deliveries go now. */
export function WebhookState({ webhook }: { webhook: Integration['webhook'] }) {
  if (!webhook) {
    return <Notice tone="info">No address is set. Enquiries are kept here and sent nowhere.</Notice>;
  }
  const { maskedUrl, savedAt, disabledAt, isLegacy } = webhook;
  return (
    <>
      <div>
        <p className="text-muted">{disabledAt ? 'Enquiries were sent to' : 'Enquiries are sent to'}</p>
        <p className="font-semibold break-all">{maskedUrl}</p>
        <p className="text-muted">
          {savedAt ? `Saved on ${longMomentInWords(savedAt)}` : 'Given with the server’s own settings'}
        </p>
      </div>
      {disabledAt && (
        <Notice tone="error" title="Deliveries have stopped">
          On {longMomentInWords(disabledAt)} the receiver answered that this address is gone for good. Save a new
          address, and then send again what did not arrive.
        </Notice>
      )}
      {isLegacy && (
        <Notice tone="info">
          This is an old form of Zapier address, which takes fewer deliveries. A new Catch Hook has a better one.
        </Notice>
      )}
    </>
  );
}
