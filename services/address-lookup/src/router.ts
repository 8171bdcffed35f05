import { addressLookupContract } from '@plainwill/contracts/address-lookup/addresses';
import { type Call, implement } from '@plainwill/kit/implement';
import type { CallContext } from './context.ts';
import { addresses } from './finder/addresses.ts';

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(addressLookupContract, { contextFor, handlers: { addresses } });
