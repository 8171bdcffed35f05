import type { ReactNode } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { useMe } from '../../shared/api/session.ts';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type LinkCall, LinkPage } from '../sign-in/link-page.tsx';
import { ForAnotherAddress, SignInToAccept } from './invited-address.tsx';

interface Opened {
  from: string | null;
  sentTo: string;
  isYours: boolean;
}

interface InvitationPageProps {
  title: string;
  /** Those who sign in find the invitation here, too; `where` completes “The invitation then waits …”. */
  place: { path: string; name: string; where: string };
  decline: LinkCall;
  useOpened: (token: string) => { data: Opened | undefined; error: unknown };
  /** Says who asks and what it means. */
  about: (from: string) => ReactNode;
  /** Accepts as whoever is signed in; the button that declines stands beside the one that accepts. */
  acceptance: (invitation: { token: string; from: string | null; declining: ReactNode }) => ReactNode;
}

/** The link in the mail to someone who is invited leads here. */
export function InvitationPage({ title, place, decline, useOpened, about, acceptance }: InvitationPageProps) {
  return (
    <LinkPage
      call={decline}
      title={title}
      done={{
        heading: 'You have declined',
        text: 'The invitation can’t be used any more. No one is told that you declined.',
        next: (
          <ButtonLink to={paths.home} variant="secondary">
            Return Home
          </ButtonLink>
        ),
      }}
      withoutCode={
        <>
          No code in the message? <TextLink to={place.path}>Sign in with the address that was invited</TextLink>, and
          the invitation is under “{place.name}”.
        </>
      }
      form={(token) => <OpenedInvitation {...{ token, place, decline, useOpened, about, acceptance }} />}
    />
  );
}

type OpenedInvitationProps = Omit<InvitationPageProps, 'title'> & { token: string };

function OpenedInvitation({ token, place, decline, useOpened, about, acceptance }: OpenedInvitationProps) {
  const me = useMe();
  const { data, error } = useOpened(token);
  if (error)
    return (
      <>
        <Notice tone="error">{failureOf(error).message}</Notice>
        <ButtonRow>
          <ButtonLink to={place.path}>{place.name}</ButtonLink>
        </ButtonRow>
      </>
    );
  if (!data || me.data === undefined) return <Loading />;
  const { from, sentTo, isYours } = data;
  if (me.data && !isYours) return <ForAnotherAddress me={me.data} sentTo={sentTo} />;
  const declining = (
    <Button
      variant="secondary"
      onPress={() => decline.mutate({ token })}
      isPending={decline.isPending}
      pendingLabel="Declining…"
    >
      No, thank you
    </Button>
  );
  return (
    <>
      {about(from ?? 'Someone who has not given us a name yet')}
      {Boolean(decline.error) && <Notice tone="error">{failureOf(decline.error).message}</Notice>}
      {me.data ? (
        acceptance({ token, from, declining })
      ) : (
        <>
          <SignInToAccept sentTo={sentTo} where={place.where} />
          <ButtonRow>
            <ButtonLink to={paths.auth}>Sign in or sign up</ButtonLink>
            {declining}
          </ButtonRow>
        </>
      )}
    </>
  );
}
