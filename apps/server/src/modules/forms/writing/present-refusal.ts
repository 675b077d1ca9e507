import { refusals } from '@inkstone/api';
import { fillText, type Locale } from '@inkstone/schema';
import type { RefusalCode } from '@inkstone/workflow';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { workflowRefusals } from '../../workflow/index.ts';
import { formRefusals } from '../refusals.ts';

/** Returns the code and text of the refusal of one form among several. */
export function presentRefusal({ code, params }: Refusal, locale: Locale): { readonly errcode: number; readonly errmsg: string } {
  const entry =
    workflowRefusals[code as RefusalCode] ??
    formRefusals[code as keyof typeof formRefusals] ??
    refusals[code as keyof typeof refusals] ??
    refusals.malformed;
  return { errcode: entry.errcode, errmsg: fillText(entry[locale], params) };
}
