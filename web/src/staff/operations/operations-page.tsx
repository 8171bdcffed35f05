import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { unattendedHeader } from '@plainwill/contracts/shared/session-header';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/api/failure.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { StateLabel } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Sparkline } from '../../ui/figures/sparkline.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { StaffOnly } from '../admin/staff-only.tsx';
import { byItself, everyTenSeconds, useQueueFigures } from '../queues/use-queues.ts';
import { rangeText, serviceName } from './operations-text.ts';
import { QueuesCard } from './queues-card.tsx';
import { useReadings } from './use-readings.ts';
import { GivenUpCard, WaitingCard } from './waiting-card.tsx';

interface ServiceHealth {
  name: string;
  isReady: boolean;
  milliseconds: number;
}

async function askForServices(): Promise<ServiceHealth[]> {
  const response = await fetch(gatewayPaths.serviceHealth, { headers: { [unattendedHeader]: 'true' } });
  if (!response.ok) throw new Error('The gateway does not answer');
  return response.json();
}

/** How each service is, refreshed every ten seconds. */
const useServices = () => useQuery({ queryKey: ['ops', 'services'], queryFn: askForServices, ...everyTenSeconds });

/** How much work waits and what was given up, refreshed every ten seconds. */
function useFigures() {
  const notifications = useQueueFigures();
  const identity = trpc.identity.operations.get.useQuery(undefined, byItself);
  return { notifications, identity };
}

const columns = [
  { title: 'Service' },
  { title: 'State' },
  { title: 'Response time', isNumber: true },
  { title: 'On this visit' },
];

/** Each service reports if it can do its work. */
function ServicesCard() {
  const { data, isError, error, dataUpdatedAt } = useServices();
  const readings = useReadings(data, dataUpdatedAt);
  return (
    <Card>
      <h2 className="heading text-lead">Services</h2>
      {isError && <Notice tone="error">{failureOf(error).message}</Notice>}
      {data ? (
        <DataTable
          caption="Services"
          columns={columns}
          rows={data.map(({ name, isReady, milliseconds }) => ({
            id: name,
            cells: [
              serviceName(name),
              <StateLabel key="state" isGood={isReady}>
                {isReady ? 'Ready' : 'Not answering'}
              </StateLabel>,
              `${milliseconds} ms`,
              <ResponseTimes key="times" name={name} readings={readings} />,
            ],
          }))}
        />
      ) : (
        !isError && <p className="text-muted">Loading...</p>
      )}
    </Card>
  );
}

function ResponseTimes({ name, readings }: { name: string; readings: readonly (readonly ServiceHealth[])[] }) {
  const times = readings.map((services) => services.find((each) => each.name === name)?.milliseconds ?? 0);
  return <Sparkline label={`Response times of ${serviceName(name)}: ${rangeText(times)} ms`} values={times} />;
}

const title = 'Operations';

/** How the site is doing, for staff: services, queues, what waits and what was given up. */
export default function OperationsPage() {
  return (
    <StaffOnly title={title}>
      {() => (
        <>
          <div>
            <PageHeading title={title}>{title}</PageHeading>
            <p className="text-muted">Refreshed every ten seconds.</p>
          </div>
          <ServicesCard />
          <Figures />
        </>
      )}
    </StaffOnly>
  );
}

function Figures() {
  const { notifications, identity } = useFigures();
  const outboxes = [
    ...(notifications.data ? [{ name: 'notifications', ...notifications.data.outbox }] : []),
    ...(identity.data ? [{ name: 'identity', ...identity.data.outbox }] : []),
  ];
  const failed = notifications.error ?? identity.error;
  return (
    <>
      {failed && <Notice tone="error">{failureOf(failed).message}</Notice>}
      {notifications.isLoading && (
        <Card>
          <p className="text-muted">Loading...</p>
        </Card>
      )}
      {notifications.data && <QueuesCard queues={notifications.data.queues} readAt={notifications.dataUpdatedAt} />}
      {outboxes.length > 0 && <WaitingCard outboxes={outboxes} />}
      {notifications.data && <GivenUpCard {...notifications.data} />}
    </>
  );
}
