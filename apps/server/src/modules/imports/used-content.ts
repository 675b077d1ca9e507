import { sql } from 'kysely';

/** Whether the content `file_contents.sha256` is one that an import reads. */
export const isImported = sql<boolean>`exists (select from imports i where i.sha256 = file_contents.sha256)`;
