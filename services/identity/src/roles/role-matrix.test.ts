import { identityContract } from '@plainwill/contracts/identity/contract';
import { tryEveryRole } from '@plainwill/kit/testing/role-matrix';
import { anIdentity } from '../testing/identity.ts';

const { as } = await anIdentity();

tryEveryRole(identityContract, as);
