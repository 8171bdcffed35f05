import { type EntityManager, type InferEntity, raw } from '@mikro-orm/postgresql';
import type { AuditEnd } from '@plainwill/contracts/kit/audit';
import type { KeyRing } from '../encryption/vault.ts';
import { AuditLinkSchema, AuditSealSchema } from './audit.entity.ts';
import { type Checkpoint, createCheckpointSigner, openAnchor } from './checkpoint.ts';
import { followChain, hashAt, type Place, startOf, verifyChain } from './verify-chain.ts';

/** The chain is not the one that was sealed, so nothing more is sealed until somebody has looked. */
export class AuditTampered extends Error {
  readonly end: Exclude<AuditEnd, 'whole'>;

  constructor(end: Exclude<AuditEnd, 'whole'>) {
    super(`The audit log was changed past the service: ${end}`);
    this.end = end;
  }
}

/** A row that somebody changed past the service must be seen, so none is taken from memory. */
const unmanaged = { disableIdentityMap: true } as const;

interface Options {
  service: string;
  keys: KeyRing;
  /** Where the newest checkpoint is kept outside the database. */
  anchorFolder?: string | undefined;
}

/**
 * The keyed half of the audit log. The database chains entries as they are committed; here their newest link is signed
 * with a key that the database does not hold, so that whoever can write there can neither make another chain nor take
 * the end of this one away unnoticed.
 */
export function createAuditSeals({ service, keys, anchorFolder }: Options) {
  const signer = createCheckpointSigner(service, keys);
  const anchor = openAnchor(anchorFolder, service, signer);

  /** @throws {AuditTampered} if the chain does not hold what was once signed; what was pruned since, it need not hold */
  async function mustHold(em: EntityManager, { position, hash }: Checkpoint) {
    if ((await hashAt(em, position)) === hash) return;
    const [first] = await em.find(AuditLinkSchema, {}, { orderBy: { position: 'asc' }, limit: 1, ...unmanaged });
    if (!first || position >= first.position) throw new AuditTampered('cut');
  }

  /** The newest seal, if it is one. @throws {AuditTampered} */
  async function newestSeal(em: EntityManager): Promise<Checkpoint | null> {
    const isOfCurrentKey = raw('key_id = ?', [keys.current]);
    const newestFirst = [{ position: 'desc' as const }, { [isOfCurrentKey]: 'desc' as const }];
    const [stored] = await em.find(AuditSealSchema, {}, { orderBy: newestFirst, limit: 1, ...unmanaged });
    const seal = stored && checkpointOf(stored, service);
    if (!seal) return null;
    if (signer.check(seal) !== 'genuine') throw new AuditTampered('unsealed');
    await mustHold(em, seal);
    return seal;
  }

  /**
   * Signs the newest link, after it was seen to follow from the last one that was signed.
   * @returns null while there are no entries
   * @throws {AuditTampered}
   */
  async function seal(em: EntityManager, now: Date): Promise<Checkpoint | null> {
    const known = anchor.newest();
    if (known && signer.isCurrent(known) && isAt(await headOf(em), known)) return known;
    return sealThoroughly(em, now);
  }

  async function sealThoroughly(em: EntityManager, now: Date): Promise<Checkpoint | null> {
    const known = anchor.newest();
    if (known) await mustHold(em, known);
    const last = await newestSeal(em);
    if (known && !last) throw new AuditTampered('unsealed');
    const pruned = await startOf(em, 0);
    const { end, brokenAt } = await followChain(em, last && last.position > pruned.position ? last : pruned);
    if (brokenAt) throw new AuditTampered('unsealed');
    if (end.position === 0) return null;
    const checkpoint = last && signer.isCurrent(last) && isAt(end, last) ? last : signer.sign(end, now);
    if (checkpoint !== last) await storeSeal(em, checkpoint);
    anchor.keep(checkpoint);
    return checkpoint;
  }

  return {
    signer,
    anchor,
    seal,
    /** As `verifyChain`, and that every seal is of the link it was made for; at the end, that nothing is missing there. */
    async verify(em: EntityManager, after: number, limit: number, now: Date) {
      const seals = new Map<number, Checkpoint[]>();
      const ofPart = await em.find(AuditSealSchema, { position: { $gt: after, $lte: after + limit } }, unmanaged);
      for (const one of ofPart.map((seal) => checkpointOf(seal, service)))
        seals.set(one.position, [...(seals.get(one.position) ?? []), one]);
      // A seal of a key that was taken away says nothing; the newest one is of a key that is there.
      const isEncrypted = ({ position, hash }: Place) =>
        (seals.get(position) ?? []).every((one) => one.hash === hash && signer.check(one) !== 'forged');
      const part = await verifyChain(em, after, limit, isEncrypted);
      const isEnd = part.next === null && part.brokenAt === null;
      return { ...part, end: isEnd ? await endOf(em, now) : null };
    },
  };

  async function endOf(em: EntityManager, now: Date): Promise<AuditEnd> {
    try {
      await sealThoroughly(em, now);
      return 'whole';
    } catch (error) {
      if (error instanceof AuditTampered) return error.end;
      throw error;
    }
  }
}

export type AuditSeals = ReturnType<typeof createAuditSeals>;

const isAt = (place: Place | null, { position, hash }: Checkpoint) =>
  place?.position === position && place.hash === hash;

async function headOf(em: EntityManager): Promise<Place | null> {
  const [head] = await em.find(AuditLinkSchema, {}, { orderBy: { position: 'desc' }, limit: 1, ...unmanaged });
  return head ?? null;
}

const checkpointOf = (
  { position, keyId, hash, at, mac }: InferEntity<typeof AuditSealSchema>,
  service: string,
): Checkpoint => ({ service, position, keyId, hash, at: at.toISOString(), mac });

/** Another process may have made the same. */
const storeSeal = (em: EntityManager, { position, keyId, hash, at, mac }: Checkpoint) =>
  em
    .createQueryBuilder(AuditSealSchema)
    .insert({ position, keyId, hash, at: new Date(at), mac })
    .onConflict(['position', 'keyId'])
    .ignore()
    .execute();
