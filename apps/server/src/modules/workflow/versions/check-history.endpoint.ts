import { checkHistory } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { administers } from '../administration/administers.ts';
import { loadInstance } from '../instance/instance-store.ts';
import { replayCheckAll } from '../replay/replay-check-all.ts';

/** Open to maintainers of the workflow. */
export const checkHistoryEndpoint = defineQuery(checkHistory, {
  permission: 'participant',
  async handle({ db, actor }, { workflowInstanceId }) {
    const { id, row } = await loadInstance(db, workflowInstanceId);
    if (!administers(actor, row)) refuse('NotAdministrator');
    for await (const { events, problems } of replayCheckAll(db, [id]))
      return { events, sound: problems.length === 0, problems: [...problems] };
    return refuse('not-found');
  },
});
