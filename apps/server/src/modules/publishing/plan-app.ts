import { checkApp, createDraftReader, draftIssues, type DocumentIssue, type DraftDocument, type Outside } from '@inkstone/checks';
import type { Locale } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { RefusalExtra } from '../../platform/http/refusal.ts';
import { loadOutside, type OutsideInput } from './load-outside.ts';
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
  { locale, ...outside }: OutsideInput & { readonly locale: Locale },
): Promise<AppPlan> {
  const draft = createDraftReader().read(appCode, documents);
  const { app } = draft;
  const found = checkApp(app, await loadOutside(executor, app, outside));
  const issues = [...draftIssues(draft, found), ...(await tableIssues(executor, app))];
  const present = (severity: DocumentIssue['severity']) =>
    presentIssues(
      issues.filter((issue) => issue.severity === severity),
      locale,
    );
  return { errors: present('error'), warnings: present('warning'), builtAfterwards: await itemsRuledLater(executor, app) };
}

/** Looks up what the well-formed documents of a draft name outside of it. */
export async function outsideOf(executor: Executor, { appCode, documents }: DraftApp, outside: OutsideInput): Promise<Outside> {
  return loadOutside(executor, createDraftReader().read(appCode, documents).app, outside);
}
