import { errorsIn, withNoRepeat, type DocumentIssue } from '@inkstone/checks';
import { appDefinitionSchema, type AppDefinition, type Locale } from '@inkstone/schema';
import { inputTexts } from '@inkstone/schema/input-texts';

type ParsedApp = { readonly app: AppDefinition } | { readonly app: null; readonly issues: readonly DocumentIssue[] };

/** Reads documents of an application, which may be malformed. */
export function parseApp(input: AppDefinition, locale: Locale): ParsedApp {
  const parsed = appDefinitionSchema.safeParse(input, { error: inputTexts[locale] });
  if (parsed.success) return { app: withNoRepeat(parsed.data) };
  const issues = parsed.error.issues.map((issue) => {
    const property = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    return errorsIn({ kind: 'app', code: String(input?.code) })('Malformed', { kind: 'property', property }, { detail: issue.message });
  });
  return { app: null, issues };
}
