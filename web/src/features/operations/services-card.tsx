import { failureOf } from '../../api/failure.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StateWord } from '../../ui/state-word.tsx';
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
