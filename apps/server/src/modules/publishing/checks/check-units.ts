import type { AppDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findUnitIssues, type LocatedDocument } from '../../apps/index.ts';
import { publishIssue, type PublishIssue } from './publish-issue.ts';

/** People and departments in conditions must exist and fit the compared field. */
export async function checkUnits(executor: Executor, app: AppDefinition): Promise<PublishIssue[]> {
  const inModel = ({ schemaCode, code }: { schemaCode: string; code: string }): string => `${schemaCode}.${code}`;
  const documents: readonly LocatedDocument[] = [
    ...app.forms.map((form) => [`forms.${inModel(form)}`, form] as const),
    ...app.lists.map((list) => [`lists.${inModel(list)}`, list] as const),
    ...app.workflows.map((workflow) => [`workflows.${workflow.code}`, workflow] as const),
    ...(app.pages ?? []).map((page) => [`pages.${page.code}`, page] as const),
    ...(app.rules ?? []).filter(({ active }) => active).map((rule) => [`rules.${rule.code}`, rule] as const),
  ];
  const defects = await findUnitIssues(executor, documents, app.models);
  return defects.map(({ path, field, text, detail }) => publishIssue('UnitUnknown', path, { field, text, detail }));
}
