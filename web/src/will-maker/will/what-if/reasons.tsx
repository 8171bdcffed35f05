import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { ClauseLink } from './clause-link.tsx';

/** Why it comes out like this, one step after the other. */
export const Reasons = ({ steps }: { steps: WhatIfAnswer['steps'] }) => (
  <Card>
    <h3 className="heading text-lead">Why</h3>
    <ol className="flex list-decimal flex-col gap-3 pl-6">
      {steps.map(({ text, clause, source }) => (
        <li key={`${text} ${clause}`} className="max-w-words pl-1">
          {text}{' '}
          {clause && (
            <span className="text-small whitespace-nowrap">
              <ClauseLink clause={clause} isNamed />
            </span>
          )}
          {source && <span className="block text-small text-muted">{source}</span>}
        </li>
      ))}
    </ol>
  </Card>
);
