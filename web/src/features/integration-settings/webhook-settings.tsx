import { failureOf } from '../../api/failure.ts';
import { AskAgain } from '../../ui/feedback/ask-again.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { Signing } from './signing.tsx';
import { useIntegration } from './use-integration.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookState } from './webhook-state.tsx';

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
        <AskAgain
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
