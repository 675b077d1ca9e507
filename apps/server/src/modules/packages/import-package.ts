import type { PackagePart } from '@inkstone/api';
import { withNoRepeat } from '@inkstone/checks';
import type { DictionaryDefinition, DocumentKind, PrintDefinition, RoleDefinition, ScenarioDefinition } from '@inkstone/schema';
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../platform/db/canonical-json.ts';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { publishApp, type Publication } from '../publishing/index.ts';
import { publishedContents } from '../apps/index.ts';
import { compareParts } from './compare-package.ts';
import type { PackageContents } from './package-contents.ts';
import { presentIssue, type PackageIssue } from './package-issue.ts';
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

export async function comparePackage(executor: Executor, sent: PackageContents): Promise<Comparison> {
  const contents = await withKnownRoles(executor, sent);
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
 * Imports a package, all or nothing: documents become versions, and roles that it does not have stay. Refuses with `app-invalid` and
 * `app-loses-data`, each with all issues.
 */
export async function applyPackage(
  context: CommandContext,
  { wanted: carried }: Comparison,
  serviceRules: readonly string[],
): Promise<Publication> {
  const { trx, actor, locale, log, now, timeZone } = context;
  const wanted = await withUnitIds(trx, carried);
  return publishApp(trx, await wholeContents(trx, wanted), {
    publishedBy: actor.id,
    locale,
    installation: { rules: serviceRules, log, now, timeZone },
    offers: 'checked',
  });
}

/** The contents with what importing them leaves: roles that they do not have, and parts that packages of their format do not have. */
export async function wholeContents(executor: Executor, sent: PackageContents): Promise<PackageContents> {
  const contents = await withKnownRoles(executor, sent);
  const published = <T>(kind: DocumentKind) => publishedContents<T>(executor, kind, contents.code);
  const kept = (await published<RoleDefinition>('role')).filter(({ code }) => !contents.roles.some((role) => role.code === code));
  return {
    ...contents,
    roles: [...contents.roles, ...kept],
    prints: contents.prints ?? (await published<PrintDefinition>('print')),
    scenarios: contents.scenarios ?? (await published<ScenarioDefinition>('scenario')),
  };
}

/** A role of the same name is the same role, so that packages of an installation that calls it by another code do not make it again. */
async function withKnownRoles(executor: Executor, contents: PackageContents): Promise<PackageContents> {
  const stored = await publishedContents<RoleDefinition>(executor, 'role', contents.code);
  const isTaken = (code: string): boolean => stored.some((role) => role.code === code);
  const roles = contents.roles.map((role) => {
    const known = stored.find(({ name }) => name === role.name);
    return known && !isTaken(role.code) ? { ...role, code: known.code } : role;
  });
  return { ...contents, roles };
}

/** Refuses with `package-invalid` when there are issues. */
export function refuseIssues(issues: readonly PackageIssue[], locale: CommandContext['locale']): void {
  if (issues.length > 0) refuse('package-invalid', {}, { issues: issues.map((issue) => presentIssue(issue, locale)) });
}
