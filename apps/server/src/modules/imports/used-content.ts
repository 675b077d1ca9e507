import { sql } from 'kysely';

/** Whether an import reads the content `file_contents.sha256`. */
export const isImported = sql<boolean>`exists (select from imports i where i.sha256 = file_contents.sha256)`;
