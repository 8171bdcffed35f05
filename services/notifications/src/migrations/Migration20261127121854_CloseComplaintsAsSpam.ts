import { Migration } from '@mikro-orm/migrations';

export class Migration20261127121854_CloseComplaintsAsSpam extends Migration {
  override name = 'Migration20261127121854_CloseComplaintsAsSpam';

  override up(): void | Promise<void> {
    this.addSql(`alter table "complaints" drop constraint "complaints_closed";`);
    this.addSql(`alter table "complaints" drop constraint "complaints_state";`);
    this.addSql(
      `alter table "complaints" add constraint "complaints_closed" check ((state in ('closed', 'spam')) = (closed_at is not null));`,
    );
    this.addSql(
      `alter table "complaints" add constraint "complaints_state" check (state in ('received', 'acknowledged', 'looking', 'waiting', 'answered', 'closed', 'spam'));`,
    );

    this.addSql(`alter table "complaint_steps" drop constraint "complaint_steps_kind";`);
    this.addSql(
      `alter table "complaint_steps" add constraint "complaint_steps_kind" check (kind in ('received', 'entered', 'acknowledgement', 'progress-30', 'progress-60', 'answer', 'posted', 'changed', 'closed', 'spam', 'not-spam'));`,
    );
  }
}
