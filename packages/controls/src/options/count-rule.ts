import type { ModelContext, ValueIssue } from '@inkstone/form-engine';
import { countOption } from './declared-option.ts';

/**
 * Checks the number of entries against `minCount` and `maxCount` (runtime specification, section 5). An empty value violates any minimum.
 */
export function countIssues(value: readonly unknown[], { options }: ModelContext): readonly ValueIssue[] {
  const least = countOption(options, 'minCount');
  const greatest = countOption(options, 'maxCount');
  const issues: ValueIssue[] = [];
  if (least !== null && value.length < least) issues.push({ code: 'MinCount', params: { min: least } });
  if (greatest !== null && value.length > greatest) issues.push({ code: 'MaxCount', params: { max: greatest } });
  return issues;
}
