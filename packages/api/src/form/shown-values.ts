import { z } from 'zod';

/**
 * The computed values that the person saw, by control, or by path for cells. If the stored result differs and determines the route of the
 * workflow, the call is refused with `ValuesChanged`; sent again with that result as `shown`, it is accepted.
 */
export const shownInput = { shown: z.record(z.string(), z.unknown()).optional() };
