import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';

const stepTexts = {
  submit: { zh: '送出', en: 'Submitted' },
  reach: { zh: '「{name}」', en: '"{name}"' },
  agree: { zh: '「{name}」同意', en: '"{name}" agrees' },
  disagree: { zh: '「{name}」不同意', en: '"{name}" disagrees' },
  handle: { zh: '「{name}」提交', en: '"{name}" submits' },
  reject: { zh: '「{name}」退回到「{target}」', en: '"{name}" sends back to "{target}"' },
  finish: { zh: '「{name}」完成', en: '"{name}" is done' },
  'finish-ill': { zh: '「{name}」以不同意結束', en: '"{name}" ends as disagreed' },
  fail: { zh: '「{name}」失敗後重試', en: '"{name}" fails and is tried again' },
  wait: { zh: '「{name}」等候期滿', en: '"{name}" has waited' },
  late: { zh: '「{name}」逾期', en: '"{name}" is late' },
  block: { zh: '經過「{name}」起的一段', en: 'Through the part that begins at "{name}"' },
} as const satisfies Record<string, LocalizedText>;

/** One thing that happens on the way to a trouble. */
export interface FindingStep {
  readonly kind: keyof typeof stepTexts;
  /** Where it happens; null: nowhere in particular. */
  readonly activity: string | null;
  readonly params: Readonly<Record<string, string>>;
  /** Texts of the conditions that hold at it. */
  readonly conditions?: readonly string[];
}

const conditionText: LocalizedText = { zh: '{step}（{conditions}）', en: '{step} ({conditions})' };

/** A step as people read it. */
export function stepText({ kind, params, conditions = [] }: FindingStep, locale: Locale): string {
  const step = fillText(stepTexts[kind][locale], params);
  if (conditions.length === 0) return step;
  return fillText(conditionText[locale], { step, conditions: conditions.join(locale === 'zh' ? '、' : ', ') });
}
