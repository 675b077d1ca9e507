import type { RawBuilder } from 'kysely';
import { requireService } from '../../platform/http/required-service.ts';

/** Whether the person of `people.id` looks after workflows in particular, as a piece of a statement. */
export const managesWorkflows = requireService<RawBuilder<boolean>>('who looks after workflows');
