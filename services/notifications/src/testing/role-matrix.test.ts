import { notificationsContract } from '@plainwill/contracts/notifications/contract';
import { tryEveryRole } from '@plainwill/kit/testing/role-matrix';
import { callsAt } from './enquiries.ts';
import { aDatabase } from './service.ts';

const { orm } = await aDatabase();

tryEveryRole(notificationsContract, callsAt(orm, new Date('2026-11-20T10:00:00Z')));
