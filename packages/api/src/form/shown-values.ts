import { z } from 'zod';

/**
 * Worked out values as the person saw them, by control, those of cells by path. Where the stored result is another one and decides the way on, the call asks
 * by refusing with `ValuesChanged`; sent again with the result as `shown` it goes on.
 */
export const shownInput = { shown: z.record(z.string(), z.unknown()).optional() };
