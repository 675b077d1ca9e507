import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { appEntrySchema } from '../apps/app-entry.ts';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

const keyword = keywordSchema.min(1);

/** An entry is found by its own name or its application's, in either language, in any letter case and width. */
export const searchBizModels = defineCall({
  method: 'GET',
  path: '/api/runtime/app/search_bizModels',
  summary: 'Forms and lists by name, of those the caller may use',
  input: z.object({ keyword, ...pageInput }),
  output: pageOf(appEntrySchema),
});

const foundRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  sequenceNo: z.string().nullable(),
});

/**
 * Records the caller may see, by what their list says it is searched in, else by name and number. An item is one entry of a menu with its
 * first `each` records; `hasMore` says that its list shows further ones. A page ends after
 * `size` entries that hold one, or earlier when the search takes long: as long as `next` is there, further lists have to be asked.
 */
export const searchRecords = defineCall({
  method: 'GET',
  path: '/api/runtime/search/records',
  summary: 'Records of all applications by a keyword',
  input: z.object({ keyword, each: z.coerce.number().int().min(1).max(20).default(5), ...pageInput }),
  output: pageOf(appEntrySchema.extend({ records: z.array(foundRecordSchema), hasMore: z.boolean() })),
});
