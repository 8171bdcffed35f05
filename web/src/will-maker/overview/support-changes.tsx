import { brand } from '@plainwill/contracts/shared/brand';
import { listed } from '@plainwill/contracts/shared/phrases';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import { paths } from '../../shared/paths/paths.ts';
import { supportChangesIn } from '../../shared/testator-record/support-label.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

interface SupportChangesProps {
  testatorRecord: TestatorRecord;
  since: string;
}

/** Says what our staff changed in the customer's place, until the customer has saved it again. */
export default function SupportChanges({ testatorRecord, since }: SupportChangesProps) {
  const changes = supportChangesIn(testatorRecord, since);
  const [newest] = changes;
  if (!newest) return null;
  return (
    <Notice tone="info" title={`${brand.name} support changed what you told us`}>
      <p className="max-w-words">
        On {formatDay(newest.savedAt)} they changed {listed(changes.map(({ what }) => what))}. If something is not
        right, you can change it back. <TextLink to={paths.accountSection('access')}>See who changed what</TextLink>
      </p>
    </Notice>
  );
}
