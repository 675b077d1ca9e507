import type { Db } from '../../platform/db/database.ts';
import type { Requester } from '../../platform/http/request-context.ts';

/** The reader of a list: the caller of a request, or, later in a job on their behalf, within its transaction. */
export type ListReader = Requester & { readonly db: Db };
