import { fillText, joinNames, localizedParams, type Locale, type LocalizedText } from '@inkstone/schema';
import type { IssueParams } from './workflow-issue.ts';

const stepTexts = {
  submit: { zh: '提交', en: 'Submitted' },
  reach: { zh: '「{name}」', en: '"{name}"' },
  agree: { zh: '「{name}」同意', en: '"{name}" agrees' },
  disagree: { zh: '「{name}」不同意', en: '"{name}" disagrees' },
  handle: { zh: '「{name}」提交', en: '"{name}" submits' },
  reject: { zh: '「{name}」退回到「{target}」', en: '"{name}" sends back to "{target}"' },
  finish: { zh: '「{name}」完成', en: '"{name}" completes' },
  'finish-ill': { zh: '「{name}」以不同意結束', en: '"{name}" ends as disagreed' },
  fail: { zh: '「{name}」失敗後重試', en: '"{name}" fails and is retried' },
  wait: { zh: '「{name}」等待期滿', en: 'The wait of "{name}" ends' },
  late: { zh: '「{name}」逾期', en: '"{name}" is overdue' },
  block: { zh: '經過「{name}」起的一段', en: 'Through the part starting at "{name}"' },
} as const satisfies Record<string, LocalizedText>;

/** One step on the path to an issue. */
export interface WorkflowIssueStep {
  readonly kind: keyof typeof stepTexts;
  /** The activity where it happens; null for none in particular. */
  readonly activity: string | null;
  readonly params: IssueParams;
  /** Texts of the conditions that hold at this step. */
  readonly conditions?: readonly string[];
}

const conditionText: LocalizedText = { zh: '{step}（{conditions}）', en: '{step} ({conditions})' };

/** Returns a step as readable text. */
export function stepText({ kind, params, conditions = [] }: WorkflowIssueStep, locale: Locale): string {
  const step = fillText(stepTexts[kind][locale], localizedParams(params, locale));
  if (conditions.length === 0) return step;
  return fillText(conditionText[locale], { step, conditions: joinNames(conditions, locale) });
}
