import { brand } from '@plainwill/contracts/shared/brand';
import { capitalised } from '@plainwill/contracts/shared/phrases';
import type { CoupleConsent } from '@plainwill/contracts/will-data/vocabulary';
import { failureOf } from '../../shared/api/failure.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { useConsent, useShares } from './use-sharing.ts';

/** Each of the two says for themselves that neither will binds the other, and whether one reviewer may read both. */
export function NeitherBinds({ partner }: { partner: string }) {
  return (
    <Card>
      <h2 className="heading text-title">Neither will binds the other</h2>
      <p>
        Your will and {partner}’s may be alike. Either of you can still change your own at any time, even after the
        other has died. If you want two wills that can’t be changed, see a solicitor before you sign.
      </p>
      <ConsentBox
        consent="mirror-not-mutual"
        label="We have not promised each other to keep our wills unchanged"
        hint={`Your will then says so. Before a signing copy of a will that speaks of ${partner}’s can be made, each of you ticks this in your own account.`}
      />
      {brand.review !== 'off' && (
        <ConsentBox
          consent="same-reviewer"
          label="The same reviewer may read both our wills"
          hint={`Only if you both tick this. We don’t say what the other has ticked. ${capitalised(partner)} and you could not keep from each other, in a dispute, what either of you tells that reviewer. If one of you tells a reviewer something in confidence, someone else reads the other will.`}
        />
      )}
    </Card>
  );
}

function ConsentBox({ consent, label, hint }: { consent: CoupleConsent; label: string; hint: string }) {
  const { data: shares } = useShares();
  const { mutate, isPending, variables, error } = useConsent();
  if (!shares) return <Loading rows={1} />;
  const isGiven = isPending ? variables.isGiven : shares.consents.includes(consent);
  return (
    <>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <Checkbox
        label={label}
        hint={hint}
        isSelected={isGiven}
        onChange={(given) => mutate({ consent, isGiven: given })}
      />
    </>
  );
}
