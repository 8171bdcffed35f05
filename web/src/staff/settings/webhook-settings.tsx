import type { Integration } from '@plainwill/contracts/notifications/integrations';
import { failureOf } from '../../shared/api/failure.ts';
import { formatDateTime } from '../../ui/dates-and-money/format-date-time.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { Signing } from './signing.tsx';
import { useIntegration } from './use-integration.ts';
import { WebhookForm } from './webhook-form.tsx';

/** The card shows the address that deliveries go to now. */
function WebhookState({ webhook }: { webhook: Integration['webhook'] }) {
  if (!webhook) {
    return <Notice tone="info">No address is set. Enquiries are kept here and not forwarded.</Notice>;
  }
  const { maskedUrl, savedAt, disabledAt, isLegacy } = webhook;
  return (
    <>
      <div>
        <p className="text-muted">{disabledAt ? 'Enquiries were sent to' : 'Enquiries are sent to'}</p>
        <p className="font-semibold break-all">{maskedUrl}</p>
        <p className="text-muted">
          {savedAt ? `Saved on ${formatDateTime(savedAt)}` : 'Set in the server’s own settings'}
        </p>
      </div>
      {disabledAt && (
        <Notice tone="error" title="Deliveries have stopped">
          On {formatDateTime(disabledAt)} the receiver answered that this address is gone for good. Save a new address,
          and then send again what did not arrive.
        </Notice>
      )}
      {isLegacy && (
        <Notice tone="info">
          This is an older kind of Zapier address, with lower limits. A new Catch Hook gives you a better one.
        </Notice>
      )}
    </>
  );
}

export function WebhookSettings({ isAdmin }: { isAdmin: boolean }) {
  const integration = useIntegration();
  return (
    <Card>
      <h2 className="heading text-lead">Zapier webhook</h2>
      {integration.data ? (
        <>
          <WebhookState webhook={integration.data.webhook} />
          {isAdmin ? (
            <WebhookForm integration={integration.data} />
          ) : (
            <p className="text-muted">Only administrators can change this.</p>
          )}
          <Signing integration={integration.data} isAdmin={isAdmin} />
        </>
      ) : integration.isError ? (
        <RetryNotice
          message={failureOf(integration.error).message}
          onRetry={() => void integration.refetch()}
          isRetrying={integration.isFetching}
        />
      ) : (
        <p role="status" className="text-muted">
          Loading...
        </p>
      )}
    </Card>
  );
}
