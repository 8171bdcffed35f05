import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../../ui/loading/part-problem.tsx';

/** Loaded when it is first needed. */
export const LazyRemovePersonDialog = lazyPart(() => import('./remove-person-dialog.tsx'), DialogProblem);
