import { getComment } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { approvalOpinions } from './approval-opinions.ts';
import { readableInstance } from './readable-instance.ts';

/** Open to readers of the instance. */
export const getCommentEndpoint = defineQuery(getComment, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const opinions = await approvalOpinions(context.db, await readableInstance(context, workflowInstanceId), context.locale);
    return opinions.map(({ files, ...opinion }) => ({ ...opinion, files: [...files] }));
  },
});
