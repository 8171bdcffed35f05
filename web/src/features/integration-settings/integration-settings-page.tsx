import { ArrowLeft } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { badgeOf } from '../admin/role-words.ts';
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
      {({ roles, isAdmin }) => (
        <>
          <div>
            <ButtonLink to={paths.adminDashboard} look="plain" size="small">
              <ArrowLeft aria-hidden strokeWidth={2.2} className="size-4.5" />
              Admin Dashboard
            </ButtonLink>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <PageHeading title={title}>{title}</PageHeading>
              <Badge>{badgeOf(roles)}</Badge>
            </div>
          </div>
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
