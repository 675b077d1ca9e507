import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what administrators maintain of people, departments and roles, and the revisions by which they do not overwrite each other. */
export const organizationAdministration: Migration = {
  async up(db) {
    await sql`
      alter table people
        add column name_i18n jsonb not null default '{}',
        add column employee_number text collate pg_c_utf8,
        add column phone text collate pg_c_utf8,
        add column manager_id uuid references people (id),
        add column entered_on date,
        add column left_on date,
        add column field_sources jsonb not null default '{}',
        add column revision integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add check (manager_id <> id)`.execute(db);
    await sql`create unique index people_employee_number on people (lower(employee_number))`.execute(db);
    await sql`create index people_manager on people (manager_id) where manager_id is not null`.execute(db);

    await sql`
      alter table departments
        add column name_i18n jsonb not null default '{}',
        add column closed_at timestamptz,
        add column revision integer not null default 1`.execute(db);
    // Codes differ by more than letter case from now on; existing ones that do not stay as they are.
    await sql`
      create table department_leaders (
        department_id uuid not null references departments (id),
        person_id uuid not null references people (id),
        kind text collate pg_c_utf8 not null check (kind in ('manager', 'deputy')),
        sort integer not null,
        primary key (department_id, person_id),
        unique (department_id, kind, sort)
      )`.execute(db);
    await sql`create index department_leaders_person on department_leaders (person_id)`.execute(db);
    await sql`
      insert into department_leaders (department_id, person_id, kind, sort)
      select id, manager_id, 'manager', 0 from departments where manager_id is not null`.execute(db);
    await sql`alter table departments drop column manager_id`.execute(db);
    await sql`
      create trigger department_leaders_changed after insert or update or delete on department_leaders
      for each statement execute function people_changed()`.execute(db);

    await sql`
      create table role_groups (
        id uuid primary key,
        name text collate pg_c_utf8 not null,
        name_i18n jsonb not null default '{}',
        sort integer not null
      )`.execute(db);
    await sql`
      alter table roles
        add column name_i18n jsonb not null default '{}',
        add column group_id uuid references role_groups (id),
        add column sort integer not null default 0,
        add column revision integer not null default 1`.execute(db);
    // A member of a role with rows here holds it only for these departments and those below.
    await sql`
      create table role_member_departments (
        role_id uuid not null,
        person_id uuid not null,
        department_id uuid not null references departments (id),
        primary key (role_id, person_id, department_id),
        foreign key (role_id, person_id) references role_members (role_id, person_id) on delete cascade
      )`.execute(db);
    await sql`create index role_member_departments_department on role_member_departments (department_id)`.execute(db);
  },
};
