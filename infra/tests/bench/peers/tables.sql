create table accounts (
  id uuid primary key,
  email text not null unique,
  name text,
  created_at timestamptz not null
);

create table sessions (
  id_hash text primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);

create table personal_details (
  account_id uuid primary key references accounts (id) on delete cascade,
  version integer not null default 1,
  first_name text,
  last_name text,
  date_of_birth date,
  email text,
  mobile_country_code text,
  mobile_number text,
  occupation text
);

create table audit_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  action text not null,
  at timestamptz not null
);
