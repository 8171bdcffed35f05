import { Migration } from '@mikro-orm/migrations';
import { auditGuards } from '@plainwill/kit/audit/chain-sql';

/** All that the migrations up to 0.2.0 had made. */
export class Migration20261127000000_Baseline extends Migration {
  override name = 'Migration20261127000000_Baseline';

  override up(): void | Promise<void> {
    this.addSql(`
      create table testators (
        account_id uuid not null,
        residue_version int not null default 0,
        signing_copies_made int not null default 0,
        began_at timestamptz default now(),
        primary key (account_id)
      );
      create index testators_began_at_index on testators (began_at);
    `);

    this.addSql(`
      create table personal_details (
        account_id uuid not null,
        title text,
        first_name text not null,
        known_as text,
        middle_names text,
        last_name text not null,
        date_of_birth text,
        gender text,
        marital_status text,
        email text not null,
        mobile_country_code text not null,
        mobile_number text not null,
        occupation text not null,
        employer text,
        version int not null,
        saved_at timestamptz not null,
        saved_by_support boolean not null default false,
        primary key (account_id),
        constraint personal_details_account_id_foreign foreign key (account_id) references testators (account_id) on update cascade on delete cascade,
        constraint personal_details_gender_check check (gender in ('male', 'female', 'other', 'prefer-not-to-say')),
        constraint personal_details_marital_status_check check (marital_status in ('single', 'married', 'partner', 'divorced', 'widowed')),
        constraint personal_details_title_check check (title in ('mr', 'mrs', 'miss', 'ms', 'dr', 'prof')),
        constraint personal_details_version_check check (version > 0)
      );
    `);

    this.addSql(`
      create table funeral_wishes (
        account_id uuid not null,
        funeral_type text not null,
        location text not null,
        ashes_directions text not null,
        readings_hymns text not null,
        flowers_charities text not null,
        gathering_directions text not null,
        version int not null,
        saved_at timestamptz not null,
        primary key (account_id),
        constraint funeral_wishes_account_id_foreign foreign key (account_id) references testators (account_id) on update cascade on delete cascade
      );
    `);

    this.addSql(`
      create table people (
        account_id uuid not null,
        id uuid not null,
        kind text not null,
        created_at timestamptz not null,
        removed_at timestamptz,
        primary key (account_id, id),
        constraint people_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint people_kind_check check (kind in ('spouse', 'child', 'contact'))
      );
      create index people_removed on people (removed_at) where removed_at is not null;
    `);

    this.addSql(`
      create table contacts (
        account_id uuid not null,
        id uuid not null,
        first_name text not null,
        last_name text not null,
        role text not null,
        saved_at timestamptz not null,
        middle_names text not null,
        email text not null,
        mobile_country_code text not null,
        mobile_number text not null,
        notes text not null,
        address text not null,
        line_1 text not null,
        line_2 text not null,
        town_or_city text not null,
        county text not null,
        postcode text not null,
        version int not null,
        date_of_birth text,
        is_charity boolean not null default false,
        charity_number varchar(20) not null default '',
        saved_by_support boolean not null default false,
        kind text,
        charity_register text,
        organisation_number varchar(20) not null default '',
        protect_share text,
        primary key (account_id, id),
        constraint contacts_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint contacts_account_id_id_foreign foreign key (account_id, id) references people (account_id, id) on delete cascade,
        constraint contacts_charity_register_check check (charity_register in ('england_wales', 'scotland', 'northern_ireland', 'not_registered')),
        constraint contacts_kind_check check (kind in ('person', 'charity', 'organisation')),
        constraint contacts_role_check check (role in ('Friend', 'Sibling', 'Parent', 'Aunt', 'Uncle', 'Cousin', 'Colleague', 'Neighbour', 'Solicitor', 'Accountant', 'Other', 'spouse_partner', 'parent', 'stepparent', 'child', 'stepchild', 'sibling', 'half_sibling', 'other_relative', 'friend', 'guardian', 'other', 'professional_solicitor', 'professional_accountant'))
      );
    `);

    this.addSql(`
      create table residuary_recipients (
        account_id uuid not null,
        "position" int not null,
        person_id uuid,
        priority int not null,
        share_basis_points int,
        class_of text,
        except_ids jsonb,
        primary key (account_id, "position"),
        constraint residuary_recipients_account_id_class_of_unique unique (account_id, class_of),
        constraint residuary_recipients_account_id_person_id_unique unique (account_id, person_id),
        constraint residuary_recipients_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint residuary_recipients_account_id_person_id_foreign foreign key (account_id, person_id) references people (account_id, id) on delete cascade,
        constraint residuary_recipients_class_of_check check (class_of in ('children', 'grandchildren')),
        constraint residuary_recipients_priority_check check (priority >= 1),
        constraint residuary_recipients_share_check check (share_basis_points > 0 and share_basis_points <= 10000),
        constraint residuary_recipients_taker_check check (num_nonnulls(person_id, class_of) = 1)
      );
    `);

    this.addSql(`
      create table executors (
        id uuid not null,
        account_id uuid not null,
        person_id uuid not null,
        role text not null,
        "position" int not null,
        primary key (id),
        constraint executors_account_id_person_id_unique unique (account_id, person_id),
        constraint executors_account_id_position_unique unique (account_id, "position") deferrable initially deferred,
        constraint executors_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint executors_account_id_person_id_foreign foreign key (account_id, person_id) references people (account_id, id) on delete cascade,
        constraint executors_position_check check (position >= 0),
        constraint executors_role_check check (role in ('primary', 'backup'))
      );
    `);

    this.addSql(`
      create table questionnaires (
        account_id uuid not null,
        submission_id uuid not null,
        answers text not null,
        claimed_at timestamptz not null,
        primary key (account_id),
        constraint questionnaires_account_id_foreign foreign key (account_id) references testators (account_id) on update cascade on delete cascade
      );
    `);

    this.addSql(`
      create table spouse_details (
        account_id uuid not null,
        id uuid not null,
        full_name text not null,
        relationship text,
        gender text,
        intending_to_marry boolean not null,
        version int not null,
        saved_at timestamptz not null,
        saved_by_support boolean not null default false,
        protect_share text,
        primary key (account_id, id),
        constraint spouse_details_account_id_unique unique (account_id),
        constraint spouse_details_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint spouse_details_account_id_id_foreign foreign key (account_id, id) references people (account_id, id) on delete cascade,
        constraint spouse_details_gender_check check (gender in ('male', 'female', 'other', 'prefer-not-to-say')),
        constraint spouse_details_relationship_check check (relationship in ('partner', 'husband', 'wife', 'civil-partner', 'spouse', 'civil_partner'))
      );
    `);

    this.addSql(`
      create table home_details (
        account_id uuid not null,
        address text not null,
        line_1 text not null,
        line_2 text not null,
        town_or_city text not null,
        county text not null,
        postcode text not null,
        home_ownership text,
        tenancy_type text,
        co_owner_id uuid,
        version int not null,
        saved_at timestamptz not null,
        saved_by_support boolean not null default false,
        is_domiciled_here boolean,
        has_foreign_assets boolean,
        is_for_united_kingdom boolean,
        has_business boolean,
        severance text,
        foreign_countries text,
        has_foreign_will boolean,
        is_british boolean,
        chooses_english_law boolean,
        primary key (account_id),
        constraint home_details_account_id_co_owner_id_foreign foreign key (account_id, co_owner_id) references people (account_id, id),
        constraint home_details_account_id_foreign foreign key (account_id) references testators (account_id) on update cascade on delete cascade,
        constraint home_details_home_ownership_check check (home_ownership in ('own-outright', 'own-mortgage', 'rent', 'other')),
        constraint home_details_severance_check check (severance in ('planned', 'done')),
        constraint home_details_tenancy_type_check check (tenancy_type in ('sole-owner', 'joint-tenants', 'tenants-in-common'))
      );
    `);

    this.addSql(`
      create table guardian_groups (
        account_id uuid not null,
        id uuid not null,
        child_id uuid not null,
        group_name text not null,
        "position" int not null,
        primary key (account_id, id),
        constraint guardian_groups_account_id_child_id_position_unique unique (account_id, child_id, "position"),
        constraint guardian_groups_account_id_child_id_foreign foreign key (account_id, child_id) references people (account_id, id) on delete cascade,
        constraint guardian_groups_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
    `);

    this.addSql(`
      create table guardian_group_members (
        account_id uuid not null,
        group_id uuid not null,
        person_id uuid not null,
        "position" int not null,
        primary key (account_id, group_id, person_id),
        constraint guardian_group_members_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint guardian_group_members_account_id_group_id_foreign foreign key (account_id, group_id) references guardian_groups (account_id, id) on delete cascade,
        constraint guardian_group_members_account_id_person_id_foreign foreign key (account_id, person_id) references people (account_id, id) on delete cascade
      );
    `);

    this.addSql(`
      create table guardians (
        account_id uuid not null,
        child_id uuid not null,
        person_id uuid not null,
        guardian_type text not null,
        "position" int not null,
        primary key (account_id, child_id, person_id),
        constraint guardians_account_id_child_id_guardian_type_position_unique unique (account_id, child_id, guardian_type, "position"),
        constraint guardians_account_id_child_id_foreign foreign key (account_id, child_id) references people (account_id, id) on delete cascade,
        constraint guardians_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint guardians_account_id_person_id_foreign foreign key (account_id, person_id) references people (account_id, id) on delete cascade,
        constraint guardians_guardian_type_check check (guardian_type in ('primary', 'backup'))
      );
    `);

    this.addSql(`
      create table gifts (
        account_id uuid not null,
        id uuid not null,
        gift_type text not null,
        item_description text not null,
        cash_amount text,
        provider text not null,
        policy_number text not null,
        policy_amount text,
        children_access_age int not null,
        grandchildren_inherit boolean,
        "position" int not null,
        version int not null,
        saved_at timestamptz not null,
        amount_each boolean not null default false,
        tax_borne_by text,
        mortgage text,
        only_if_spouse_fails boolean not null default false,
        primary key (account_id, id),
        constraint gifts_account_id_position_unique unique (account_id, "position") deferrable initially deferred,
        constraint gifts_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint gifts_children_access_age_check check (children_access_age >= 16 and children_access_age <= 30),
        constraint gifts_gift_type_check check (gift_type in ('specific_item', 'cash_gift', 'pension_plan', 'life_insurance')),
        constraint gifts_mortgage_check check (mortgage in ('with_gift', 'paid_by_residue')),
        constraint gifts_tax_borne_by_check check (tax_borne_by in ('residue', 'recipient'))
      );
    `);

    this.addSql(`
      create table gift_recipients (
        account_id uuid not null,
        gift_id uuid not null,
        kind text not null,
        person_id uuid,
        priority int not null,
        "position" int not null,
        class_of text,
        except_ids jsonb,
        share_basis_points int,
        primary key (account_id, gift_id, kind, "position"),
        constraint gift_recipients_account_id_gift_id_kind_class_of_unique unique (account_id, gift_id, kind, class_of),
        constraint gift_recipients_account_id_gift_id_kind_person_id_unique unique (account_id, gift_id, kind, person_id),
        constraint gift_recipients_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint gift_recipients_account_id_gift_id_foreign foreign key (account_id, gift_id) references gifts (account_id, id) on delete cascade,
        constraint gift_recipients_account_id_person_id_foreign foreign key (account_id, person_id) references people (account_id, id) on delete cascade,
        constraint gift_recipients_class_of_check check (class_of in ('children', 'grandchildren')),
        constraint gift_recipients_kind_check check (kind in ('recipient', 'remainder')),
        constraint gift_recipients_priority_check check (priority >= 1),
        constraint gift_recipients_share_check check (share_basis_points > 0 and share_basis_points <= 10000),
        constraint gift_recipients_taker_check check (num_nonnulls(person_id, class_of) = 1)
      );
    `);

    this.addSql(`
      create table children (
        account_id uuid not null,
        id uuid not null,
        first_name text not null,
        middle_names text not null,
        last_name text not null,
        date_of_birth text not null,
        gender text not null,
        relationship text not null,
        parental_responsibility text,
        other_parent_id uuid,
        guardians_version int not null default 0,
        version int not null,
        saved_at timestamptz not null,
        saved_by_support boolean not null default false,
        protect_share text,
        primary key (account_id, id),
        constraint children_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint children_account_id_id_foreign foreign key (account_id, id) references people (account_id, id) on delete cascade,
        constraint children_account_id_other_parent_id_foreign foreign key (account_id, other_parent_id) references people (account_id, id),
        constraint children_gender_check check (gender in ('male', 'female', 'other')),
        constraint children_parental_responsibility_check check (parental_responsibility in ('No', 'Yes, married to mother', 'Yes, named on birth certificate', 'Yes, signed a Parental Responsibility Agreement with mother', 'Yes, through a court agreed Parental Responsibility Order or a residency order')),
        constraint children_relationship_check check (relationship in ('Father', 'Mother', 'Step-parent', 'Son', 'Daughter', 'Stepson', 'Stepdaughter', 'Adopted Son', 'Adopted Daughter'))
      );
    `);

    this.addSql(`
      create table will_settings (
        account_id uuid not null,
        children_inheritance_age int not null default 18,
        has_no_specific_gifts boolean not null default false,
        include_partner boolean,
        execution_variant text,
        protection_advice text,
        survivorship_days int not null default 28,
        spouse_survivorship text not null default 'same',
        planned_event text,
        intended_spouse_id uuid,
        is_mirror_will boolean not null default false,
        primary key (account_id),
        constraint will_settings_account_id_foreign foreign key (account_id) references testators (account_id) on update cascade on delete cascade,
        constraint will_settings_account_id_intended_spouse_id_foreign foreign key (account_id, intended_spouse_id) references people (account_id, id),
        constraint will_settings_children_inheritance_age_check check (children_inheritance_age >= 16 and children_inheritance_age <= 30),
        constraint will_settings_planned_event_check check (planned_event in ('marriage', 'civil_partnership')),
        constraint will_settings_spouse_survivorship_check check (spouse_survivorship in ('same', 'none')),
        constraint will_settings_survivorship_days_check check (survivorship_days >= 0 and survivorship_days <= 180)
      );
    `);

    this.addSql(`
      create table audit_log (
        id uuid not null,
        at timestamptz not null,
        actor_account_id uuid,
        actor_session_key varchar(64),
        actor_roles jsonb not null,
        action varchar(40) not null,
        subject_account_id uuid,
        object_id varchar(100),
        outcome varchar(10) not null,
        fields jsonb not null,
        reason varchar(500),
        network varchar(64),
        request_id varchar(64) not null,
        primary key (id)
      );
    `);

    this.addSql(`
      create table seen_wills (
        account_id uuid not null,
        clauses text not null,
        seen_at timestamptz not null,
        primary key (account_id),
        constraint seen_wills_account_id_foreign foreign key (account_id) references testators (account_id) on update cascade on delete cascade
      );
    `);

    this.addSql(`
      create table signing_copies (
        account_id uuid not null,
        id uuid not null,
        number int not null,
        made_at timestamptz not null,
        page_count int not null,
        sha256 varchar(64) not null,
        facts text not null,
        document text not null,
        pdf text not null,
        approval_id uuid,
        understood jsonb,
        composer_version int,
        primary key (account_id, id),
        constraint signing_copies_account_id_number_unique unique (account_id, number),
        constraint signing_copies_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
      create index signing_copies_made_at_index on signing_copies (made_at);
    `);

    this.addSql(`
      create table erased_accounts (
        account_id uuid not null,
        erased_at timestamptz not null,
        primary key (account_id)
      );
    `);

    this.addSql(`
      create table changed_names (
        account_id uuid not null,
        version int not null,
        changed_at timestamptz not null,
        primary key (account_id),
        constraint changed_names_account_id_foreign foreign key (account_id) references testators (account_id) on update cascade on delete cascade
      );
      create index changed_names_changed_at_index on changed_names (changed_at);
    `);

    this.addSql(`
      create table provisions (
        account_id uuid not null,
        id uuid not null,
        kind text not null,
        answers text not null,
        "position" int not null,
        version int not null,
        saved_at timestamptz not null,
        primary key (account_id, id),
        constraint provisions_account_id_position_unique unique (account_id, "position"),
        constraint provisions_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint provisions_kind_check check (kind in ('homeTrust', 'belongings', 'pet', 'digitalAssets', 'guardianSupport', 'charityTenth', 'residueFallback', 'exclusion'))
      );
    `);

    this.addSql(`
      create table provision_people (
        account_id uuid not null,
        provision_id uuid not null,
        role text not null,
        "position" int not null,
        person_id uuid,
        class_of text,
        except_ids jsonb,
        priority int not null,
        share_basis_points int,
        primary key (account_id, provision_id, role, "position"),
        constraint provision_people_account_id_provision_id_role_class_of_unique unique (account_id, provision_id, role, class_of),
        constraint provision_people_account_id_provision_id_role_person_id_unique unique (account_id, provision_id, role, person_id),
        constraint provision_people_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade,
        constraint provision_people_account_id_person_id_foreign foreign key (account_id, person_id) references people (account_id, id) on delete cascade,
        constraint provision_people_account_id_provision_id_foreign foreign key (account_id, provision_id) references provisions (account_id, id) on delete cascade,
        constraint provision_people_class_of_check check (class_of in ('children', 'grandchildren')),
        constraint provision_people_priority_check check (priority >= 1),
        constraint provision_people_share_check check (share_basis_points > 0 and share_basis_points <= 10000),
        constraint provision_people_taker_check check (num_nonnulls(person_id, class_of) = 1)
      );
    `);

    this.addSql(`
      create table outbox (
        id uuid not null,
        queue varchar(255) not null,
        payload jsonb not null,
        trace varchar(55),
        created_at timestamptz not null default now(),
        dispatched_at timestamptz,
        settled_at timestamptz,
        primary key (id)
      );
      create index outbox_undispatched on outbox (created_at) where dispatched_at is null;
      create index outbox_unsettled on outbox (dispatched_at) where settled_at is null;
    `);

    this.addSql(`
      create table review_mails (
        id uuid not null,
        account_id uuid not null,
        kind varchar(20) not null,
        review_id uuid,
        at timestamptz not null,
        primary key (id)
      );
      create index review_mails_account_id_index on review_mails (account_id);
    `);

    this.addSql(`
      create table review_pause (
        id varchar(20) not null,
        since timestamptz,
        until date,
        words text not null,
        by uuid,
        reviewers_seen_at timestamptz,
        primary key (id)
      );
    `);

    this.addSql(`
      create table review_records (
        account_id uuid not null,
        id uuid not null,
        approval_id uuid not null,
        edition varchar(20) not null,
        content text not null,
        sha256 varchar(64) not null,
        at timestamptz not null,
        primary key (account_id, id),
        constraint review_records_once unique (approval_id, edition),
        constraint review_records_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
    `);

    this.addSql(`
      create table review_notes (
        account_id uuid not null,
        id uuid not null,
        review_id uuid not null,
        by uuid not null,
        written_at timestamptz not null,
        "on" date not null,
        started_at varchar(5) not null,
        minutes int not null,
        others text not null,
        body text not null,
        primary key (account_id, id),
        constraint review_notes_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
      create index review_notes_review_id_index on review_notes (review_id);
    `);

    this.addSql(`
      create table review_holds (
        account_id uuid not null,
        id uuid not null,
        review_id uuid not null,
        by uuid not null,
        since timestamptz not null,
        until timestamptz,
        ticks jsonb not null,
        primary key (account_id, id),
        constraint review_holds_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
      create index review_holds_by_reviewer on review_holds (by, since);
      create index review_holds_review_id_index on review_holds (review_id);
    `);

    this.addSql(`
      create table review_comments (
        account_id uuid not null,
        id uuid not null,
        review_id uuid,
        clause_id varchar(100),
        quote text not null,
        kind varchar(20) not null,
        body text not null,
        by uuid,
        at timestamptz not null,
        answer text,
        answered_at timestamptz,
        struck_at timestamptz,
        primary key (account_id, id),
        constraint review_comments_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
      create index review_comments_review_id_index on review_comments (review_id);
    `);

    this.addSql(`
      create table review_approvals (
        account_id uuid not null,
        id uuid not null,
        review_id uuid not null,
        words_hash varchar(64) not null,
        place smallint not null,
        by uuid not null,
        name varchar(200) not null,
        qualification varchar(20) not null,
        regulator varchar(100) not null,
        registration varchar(40) not null,
        ticks jsonb not null,
        statement text not null,
        composer_version int not null,
        at timestamptz not null,
        overturned_at timestamptz,
        primary key (account_id, id),
        constraint review_approvals_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
      create index review_approvals_overturned on review_approvals (overturned_at) where overturned_at is not null;
      create unique index review_approvals_standing on review_approvals (review_id, place, words_hash) where overturned_at is null;
      create index review_approvals_words_hash_index on review_approvals (words_hash);
    `);

    this.addSql(`
      create table review_answers (
        account_id uuid not null,
        id uuid not null,
        review_id uuid,
        question varchar(20) not null,
        answer text not null,
        at timestamptz not null,
        consent_at timestamptz,
        primary key (account_id, id),
        constraint review_answers_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
      create unique index review_answers_next on review_answers (account_id, question) where review_id is null;
      create index review_answers_review_id_index on review_answers (review_id);
    `);

    this.addSql(`
      create table reviews (
        account_id uuid not null,
        id uuid not null,
        number serial not null,
        state varchar(20) not null,
        state_at timestamptz not null,
        requested_at timestamptz not null,
        placed_at timestamptz not null,
        lane varchar(20) not null,
        lane_rank smallint not null,
        words text not null,
        understood jsonb not null,
        words_hash varchar(64) not null,
        document text not null,
        facts text not null,
        composer_version int not null,
        clauses int not null,
        warnings int not null,
        signals jsonb not null,
        needs_two boolean not null,
        own_key varchar(22) not null,
        partner_key varchar(22),
        held_by uuid,
        held_since timestamptz,
        held_until timestamptz,
        read_before uuid,
        clock_since timestamptz,
        clock_used_minutes int not null default 0,
        decided_at timestamptz,
        draft text,
        reminders smallint not null default 0,
        question_mailed_at timestamptz,
        void_mailed_at timestamptz,
        version int not null default 1,
        void_cause varchar(20),
        late_at timestamptz,
        primary key (account_id, id),
        constraint reviews_number_unique unique (number),
        constraint reviews_account_id_foreign foreign key (account_id) references testators (account_id) on delete cascade
      );
      create index reviews_by_decision on reviews (decided_at, number) where state in ('approved', 'returned');
      create index reviews_by_holder on reviews (held_by);
      create index reviews_by_request on reviews (requested_at);
      create index reviews_in_line on reviews (lane_rank, placed_at, number) where state in ('requested', 'held', 'asked', 'awaitingSecond');
      create unique index reviews_one_open on reviews (account_id) where state in ('requested', 'held', 'asked', 'awaitingSecond');
      create index reviews_own_key_index on reviews (own_key);
      create index reviews_partner_key_index on reviews (partner_key);
    `);
    for (const sql of auditGuards) this.addSql(sql);
  }
}
