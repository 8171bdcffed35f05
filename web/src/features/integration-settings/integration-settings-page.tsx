import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { LastDeliveries } from './last-deliveries.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { UnsentEmails } from './unsent-emails.tsx';
import { WebhookSettings } from './webhook-settings.tsx';

const title = 'Integration Settings';

/** Where enquiries are sent, for staff: administrators change it, others look. */
export default function IntegrationSettingsPage() {
  return (
    <StaffOnly title={title}>
      {({ isAdmin }) => (
        <>
          <PageHeading title={title}>{title}</PageHeading>
          <div className="grid items-start gap-4 roomy:grid-cols-2">
            <WebhookSettings isAdmin={isAdmin} />
            <SetupSteps />
          </div>
          <LastDeliveries isAdmin={isAdmin} />
          <UnsentEmails isAdmin={isAdmin} />
        </>
      )}
    </StaffOnly>
  );
}
