import { useCachePlanning } from '../../account/partner/use-planning.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** The same sentence for both, whoever ended it and why. */
export function EndedNotice() {
  const { mutate, isPending } = trpc.identity.partner.dismissEnd.useMutation({ onSuccess: useCachePlanning() });
  return (
    <Notice tone="info">
      <p className="mb-3">You are no longer planning together. Your answers and your will are as they were.</p>
      <p className="mb-3">
        If you chose them to read something, they still can.{' '}
        <TextLink to={paths.signTrusted}>Check who you trust</TextLink>
      </p>
      <Button variant="secondary" size="small" onPress={() => mutate()} isPending={isPending} pendingLabel="Hiding…">
        Hide this message
      </Button>
    </Notice>
  );
}
