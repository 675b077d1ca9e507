import type { RawBuilder } from 'kysely';
import { requireService } from '../../../platform/http/required-service.ts';

/** Whether the person of `people.id` may design, publish or begin an application, as an SQL expression. */
export const mayDesign = requireService<RawBuilder<boolean>>('the condition for designers');
