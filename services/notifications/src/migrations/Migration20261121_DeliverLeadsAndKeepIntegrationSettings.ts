import { Migration } from '@mikro-orm/migrations';

export class Migration20261121_DeliverLeadsAndKeepIntegrationSettings extends Migration {
  override name = 'Migration20261121_DeliverLeadsAndKeepIntegrationSettings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "leads" ("id" uuid not null, "details" text not null, "consent_wording" text not null, "consented_at" timestamptz not null, primary key ("id"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "leads" cascade;`);
  }
}
