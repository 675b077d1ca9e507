import { sql } from 'kysely';
import { pino } from 'pino';
import { appDefinitionSchema, createId, locales, type AppDefinition, type Locale } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import type { DocumentKind } from '../../platform/db/tables/apps.ts';
import { refuse, type RefusalExtra } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { importDictionaries } from '../dictionary/index.ts';
import { calledRuleCodes, importRules } from '../rules/index.ts';
import { deactivateDocuments, storeMenu, storeDocument, wantListIndexes, willPublish } from '../apps/index.ts';
import { checkApp } from './checks/check-app.ts';
import { checkRules } from './checks/check-rules.ts';
import { checkSight } from './checks/check-sight.ts';
import { checkScenarios } from './checks/check-scenarios.ts';
import { checkUnits } from './checks/check-units.ts';
import { lockedItems } from './locked-items.ts';
import { planTables } from './plan-tables.ts';
import { withNoRepeat } from './no-repeat-items.ts';
import { inputTexts } from '../../platform/http/input-texts.ts';
import { problem, problemText, type Problem } from './checks/problem.ts';

export interface PublishedDocument {
  readonly kind: DocumentKind;
  readonly code: string;
  readonly version: number;
  /** The content is another one than in the version before. */
  readonly isNew: boolean;
}

export interface Publication {
  readonly documents: readonly PublishedDocument[];
  /** What should be looked at: scenarios that need not pass, workflows that are too large to be proved. */
  readonly warnings: NonNullable<RefusalExtra['issues']>;
}

/** Where it is published. */
export interface Installation extends Pick<RequestContext, 'log' | 'now' | 'timeZone'> {
  /** Codes of its business rules. */
  readonly rules: readonly string[];
}

interface PublishOptions {
  readonly publishedBy?: string;
  readonly locale?: Locale;
  /** Unset: one without rules, clock or log of its own, in UTC. */
  readonly installation?: Installation;
  /** Names of roles of the application that come with it. */
  readonly roles?: readonly string[];
}

const bare: Installation = { rules: [], timeZone: 'UTC', now: () => new Date(), log: pino({ level: 'silent' }) };

/**
 * Publishes an application: its documents become new versions where they changed, and its models get their tables in schema `biz`.
 * All or nothing, with every reason at once: refuses with `app-invalid` what is malformed, names what is not there, or goes otherwise
 * than a saved scenario demands, and with `app-loses-data` what the stored records do not allow (architecture, storage). What an
 * application no longer has stays stored and is no longer offered.
 */
export async function publishApp(
  trx: Trx,
  input: AppDefinition,
  { publishedBy, locale = locales[0], installation = bare, roles = [] }: PublishOptions = {},
): Promise<Publication> {
  const app = parseApp(input, locale);
  const now = installation.now();
  willPublish(trx);
  // Two publishings at once would plan against the same tables.
  await sql`select pg_advisory_xact_lock(hashtext('inkstone.publish'))`.execute(trx);
  await importDictionaries(trx, app.dictionaries ?? [], now);
  await importRules(trx, app.code, app.rules ?? [], now);
  const called = await calledRuleCodes(trx);
  const problems = [
    ...(await checkApp(trx, app, new Set([...installation.rules, ...called]))),
    ...(await checkRules(trx, app)),
    ...(await checkSight(trx, app, roles)),
    ...(await checkUnits(trx, app)),
  ];
  refuseErrors(app, problems, locale);
  await shapeTables(trx, app, locale);
  const documents = await storeDocuments(trx, app, { publishedBy: publishedBy ?? null, publishedAt: now });
  await storeMenu(trx, app);
  problems.push(...(await checkScenarios({ ...installation, trx, locale }, app)));
  refuseErrors(app, problems, locale);
  await wantListIndexes(trx, [...app.models.map(({ code }) => code), ...app.lists.map(({ schemaCode }) => schemaCode)], now);
  return { documents, warnings: told(problems, locale) };
}

/** Warnings keep nobody from publishing. */
function refuseErrors(app: AppDefinition, problems: readonly Problem[], locale: Locale): void {
  const errors = problems.filter(({ isWarning }) => isWarning !== true);
  if (errors.length > 0) refuse('app-invalid', { app: app.code }, { issues: told(errors, locale) });
}

function parseApp(input: AppDefinition, locale: Locale): AppDefinition {
  const parsed = appDefinitionSchema.safeParse(input, { error: inputTexts[locale] });
  if (parsed.success) return withNoRepeat(parsed.data);
  const issues = parsed.error.issues.map((issue) => {
    const path = issue.path.map(String).join('.');
    return problem('Malformed', path, { detail: issue.message });
  });
  return refuse('app-invalid', { app: String(input?.code) }, { issues: told(issues, locale) });
}

async function shapeTables(trx: Trx, app: AppDefinition, locale: Locale): Promise<void> {
  const problems: Problem[] = [];
  const statements = [];
  for (const model of app.models) {
    const plan = await planTables(trx, model);
    problems.push(...(await lockedItems(trx, model)), ...plan.problems);
    statements.push(...plan.statements);
  }
  if (problems.length > 0) refuse('app-loses-data', { app: app.code }, { issues: told(problems, locale) });
  for (const statement of statements) await statement.execute(trx);
}

function told(problems: readonly Problem[], locale: Locale): NonNullable<RefusalExtra['issues']> {
  return problems.map((each) => ({ code: each.code, path: each.path, params: { ...each.params }, message: problemText(each, locale) }));
}

async function storeDocuments(
  trx: Trx,
  app: AppDefinition,
  published: { readonly publishedBy: string | null; readonly publishedAt: Date },
): Promise<PublishedDocument[]> {
  const own = { appCode: app.code, ...published };
  const { models, forms, lists, workflows, pages = [], rules: _rules, dictionaries: _dictionaries, ...shell } = app;
  const contents = [
    { kind: 'app' as const, scope: '', code: app.code, content: shell },
    ...models.map((content) => ({ kind: 'model' as const, scope: '', code: content.code, content })),
    ...forms.map((content) => ({ kind: 'form' as const, scope: content.schemaCode, code: content.code, content })),
    ...lists.map((content) => ({ kind: 'list' as const, scope: content.schemaCode, code: content.code, content })),
    ...workflows.map((content) => ({ kind: 'workflow' as const, scope: '', code: content.code, content })),
    ...pages.map((content) => ({ kind: 'page' as const, scope: app.code, code: content.code, content })),
  ];
  await deactivateDocuments(trx, app.code);
  const documents: PublishedDocument[] = [];
  for (const { kind, scope, code, content } of contents) {
    const { version, isNew } = await storeDocument(trx, {
      ...own,
      key: { kind, scope, code },
      content,
      id: createId(published.publishedAt.getTime()),
    });
    documents.push({ kind, code, version, isNew });
  }
  return documents;
}
