import { type GooglePurpose, googlePurposes } from '@plainwill/contracts/identity/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { failureOf } from '../../api/failure.ts';
import { finishSignIn, isSignedInUnread, readMeAgain, secondStepWays, useMe } from '../../api/session.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../ui/feedback/retry-notice.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Card, Stack } from '../../ui/layout/page-layout.tsx';
import { Onward } from '../auth/after-sign-in.tsx';
import { SitePage } from '../site/site-page.tsx';
import { LostSecondStep } from './lost-second-step.tsx';
import { ProofForm } from './proof-form.tsx';

/** Where it leads, for who did not come to sign in. */
const backTo: Partial<Record<GooglePurpose, string>> = {
  admin: paths.adminLogin,
  connect: paths.account,
  reauthenticate: paths.account,
  reauthenticateAdmin: '/admin/roles',
};

/** After the password or Google: the second step of a sign-in. */
export default function SecondStepPage() {
  const [search] = useSearchParams();
  const purpose = googlePurposes.find((one) => one === search.get('for'));
  const isAdmin = purpose === 'admin' || purpose === 'reauthenticateAdmin';
  const waiting = useQuery({ queryKey: ['second-step-ways'], queryFn: secondStepWays, gcTime: 0, retry: false });
  const [isDone, setDone] = useState(false);
  const me = useMe();
  const prove = async (given: Parameters<typeof finishSignIn>[0]) => {
    try {
      await finishSignIn(given);
    } catch (failure) {
      // They are in, and only who they are could not be read.
      if (!isSignedInUnread(failure)) throw failure;
      readMeAgain();
    }
  };
  if (isDone && !me.isPending) {
    const back = purpose && backTo[purpose];
    return back ? <Redirect to={back} replace /> : <Onward account={me.data ?? null} />;
  }
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title="One more step">One more step</PageHeading>
        {waiting.isError ? (
          <RetryNotice
            message={failureOf(waiting.error).message}
            onRetry={() => void waiting.refetch()}
            isRetrying={waiting.isFetching}
          />
        ) : isDone || !waiting.data ? (
          <Loading />
        ) : waiting.data.length === 0 ? (
          <>
            <Notice tone="info">This took too long, or you have finished it already. Sign in from the start.</Notice>
            <ButtonRow>
              <ButtonLink to={isAdmin ? paths.adminLogin : paths.auth}>Sign In</ButtonLink>
            </ButtonRow>
          </>
        ) : (
          <>
            <p>To make sure that nobody else gets in, show us that it is you. You have 5 minutes.</p>
            <Card>
              <ProofForm
                ways={waiting.data}
                purpose="secondStep"
                label="Second step"
                action="Continue"
                onProve={prove}
                onDone={() => setDone(true)}
              />
            </Card>
            <LostSecondStep isStaff={isAdmin} />
          </>
        )}
      </Stack>
    </SitePage>
  );
}
