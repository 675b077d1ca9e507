import { localizedName, type BusinessRule, type Locale } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';

interface RuleContext {
  readonly context: { readonly locale: Locale };
  readonly rule: BusinessRule;
}

/** Refuses with the rule's text, at the given field. */
export function refuseWith(
  { context, rule }: RuleContext,
  code: string,
  text: string,
  field = '',
  params: Readonly<Record<string, unknown>> = {},
): never {
  const message = text || localizedName({ name: rule.name, name_i18n: rule.name_i18n }, context.locale);
  return refuse(code, { ...params, message }, { issues: [{ code, path: field, params: { rule: rule.code }, message }] });
}
