import { localizedName, type Locale } from '@inkstone/schema';
import type { FlowRoute } from './flow/flow-content.ts';
import { workflowTexts } from './workflow.locale.ts';

const outcomes = { agree: 'onAgree', disagree: 'onDisagree', timeout: 'onTimeout' } as const;

/** When a branch is taken: its name, or its outcome and its condition; the siblings decide whether a route without either is the only one. */
export function whenTaken(route: FlowRoute, siblings: readonly FlowRoute[], locale: Locale): string {
  const text = (key: keyof (typeof workflowTexts)['table']): string => workflowTexts.table[key][locale];
  if (route.name !== '') return localizedName(route, locale);
  const parts = [...(route.outcome ? [text(outcomes[route.outcome])] : []), ...(route.condition ? [route.condition] : [])];
  if (parts.length > 0) return parts.join(locale === 'zh' ? '，' : ', ');
  if (route.isDefault) return text('otherwise');
  const isChoice = siblings.some(({ condition, isDefault }) => condition !== '' || isDefault);
  return text(isChoice ? 'noCondition' : 'always');
}
