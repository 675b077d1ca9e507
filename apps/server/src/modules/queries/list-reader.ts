import type { Db } from '../../platform/db/database.ts';
import type { Asker } from '../../platform/http/request-context.ts';

/** Who looks at records: in a request, or later in a job on their behalf, within its transaction. */
export type ListReader = Asker & { readonly db: Db };
