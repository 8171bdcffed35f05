import { useState } from 'react';
import { OrderedList } from '../../lists/ordered-list.tsx';
import { type Exhibit, State } from '../exhibit.tsx';

const people = ['Thomas Bell', 'Anna Reed', 'Joan Reed'].map((name) => ({ id: name, name }));

function People({ label, items, countFrom }: { label: string; items: typeof people; countFrom?: number }) {
  const [order, setOrder] = useState(items);
  return (
    <OrderedList
      label={label}
      items={order}
      countFrom={countFrom}
      nameOf={({ name }) => name}
      onReorder={(ids) => setOrder(order.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))}
      menuOf={() => [{ label: 'Remove', run: () => undefined }]}
    >
      {({ name }) => <p className="font-semibold">{name}</p>}
    </OrderedList>
  );
}

function States() {
  return (
    <>
      <State name="Several, with a menu on each">
        <People label="Executors" items={people} />
      </State>
      <State name="One, where the numbers go on from another list">
        <People label="Groups" items={people.slice(0, 1)} countFrom={4} />
      </State>
    </>
  );
}

export default {
  title: 'Ordered lists',
  shows: ['ordered-list', 'use-reordering', 'action-menu'],
  States,
} satisfies Exhibit;
