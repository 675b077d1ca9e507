import type { Migration } from 'kysely/migration';

/** Scenarios are documents, and are read as such; their rows of before are no longer. */
export const scenariosAsDocuments: Migration = {
  async up(db) {
    await db.schema.dropTable('workflow_scenarios').execute();
  },
};
