import { sql } from 'kysely';

/** Whether the content `file_contents.sha256` is one that an export answers. */
export const isExported = sql<boolean>`exists (select from export_tasks e where e.sha256 = file_contents.sha256)`;
