import type { AppDefinition } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { findDefects, type PlacedDocument } from '../../apps/index.ts';
import { problem, type Problem } from './problem.ts';

/** People and departments that conditions name are there, and are what the compared field can be. */
export async function checkUnits(executor: Executor, app: AppDefinition): Promise<Problem[]> {
  const inModel = ({ schemaCode, code }: { schemaCode: string; code: string }): string => `${schemaCode}.${code}`;
  const documents: readonly PlacedDocument[] = [
    ...app.forms.map((form) => [`forms.${inModel(form)}`, form] as const),
    ...app.lists.map((list) => [`lists.${inModel(list)}`, list] as const),
    ...app.workflows.map((workflow) => [`workflows.${workflow.code}`, workflow] as const),
    ...(app.pages ?? []).map((page) => [`pages.${page.code}`, page] as const),
    ...(app.rules ?? []).filter(({ active }) => active).map((rule) => [`rules.${rule.code}`, rule] as const),
  ];
  const defects = await findDefects(executor, documents, app.models);
  return defects.map(({ path, field, text, detail }) => problem('UnitUnknown', path, { field, text, detail }));
}
