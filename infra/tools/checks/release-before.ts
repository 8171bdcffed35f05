import type { ServiceWithDatabase } from '../../services.ts';
import { baseline } from '../launcher/postgres/recorded-migrations.ts';

/** The release that what is here is upgraded from, and rolled back to. */
export const releaseBefore = {
  version: '0.2.0',
  commit: '006ff8720116dc523dc6ccee265246b652a64420',
  /** A service that is new since has none. */
  newestMigrations: {
    identity: baseline,
    'will-data': baseline,
    'address-lookup': baseline,
    notifications: baseline,
  } as Partial<Record<ServiceWithDatabase, string>>,
};
