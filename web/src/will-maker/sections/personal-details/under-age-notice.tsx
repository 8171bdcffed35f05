import { adultAge } from '@plainwill/contracts/will-data/people';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** Wills Act 1837 s.7, and s.11 with the Wills (Soldiers and Sailors) Act 1918; Administration of Estates Act 1925 s.46. */
export default function UnderAgeNotice() {
  return (
    <Notice tone="info" title={`You can make a will from the age of ${adultAge}`}>
      <p>
        Check the year. Only soldiers on active service and seamen at sea can make a will before that. If you are one of
        them, ask your unit or a solicitor.
      </p>
      <p>
        Until you are {adultAge}, the law says who gets what you own, in most families your parents. You can name
        someone for a death benefit from work or a pension at any age. We keep your answers, so come back on your
        birthday.
      </p>
    </Notice>
  );
}
