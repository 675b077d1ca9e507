import { sql } from 'kysely';
import { listExceptions } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { activityNames } from '../definition-names.ts';
import { presentFailure } from './present-failure.ts';
import { readableInstance } from './readable-instance.ts';

/** Open to readers of the instance; sorted by the time of failure. */
export const listExceptionsEndpoint = defineQuery(listExceptions, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const instance = await readableInstance(context, workflowInstanceId);
    const { id, state, workflow } = instance;
    const failedAt = await failureTimes(context.db, id);
    return Object.values(state.tokens)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((token) =>
        token.failure === null
          ? []
          : [
              {
                tokenId: token.id,
                activityCode: token.activity,
                ...activityNames(workflow.definition, token.activity),
                cause: token.failure.cause,
                ...presentFailure(instance, token.activity, token.failure, context),
                failedAt: failedAt.get(token.id) ?? '',
              },
            ],
      );
  },
});

/** Returns when each token failed last. */
async function failureTimes(executor: Executor, instanceId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await executor
    .selectFrom('instance_events')
    .select('event')
    .where('instance_id', '=', instanceId)
    .where(sql<string>`event->>'type'`, '=', 'token-failed')
    .orderBy('seq')
    .execute();
  return new Map(rows.flatMap(({ event }) => (event.type === 'token-failed' ? [[event.token, event.at] as const] : [])));
}
