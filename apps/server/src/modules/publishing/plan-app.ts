import {
  checkApp,
  createDraftReader,
  draftIssues,
  withNoRepeat,
  type DocumentIssue,
  type DraftDocument,
  type ExternalObjects,
} from '@inkstone/checks';
import type { AppDefinition, Locale } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { RefusalExtra } from '../../platform/http/refusal.ts';
import { withDictionaryCodes } from '../dictionary/index.ts';
import type { TrialContext } from '../workflow/index.ts';
import { playScenarios, scenarioIssues } from './checks/check-scenarios.ts';
import { loadExternalObjects, type ExternalInput } from './load-external-objects.ts';
import { presentIssues } from './present-issues.ts';
import { itemsRuledLater, tableIssues } from './shape-tables.ts';

type Issues = NonNullable<RefusalExtra['issues']>;

/** Documents of an application as they may stand in a working copy. */
export interface DraftApp {
  readonly appCode: string;
  readonly documents: readonly DraftDocument[];
}

/** What publishing would answer, and what it does only afterwards. */
export interface AppPlan {
  readonly errors: Issues;
  readonly warnings: Issues;
  readonly builtAfterwards: readonly { readonly schemaCode: string; readonly item: string }[];
}

/** What publishing an application would answer, apart from its scenarios. Changes nothing and takes no locks. */
export async function planApp(
  executor: Executor,
  { appCode, documents }: DraftApp,
  { locale, ...external }: ExternalInput & { readonly locale: Locale },
): Promise<AppPlan> {
  const draft = createDraftReader().read(appCode, documents);
  const { app } = draft;
  const found = checkApp(app, await loadExternalObjects(executor, app, external));
  const issues = [...draftIssues(draft, found), ...(await tableIssues(executor, app))];
  const present = (severity: DocumentIssue['severity']) =>
    presentIssues(
      issues.filter((issue) => issue.severity === severity),
      locale,
    );
  return { errors: present('error'), warnings: present('warning'), builtAfterwards: await itemsRuledLater(executor, app) };
}

/** The same for a definition that a package carries, with its scenarios. */
export async function planDefinition(
  context: TrialContext & { readonly locale: Locale },
  definition: AppDefinition,
  external: ExternalInput,
): Promise<Pick<AppPlan, 'errors' | 'warnings'>> {
  const { trx, locale } = context;
  const app = withNoRepeat({ ...definition, forms: await withDictionaryCodes(trx, definition.forms) });
  const found = checkApp(app, await loadExternalObjects(trx, app, external));
  const hasErrors = found.some(({ severity }) => severity === 'error');
  // What is wrong by itself is neither compared with tables nor played.
  const further = hasErrors ? [] : [...(await tableIssues(trx, app)), ...scenarioIssues(await playScenarios(context, app))];
  const issues = [...found, ...further];
  const of = (severity: DocumentIssue['severity']) =>
    presentIssues(
      issues.filter((issue) => issue.severity === severity),
      locale,
    );
  return { errors: of('error'), warnings: of('warning') };
}

/** Looks up what the well-formed documents of a draft name outside of it. */
export async function externalObjectsOf(
  executor: Executor,
  { appCode, documents }: DraftApp,
  external: ExternalInput,
): Promise<ExternalObjects> {
  return loadExternalObjects(executor, createDraftReader().read(appCode, documents).app, external);
}
