import { Migration } from '@mikro-orm/migrations';

/** They were made of names as they were typed, and not anew when the key changed. The service makes them when it starts. */
export class Migration20261127140000_RemakeKeysOfReviews extends Migration {
  override name = 'Migration20261127140000_RemakeKeysOfReviews';

  override up(): void | Promise<void> {
    this.addSql(`update reviews set own_key = '', partner_key = null;`);
  }
}
