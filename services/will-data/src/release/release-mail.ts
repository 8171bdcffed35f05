import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReleaseMail } from '@plainwill/contracts/will-data/outgoing-mail';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { ReleaseMailSchema } from './release.entity.ts';
import { openReleaseOf, takeOn } from './store-release.ts';

const mailOf = (em: EntityManager, messageId: string) =>
  em.findOne(ReleaseMailSchema, { messageId }, { disableIdentityMap: true });

/** An email about a request; null where the id is of none, or it goes to the owner of one that has ended or has a later one. */
export async function releaseMailOf(em: EntityManager, messageId: string): Promise<ReleaseMail | null> {
  const mail = await mailOf(em, messageId);
  if (!mail) return null;
  const { accountId, releaseId, number, isToFormer, administratorId } = mail;
  if (administratorId)
    return { kind: 'releaseRecorded', accountId: administratorId, path: '/admin/releases', isToFormer: false };
  const release = await openReleaseOf(em, accountId);
  if (release?.id !== releaseId || release.stage === 'released' || release.state.notices !== number) return null;
  return { kind: 'releaseAsked', accountId, path: '/account/here', isToFormer };
}

/** A mail server has accepted an email: from now on its hours count. Harmless to repeat. */
export async function markHandedOver(em: EntityManager, messageId: string, now: Date): Promise<void> {
  const mail = await mailOf(em, messageId);
  if (!mail) return;
  await em.transactional(async (em) => {
    await lockTestator(em, mail.accountId);
    const release = await openReleaseOf(em, mail.accountId);
    const isLast = release?.id === mail.releaseId && release.state.notices === mail.number;
    if (isLast && !release.state.isLastHandedOver) await takeOn(em, release, { event: 'handedOver' }, now);
  });
}
