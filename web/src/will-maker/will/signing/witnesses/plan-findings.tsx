import type { PlanProblem } from '@plainwill/contracts/will-data/signing/signing-plan';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';

const looks = {
  blocks: { Icon: CircleAlert, label: 'Choose someone else', color: 'text-danger' },
  warns: { Icon: TriangleAlert, label: 'Think again', color: 'text-deep' },
  informs: { Icon: Info, label: 'Good to know', color: 'text-deep' },
};

/** The findings of the checks of a plan, each with how far it goes in words. */
export const PlanFindings = ({ problems }: { problems: readonly PlanProblem[] }) =>
  problems.length > 0 && (
    <ul className="flex flex-col gap-2">
      {problems.map(({ id, severity, person, message }) => {
        const { Icon, label, color } = looks[severity];
        return (
          <li key={`${id} ${message}`} className="flex gap-2.5">
            <Icon aria-hidden strokeWidth={2.2} className={`mt-0.5 size-5 shrink-0 ${color}`} />
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{person === null && severity === 'blocks' ? 'Still to do' : label}:</span>{' '}
              {message}
            </p>
          </li>
        );
      })}
    </ul>
  );
