import { failureOf } from '../../api/failure.ts';
import { StateWord } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { serviceName } from './operations-words.ts';
import { useServices } from './use-operations.ts';

const columns = [{ title: 'Service' }, { title: 'State' }, { title: 'Answered in', isNumber: true }];

/** Whether each service can do its work. */
export function ServicesCard() {
  const { data, isError, error } = useServices();
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
              <StateWord key="state" isGood={isReady}>
                {isReady ? 'Ready' : 'Not answering'}
              </StateWord>,
              `${milliseconds} ms`,
            ],
          }))}
        />
      ) : (
        !isError && <p className="text-muted">Loading...</p>
      )}
    </Card>
  );
}
