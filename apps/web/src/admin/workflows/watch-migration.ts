import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { Client } from '../../platform/api/client.ts';
import { migrationQuery } from './workflow-queries.ts';

/** When a migration ends, also after its dialog was closed, everything that counts the instances of its workflow is fetched again. */
export function watchMigration(
  queries: QueryClient,
  client: Client,
  { id, workflowCode }: { readonly id: string; readonly workflowCode: string },
) {
  const stop = new QueryObserver(queries, migrationQuery(client, id)).subscribe(({ data }) => {
    if (data === undefined || data.state === 'running') return;
    stop();
    void queries.invalidateQueries({ queryKey: ['admin', 'workflows', workflowCode] });
    void queries.invalidateQueries({ queryKey: ['design-workflow-figures', workflowCode] });
  });
}
