import { z } from 'zod';
import { codeSchema } from './id.ts';
import { nameI18nSchema } from './localized-text.ts';

/** One tab of a tabs control: `key` names the control that is its panel (designer specification, section 3: heads). */
export const tabHeadSchema = z.object({ key: codeSchema, title: z.string(), title_i18n: nameI18nSchema.optional() });
export type TabHead = z.infer<typeof tabHeadSchema>;
