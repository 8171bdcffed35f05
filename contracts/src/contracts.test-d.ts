import type { inferRouterInputs, inferRouterOutputs, inferTRPCClientTypes } from '@trpc/server';
import { expectTypeOf } from 'vitest';
import type { AppRouter, ServiceName } from './index.ts';
import type { AccountId } from './shared/ids.ts';
import type { Executor } from './will-data/records/executors.ts';

// The browser sees these types of the API; the compiler checks this file, and nothing runs it.
type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

expectTypeOf<keyof AppRouter['_def']['record']>().toEqualTypeOf<ServiceName>();

// Procedures between services do not exist for a browser.
expectTypeOf<keyof Inputs['identity']['accounts']>().toEqualTypeOf<'me' | 'signUp' | 'resendConfirmation'>();
expectTypeOf<keyof Inputs['identity']['sessions']>().toEqualTypeOf<never>();
expectTypeOf<keyof Inputs['identity']['outgoingMail']>().toEqualTypeOf<never>();

// No procedure takes an account's id: it comes from the session.
expectTypeOf<Inputs['willData']['testatorRecord']['get']>().toEqualTypeOf<void>();
expectTypeOf<Inputs['willData']['executors']['remove']>().toEqualTypeOf<{ id: string }>();

expectTypeOf<Outputs['willData']['executors']['remove']>().toEqualTypeOf<Executor[]>();
expectTypeOf<Outputs['identity']['accounts']['me']>().toEqualTypeOf<{
  id: AccountId;
  email: string;
  name: string | null;
  roles: ('admin' | 'readonly' | 'reviewer')[];
  staffStep: 'notStaff' | 'proved' | 'needed' | 'announced' | 'off';
  staffStepFrom: string | null;
  draftKey: string;
} | null>();

// A failure carries a reason that screens can name, and messages by field.
type Failure = inferTRPCClientTypes<AppRouter>['errorShape']['data'];
expectTypeOf<'ExecutorNotFound'>().toExtend<NonNullable<Failure['reason']>>();
expectTypeOf<Failure['fields']>().toEqualTypeOf<Record<string, string> | undefined>();
