import type { Role } from '@plainwill/contracts/identity/vocabulary';
import { ArrowRight } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { badgeOf, powersOf } from './role-words.ts';
import { StaffOnly } from './staff-only.tsx';

/** Where staff start from. */
export default function AdminDashboardPage() {
  return <StaffOnly title="Admin Dashboard">{(staff) => <Dashboard {...staff} />}</StaffOnly>;
}

function Dashboard({ email, roles }: { email: string; roles: readonly Role[] }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading title="Admin Dashboard">Admin Dashboard</PageHeading>
        <Badge>{badgeOf(roles)}</Badge>
      </div>
      <div className="grid items-start gap-4 roomy:grid-cols-2">
        <Card>
          <h2 className="heading text-lead">What you may do</h2>
          <p className="text-muted">You are signed in as {email}.</p>
          <ul className="list-disc pl-5">
            {powersOf(roles).map((power) => (
              <li key={power} className="py-0.5">
                {power}
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2 className="heading text-lead">Integration Settings</h2>
          <p className="text-muted">Where questionnaires and leads are sent, and how the last ones fared.</p>
          <div>
            <ButtonLink to={paths.settings} look="secondary" size="small">
              Open Integration Settings
              <ArrowRight aria-hidden strokeWidth={2.2} className="size-4.5" />
            </ButtonLink>
          </div>
        </Card>
        <Card>
          <h2 className="heading text-lead">Operations</h2>
          <p className="text-muted">How each part of the site is doing, and what waits.</p>
          <div>
            <ButtonLink to={paths.operations} look="secondary" size="small">
              Open Operations
              <ArrowRight aria-hidden strokeWidth={2.2} className="size-4.5" />
            </ButtonLink>
          </div>
        </Card>
        <Card>
          <h2 className="heading text-lead">Queues</h2>
          <p className="text-muted">Messages and questionnaires on their way, and those that did not arrive.</p>
          <div>
            <a href={paths.queues} className={buttonLook('secondary', 'small')}>
              Open the queue dashboard
              <ArrowRight aria-hidden strokeWidth={2.2} className="size-4.5" />
            </a>
          </div>
        </Card>
      </div>
    </>
  );
}
