import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { tryEveryRole } from '@plainwill/kit/testing/role-matrix';
import { aWillData } from '../testing/will-data.ts';

const { as } = await aWillData();

tryEveryRole(willDataContract, as);
