import type { ImportProblem } from '@plainwill/contracts/will-data/history/importing';
import { Notice } from '../../ui/feedback/notice.tsx';
import { pathText } from './import-labels.ts';

/** Everything that keeps a file from being brought in. */
export const ImportProblems = ({ problems }: { problems: readonly ImportProblem[] }) => (
  <Notice tone="error" title="This file can’t be brought in. Nothing was changed.">
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {problems.map(({ path, message }) => (
        <li key={`${path} ${message}`} className="wrap-anywhere">
          {path && `${pathText(path)}: `}
          {message}
        </li>
      ))}
    </ul>
  </Notice>
);
