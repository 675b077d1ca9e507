import { defineModule } from '../../platform/http/module.ts';

export const storedFilesModule = defineModule({
  name: 'stored-files',
  description: 'Stored files and their contents.',
  tables: ['files', 'file_contents'],
  endpoints: [],
});
