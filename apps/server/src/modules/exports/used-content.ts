import { sql } from 'kysely';

/** Whether an export refers to the content `file_contents.sha256`. */
export const isExported = sql<boolean>`exists (select from export_tasks e where e.sha256 = file_contents.sha256)`;
