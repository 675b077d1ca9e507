import * as z from 'zod/mini';
import { codePart, nameI18nPart } from './form-part.ts';

/** One tab of a tabs control: `key` names the control that is its panel (designer specification, section 3: heads). */
export const tabHeadSchema = z.object({ key: codePart, title: z.string(), title_i18n: z.optional(nameI18nPart) });
export type TabHead = z.infer<typeof tabHeadSchema>;
