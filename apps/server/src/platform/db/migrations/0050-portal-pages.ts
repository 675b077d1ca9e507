import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const portalPages: Migration = {
  async up(db) {
    await sql`
      alter table documents drop constraint documents_kind_check,
        add constraint documents_kind_check check (kind in ('app', 'model', 'form', 'list', 'workflow', 'page'))`.execute(db);
  },
};
