import { withDeliveries } from './deliveries.ts';
import { inTurn, opened, pressed, reads, type State } from './state.ts';

const harriet = '/admin/users/:userId';

/** What somebody of staff sees who may change nothing. */
export const statesForReadersOfStaff: State[] = [
  { name: 'somebody’s wishes', path: `${harriet}?tab=wishes`, reach: reads('Thomas Reed') },
  { name: 'somebody they may not edit', path: `${harriet}?edit=true&tab=contacts`, reach: reads('Thomas Reed') },
  { name: 'a questionnaire', path: '/admin/enquiries', reach: inTurn(opened(/^Open Questionnaire/), reads('Answers')) },
  { name: 'somebody to contact', path: '/admin/enquiries', reach: inTurn(opened(/^Open Lead/), reads('Anna Hale')) },
  {
    name: 'what was sent and what was not',
    path: '/settings',
    given: withDeliveries,
    reach: inTurn(pressed(/^Attempts/), reads(/answered 410/)),
  },
];
