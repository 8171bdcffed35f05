import { Migration } from '@mikro-orm/migrations';

export class Migration20261128213241_InviteTrustedPeople extends Migration {
  override name = 'Migration20261128213241_InviteTrustedPeople';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "partner_invitations" add "purpose" text not null default 'partner', add "accepted_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "partner_invitations" add constraint "partner_invitations_purpose_check" check ("purpose" in ('partner', 'trusted'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "partner_invitations" drop constraint "partner_invitations_purpose_check";`);
    this.addSql(`alter table "partner_invitations" drop column "purpose", drop column "accepted_at";`);
  }
}
