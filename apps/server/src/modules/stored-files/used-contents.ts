import type { RawBuilder } from 'kysely';
import { requireServices } from '../../platform/http/required-service.ts';

/** Whether another module still uses the content `file_contents.sha256`, as an SQL expression. */
export const usedContents = requireServices<RawBuilder<boolean>>();
