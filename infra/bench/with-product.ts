import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../launcher/settings/settings.ts';
import { startProduct } from './running-product.ts';

type Product = Awaited<ReturnType<typeof startProduct>> & {
  dataDir: string;
  /** Called at the end, the last one first. */
  cleanUp: (() => unknown)[];
};

/** The product as `npm start` runs it, behind one trusted proxy, with a data directory of its own; stopped afterwards. */
export async function withProduct<T>(environment: Environment, measure: (product: Product) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwill-bench-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const product = await startProduct(dataDir, { TRUSTED_PROXIES: '1', ...environment });
    cleanUp.push(product.stop);
    return await measure({ ...product, dataDir, cleanUp });
  } finally {
    for (const undo of cleanUp.reverse()) await undo();
  }
}
