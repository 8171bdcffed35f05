import type {
  TRPCBuiltRouter,
  TRPCDefaultErrorShape,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
  TRPCSubscriptionProcedure,
} from '@trpc/server';
import type { input, output, ZodType } from 'zod';
import type { Access, Contract, ProcedureContract, ProcedureKind } from './contract.ts';
import type { FailureData } from './reasons.ts';

interface Def<Input extends ZodType, Output extends ZodType> {
  meta: object;
  // Callers write the input before parsing and read the output after it.
  input: input<Input>;
  output: output<Output>;
}

type RecordOf<C, Hidden extends Access> = {
  [Name in keyof C as C[Name] extends ProcedureContract<ProcedureKind, Hidden>
    ? never
    : Name]: C[Name] extends ProcedureContract<infer Kind, infer _Access, infer Input, infer Output>
    ? Kind extends 'query'
      ? TRPCQueryProcedure<Def<Input, Output>>
      : Kind extends 'mutation'
        ? TRPCMutationProcedure<Def<Input, Output>>
        : TRPCSubscriptionProcedure<{ meta: object; input: input<Input>; output: AsyncIterable<output<Output>> }>
    : C[Name] extends Contract
      ? RecordOf<C[Name], Hidden>
      : never;
};

interface ErrorShape<Reason extends string> extends TRPCDefaultErrorShape {
  data: FailureData<Reason>;
}

/** The tRPC router type a caller sees of these contracts; to a browser, procedures between services are absent. */
export type RouterOf<C, Reason extends string = string, Hidden extends Access = 'service'> = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: ErrorShape<Reason>; transformer: false },
  RecordOf<C, Hidden>
>;
