import type { RawBuilder } from 'kysely';
import { requireServices } from '../../platform/http/required-service.ts';

/** Whether another module still needs the content `file_contents.sha256`, as a piece of a statement. */
export const usedContents = requireServices<RawBuilder<boolean>>();
