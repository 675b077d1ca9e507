import { choicesOfOptions } from './field-choices.ts';
import { isConditionGroup, joinNames, localizedName, type ConditionItem, type ConditionNode, type Locale } from '@inkstone/schema';
import type { Translate } from '../../platform/i18n/use-texts.ts';
import type { ConditionField } from './condition-field.ts';
import { conditionTexts, operatorKey, type ConditionTextKey } from './condition.locale.ts';

interface TextContext {
  readonly fields: readonly ConditionField[];
  readonly locale: Locale;
  readonly t: Translate<ConditionTextKey>;
}

/** Formats a condition as text: `金額 大於等於 100`. */
export function conditionText(node: ConditionNode, context: TextContext): string {
  const { fields, locale, t } = context;
  if (isConditionGroup(node)) {
    const parts = node.items.map((item) => (isConditionGroup(item) ? `(${conditionText(item, context)})` : conditionText(item, context)));
    return parts.join(` ${t(node.join)} `);
  }
  const field = fields.find(({ code }) => code === node.field);
  const name = field ? localizedName(field, locale) : node.field;
  return [name, operatorText(node, t), valueText(node, field, context)].filter(Boolean).join(' ');
}

/** An operator that is not known is shown as it is written. */
function operatorText({ operator }: ConditionItem, t: Translate<ConditionTextKey>): string {
  const key = operatorKey(Number(operator));
  return Object.hasOwn(conditionTexts.table, key) ? t(key) : String(operator);
}

function valueText({ value }: ConditionItem, field: ConditionField | undefined, context: TextContext): string {
  if (value === undefined) return '';
  const parts = Array.isArray(value) ? value : [value];
  return joinNames(
    parts.map((part) => partText(part, field, context)),
    context.locale,
  );
}

function partText(part: unknown, field: ConditionField | undefined, { locale, t }: TextContext): string {
  if (part === null || part === undefined || part === '') return t('empty');
  if (typeof part === 'boolean') return t(part ? 'yes' : 'no');
  if (typeof part === 'object') {
    const fields = part as Readonly<Record<string, string | number | boolean | null>>;
    if ('from' in fields) return `${fields['from'] ?? ''} – ${fields['to'] ?? ''}`;
    if ('range' in fields) return [wordOf(fields['range'], t), String(fields['count']), wordOf(fields['unit'], t)].join(' ');
    return String(fields['name'] ?? fields['id'] ?? '');
  }
  if (part === 'SELF_P') return t('me');
  if (part === 'SELF_D') return t('myDepartment');
  const choice = field && choicesOfOptions(field, locale).find(({ value }) => value === part);
  return choice?.label ?? wordOf(part, t);
}

function wordOf(word: unknown, t: Translate<ConditionTextKey>): string {
  const text = String(word);
  return Object.hasOwn(conditionTexts.table, text) ? t(text as ConditionTextKey) : text;
}
