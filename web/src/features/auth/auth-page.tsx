import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { useMe } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stack } from '../../ui/stack.tsx';
import { SitePage } from '../site/site-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const modes = {
  signIn: { heading: 'Welcome Back', tab: 'Sign in', other: "Don't have an account? Sign up" },
  signUp: { heading: 'Create Your Account', tab: 'Create your account', other: 'Already have an account? Sign in' },
};

export default function AuthPage() {
  const [mode, setMode] = useState<keyof typeof modes>('signIn');
  const hasEnded = useSearch().includes('ended');
  const me = useMe();
  if (me.data) return <Redirect to={paths.willMaker()} replace />;

  const { heading, tab, other } = modes[mode];
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title={tab} at={mode}>
          {heading}
        </PageHeading>
        {hasEnded && mode === 'signIn' && (
          <Notice tone="info">
            You have been signed out. What you typed is kept on this device: sign in to carry on.
          </Notice>
        )}
        <Card>
          {mode === 'signIn' ? <SignInForm /> : <SignUpForm />}
          <div className="flex justify-center border-t border-line pt-4">
            <Button look="quiet" size="small" onPress={() => setMode(mode === 'signIn' ? 'signUp' : 'signIn')}>
              {other}
            </Button>
          </div>
        </Card>
      </Stack>
    </SitePage>
  );
}
