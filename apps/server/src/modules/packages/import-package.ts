import type { PackagePart } from '@inkstone/api';
import { withNoRepeat } from '@inkstone/checks';
import type { BusinessRule, DictionaryDefinition } from '@inkstone/schema';
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../platform/db/canonical-json.ts';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { publishApp, type Publication } from '../publishing/index.ts';
import { roleIssues, rolesOfApp, saveRole } from '../permissions/index.ts';
import { lockRules, replaceRule } from '../rules/index.ts';
import { compareParts } from './compare-package.ts';
import type { PackageContents, PackagedRole } from './package-contents.ts';
import { packageIssue, presentIssue, type PackageIssue } from './package-issue.ts';
import { roleIssueText } from './role-issue-text.ts';
import { dictionariesOf, storedPackage } from './stored-package.ts';
import { withUnitIds } from './unit-codes.ts';

/** The differences between a package and the installation. */
export interface Comparison {
  readonly wanted: PackageContents;
  readonly isNew: boolean;
  /** Changes when the package or the installed application changes. */
  readonly digest: string;
  readonly parts: readonly PackagePart[];
}

export async function comparePackage(executor: Executor, contents: PackageContents): Promise<Comparison> {
  const wanted: PackageContents = { ...contents, models: withNoRepeat(contents).models };
  const stored = await storedPackage(executor, wanted.code);
  const known = await dictionariesOf(
    executor,
    wanted.dictionaries.map(({ code }) => code),
  );
  const here = stored && { ...stored, dictionaries: known };
  const digest = createHash('sha256')
    .update(canonicalJson([wanted, stored, known]))
    .digest('hex');
  return { wanted, isNew: stored === null, digest, parts: withKnown(compareParts(here, wanted), known) };
}

/** Dictionaries may exist before their application. */
function withKnown(parts: readonly PackagePart[], known: readonly DictionaryDefinition[]): PackagePart[] {
  const codes = new Set(known.map(({ code }) => code));
  return parts.map((part) =>
    part.kind === 'dictionary' && part.state === 'added' && codes.has(part.code) ? { ...part, state: 'kept' } : part,
  );
}

/**
 * Imports a package, all or nothing: documents become versions, rules are replaced, roles get the package's rights and keep their members.
 * Refuses with `package-invalid`, `app-invalid` and `app-loses-data`, each with all issues.
 */
export async function applyPackage(
  context: CommandContext,
  { wanted: carried }: Comparison,
  serviceRules: readonly string[],
): Promise<Publication> {
  const { trx, actor, locale, log, now, timeZone } = context;
  const wanted = await withUnitIds(trx, carried);
  await importRules(context, wanted);
  const { roles: _, ...app } = wanted;
  const installation = { rules: serviceRules, log, now, timeZone };
  const publication = await publishApp(trx, app, {
    publishedBy: actor.id,
    locale,
    installation,
    roles: wanted.roles.map(({ name }) => name),
    offers: 'checked',
  });
  await importRoles(context, wanted);
  return publication;
}

/** Publishing creates new rules; rules missing from the package are deactivated. */
async function importRules(context: CommandContext, { code: appCode, rules }: PackageContents): Promise<void> {
  const { trx, locale } = context;
  const codes = rules.map(({ code }) => code);
  const stored = await lockRules(trx, appCode, codes);
  const foreign = stored.filter(({ app_code }) => app_code !== appCode);
  const issues = foreign.map(({ code, app_code }) => packageIssue('RuleOfOther', `rules/${code}.json`, { code, app: app_code }));
  refuseIssues(issues, locale);
  const wanted = new Map<string, BusinessRule>(rules.map((rule) => [rule.code, rule]));
  for (const { id, code, definition } of stored) {
    const next = wanted.get(code) ?? { ...definition, active: false };
    if (canonicalJson(next) !== canonicalJson(definition)) await replaceRule(context, id, next);
  }
}

async function importRoles(context: CommandContext, { code: appCode, roles }: PackageContents): Promise<void> {
  const { trx, locale } = context;
  if (roles.length === 0) return;
  const stored = new Map((await rolesOfApp(trx, appCode)).map((role) => [role.name, role]));
  const requests = roles.flatMap((role) => {
    const known = stored.get(role.name);
    if (known && sameRole(known, role)) return [];
    const { name, name_i18n = {}, grants } = role;
    const members = (known?.members ?? []).map(({ kind, id }) => ({ kind, id }));
    return [{ ...(known && { id: known.id }), version: known?.version ?? 0, appCode, name, name_i18n, members, grants }];
  });
  const issues: PackageIssue[] = [];
  for (const request of requests) {
    const found = (await roleIssues(context, request)).filter(({ path }) => path !== 'members');
    issues.push(
      ...found.map((issue) =>
        packageIssue('RoleDefect', `roles/${request.name}.json`, { role: request.name, path: issue.path, detail: roleIssueText(issue) }),
      ),
    );
  }
  refuseIssues(issues, locale);
  for (const request of requests) await saveRole(context, request);
}

function sameRole(known: PackagedRole, { name_i18n = {}, grants }: PackagedRole): boolean {
  return canonicalJson([known.name_i18n ?? {}, known.grants]) === canonicalJson([name_i18n, grants]);
}

/** Refuses with `package-invalid` when there are issues. */
export function refuseIssues(issues: readonly PackageIssue[], locale: CommandContext['locale']): void {
  if (issues.length > 0) refuse('package-invalid', {}, { issues: issues.map((issue) => presentIssue(issue, locale)) });
}
