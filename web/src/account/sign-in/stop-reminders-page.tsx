import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { LinkPage } from './link-page.tsx';

/** The link “Stop these emails” of a reminder leads here. It needs no sign-in, and can do nothing else. */
export default function StopRemindersPage() {
  const { willData } = trpc.useUtils();
  return (
    <LinkPage
      call={trpc.willData.reminders.stop.useMutation({ onSuccess: () => willData.reminders.invalidate() })}
      title="Stop reminder emails"
      action="Stop these emails"
      pendingLabel="Stopping…"
      done={{
        heading: 'Reminder emails are off',
        text: 'We will send you no more of them. Emails about the security of your account still come.',
        next: (
          <ButtonLink to={paths.sign} variant="secondary">
            Turn them on again
          </ButtonLink>
        ),
      }}
      withoutCode={
        <>
          No code in the message? <TextLink to={paths.sign}>Sign in and turn the emails off there</TextLink>.
        </>
      }
    >
      We email you when something may need another look. If you stop these emails, the reminders still wait for you in
      your account.
    </LinkPage>
  );
}
