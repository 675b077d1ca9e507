import type { AppDefinition } from '@inkstone/schema';
import { referencedUnits } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import type { DocumentKind } from '../../../platform/db/tables/apps.ts';
import { knownUnitNames } from '../../organization/index.ts';
import { documentHeadsView } from '../../apps/index.ts';
import { checkButtons } from './check-buttons.ts';
import { checkDictionaries } from './check-dictionaries.ts';
import { checkForm } from './check-form.ts';
import { checkList } from './check-list.ts';
import { checkModel } from './check-model.ts';
import { checkPages } from './check-page.ts';
import { checkWorkflow } from './check-workflow.ts';
import { knownLists } from './known-lists.ts';
import { knownModels, type KnownModels } from './known-models.ts';
import { publishIssue, repeatedCodes, type PublishIssue } from './publish-issue.ts';
import { runnableIn } from './runnable.ts';

/** Returns all issues of an application's documents and of their references to each other; services may run `rules`. */
export async function checkApp(executor: Executor, app: AppDefinition, rules: ReadonlySet<string>): Promise<PublishIssue[]> {
  const known = await knownModels(executor, app);
  const lists = await knownLists(executor, app);
  const runnable = await runnableIn(executor, app, rules);
  const units = await knownUnitNames(executor, referencedUnits(app.workflows));
  return [
    ...checkCodes(app),
    ...(await ownedElsewhere(executor, app)),
    ...app.models.flatMap((model) => checkModel(model, known)),
    ...app.forms.flatMap((form) => checkForm(form, known, lists)),
    ...app.lists.flatMap((list) => checkList(list, known)),
    ...app.workflows.flatMap((workflow) => checkWorkflow(workflow, app, known, { runnable, units })),
    ...(await checkButtons(executor, app, known)),
    ...checkPages(app, known, lists),
    ...(await checkDictionaries(executor, app)),
    ...checkFunctions(app, known),
  ];
}

function checkCodes(app: AppDefinition): PublishIssue[] {
  const inModel = ({ schemaCode, code }: { schemaCode: string; code: string }): string => `${schemaCode}.${code}`;
  const codes = (documents: readonly { code: string }[]): string[] => documents.map(({ code }) => code);
  return [
    ...repeatedCodes(codes(app.models), (code) => `models.${code}`),
    ...repeatedCodes(app.forms.map(inModel), (code) => `forms.${code}`),
    ...repeatedCodes(app.lists.map(inModel), (code) => `lists.${code}`),
    ...repeatedCodes(codes(app.workflows), (code) => `workflows.${code}`),
    ...repeatedCodes(codes(app.pages ?? []), (code) => `pages.${code}`),
    ...repeatedCodes(codes(app.functions), (code) => `functions.${code}`),
  ];
}

/** Codes of models and workflows are unique in the whole installation. */
async function ownedElsewhere(executor: Executor, app: AppDefinition): Promise<PublishIssue[]> {
  const own: readonly { kind: DocumentKind; code: string; path: string }[] = [
    ...app.models.map(({ code }) => ({ kind: 'model' as const, code, path: `models.${code}` })),
    ...app.workflows.map(({ code }) => ({ kind: 'workflow' as const, code, path: `workflows.${code}` })),
  ];
  if (own.length === 0) return [];
  const heads = await executor
    .selectFrom(documentHeadsView.as('document_heads'))
    .select(['kind', 'code', 'app_code'])
    .where('kind', 'in', ['model', 'workflow'])
    .where(
      'code',
      'in',
      own.map(({ code }) => code),
    )
    .where('app_code', '<>', app.code)
    .execute();
  return own.flatMap(({ kind, code, path }) => {
    const other = heads.find((head) => head.kind === kind && head.code === code);
    return other ? [publishIssue('OwnedElsewhere', path, { code, app: other.app_code })] : [];
  });
}

function checkFunctions(app: AppDefinition, known: KnownModels): PublishIssue[] {
  return app.functions.flatMap((entry) => {
    const path = `functions.${entry.code}`;
    const find = <D extends { code: string; schemaCode: string }>(documents: readonly D[], code: string): D[] =>
      documents.filter((document) => document.code === code);
    const check = (
      documents: readonly { code: string; schemaCode: string }[],
      code: string | undefined,
      unknown: 'UnknownForm' | 'UnknownList' | 'UnknownWorkflow',
    ): PublishIssue[] => {
      if (code === undefined) return [];
      const found = find(documents, code);
      if (found.length === 0) return [publishIssue(unknown, path, { code })];
      return found.some(({ schemaCode }) => schemaCode === entry.schemaCode) ? [] : [publishIssue('OtherModel', path, { code })];
    };
    return [
      ...(known.has(entry.schemaCode) ? [] : [publishIssue('UnknownModel', path, { code: entry.schemaCode })]),
      ...check(app.forms, entry.formCode, 'UnknownForm'),
      ...check(app.lists, entry.listCode, 'UnknownList'),
      ...check(app.workflows, entry.workflowCode, 'UnknownWorkflow'),
    ];
  });
}
