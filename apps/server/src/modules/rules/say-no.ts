import { localizedName, type BusinessRule, type Locale } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';

interface Speaker {
  readonly context: { readonly locale: Locale };
  readonly rule: BusinessRule;
}

/** Says no in the rule's words, at the field it is about. */
export function refuseWith(
  { context, rule }: Speaker,
  code: string,
  text: string,
  field = '',
  params: Readonly<Record<string, unknown>> = {},
): never {
  const message = text || localizedName({ name: rule.name, name_i18n: rule.name_i18n }, context.locale);
  return refuse(code, { ...params, message }, { issues: [{ code, path: field, params: { rule: rule.code }, message }] });
}
