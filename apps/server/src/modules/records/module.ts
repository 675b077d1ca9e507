import { defineModule } from '../../platform/http/module.ts';

export const recordsModule = defineModule({
  name: 'records',
  description: 'Records of business models.',
  tables: ['record_changes', 'deleted_records', 'lent_references', 'sequence_counters'],
  endpoints: [],
});
