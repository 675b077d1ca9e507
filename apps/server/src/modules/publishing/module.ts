import { defineModule } from '../../platform/http/module.ts';
import { cleanUps } from '../../platform/jobs/clean-ups.ts';
import { appRemoval } from '../apps/index.ts';
import { dropTables } from './drop-tables.ts';
import { publishingRefusals } from './refusals.ts';
import { cleanUpValueCopies } from './value-copy/value-copies.ts';

export const publishingModule = defineModule({
  name: 'publishing',
  description: 'Publishing applications with all checks, and copying the values of a data item into one of another type.',
  tables: ['value_copies', 'value_copy_problems'],
  provides: [cleanUps.providedBy(cleanUpValueCopies), appRemoval.providedBy(dropTables)],
  endpoints: [],
  refusals: publishingRefusals,
});
