import type { RawBuilder } from 'kysely';
import { requireService } from '../../../platform/http/required-service.ts';

/** Whether the person of `people.id` administers any workflow, as an SQL expression. */
export const managesWorkflows = requireService<RawBuilder<boolean>>('the condition for workflow administrators');
