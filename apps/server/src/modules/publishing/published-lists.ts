import type { AppDefinition, ListedDocument, ListedKind } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { publishedContents } from '../apps/index.ts';

/** The application with the lists that it does not give as they are published, without what belongs to forms and workflows that it drops. */
export async function withPublishedLists(executor: Executor, app: AppDefinition): Promise<AppDefinition> {
  const published = <K extends ListedKind>(kind: K) => publishedContents<ListedDocument<K>>(executor, kind, app.code);
  const hasForm = (schemaCode: string, formCode: string) =>
    app.forms.some((form) => form.schemaCode === schemaCode && form.code === formCode);
  const hasWorkflow = (workflowCode: string) => app.workflows.some(({ code }) => code === workflowCode);
  return {
    ...app,
    rules: app.rules ?? (await published('rule')),
    roles: app.roles ?? (await published('role')),
    prints: app.prints ?? (await published('print')).filter(({ schemaCode, formCode }) => hasForm(schemaCode, formCode)),
    scenarios: app.scenarios ?? (await published('scenario')).filter(({ workflowCode }) => hasWorkflow(workflowCode)),
  };
}
