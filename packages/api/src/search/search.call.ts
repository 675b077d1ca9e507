import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { appEntrySchema } from '../apps/app-entry.ts';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

const keyword = keywordSchema.min(1);

/** Entries match by their own name or the name of their application, in either language, ignoring letter case and character width. */
export const searchBizModels = defineCall({
  method: 'GET',
  path: '/api/runtime/app/search_bizModels',
  summary: 'Searches the forms and lists that the caller may use, by name',
  input: z.object({ keyword, ...pageInput }),
  output: pageOf(appEntrySchema),
});

const foundRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  sequenceNo: z.string().nullable(),
});

/**
 * Searches records that the caller may see in the fields that their list configures, by default name and number. An item is a menu entry
 * with its first `each` records; `hasMore` is whether its list has further ones. A page ends after `size` entries with matches, or
 * earlier if the search takes long: while `next` is not null, further lists remain to be searched.
 */
export const searchRecords = defineCall({
  method: 'GET',
  path: '/api/runtime/search/records',
  summary: 'Searches the records of all applications by keyword',
  input: z.object({ keyword, each: z.coerce.number().int().min(1).max(20).default(5), ...pageInput }),
  output: pageOf(appEntrySchema.extend({ records: z.array(foundRecordSchema), hasMore: z.boolean() })),
});
