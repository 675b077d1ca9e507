import { dictionaryOf, nameI18nSchema, type ControlDefinition, type FormDefinition } from '@inkstone/schema';
import { sql } from 'kysely';
import type { CallOutput, Dictionary, getDictionary } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { documentsView, findModel, tableOf } from '../apps/index.ts';

export type DictionaryUse = CallOutput<typeof getDictionary>['usedBy'][number];

/**
 * Returns the controls that choose from a dictionary, in the current forms and in versions that records were made with. The name of a form
 * is taken from its newest version.
 */
export async function usesOf(executor: Executor, { id, code }: Pick<Dictionary, 'id' | 'code'>): Promise<readonly DictionaryUse[]> {
  const { rows } = await sql<{ content: FormDefinition }>`
    select d.content from ${documentsView} d
    where d.kind = 'form'
      and (d.content @? '$.**.choiceSource ? (@.kind == "dictionary")' or d.content @? '$.**.dictionaryData.dictionaryId')
    order by d.scope, d.code, d.version desc`.execute(executor);
  const found = new Map<string, DictionaryUse>();
  for (const { content } of rows)
    for (const control of controlsUsing(content, new Set([id, code]))) {
      const key = `${content.schemaCode} ${content.code} ${control}`;
      if (!found.has(key)) found.set(key, { ...formNames(content), control });
    }
  return [...found.values()];
}

function formNames({ schemaCode, code, name, name_i18n }: FormDefinition) {
  return { schemaCode, formCode: code, formName: name, formName_i18n: nameI18nSchema.safeParse(name_i18n).data ?? {} };
}

function controlsUsing(form: FormDefinition, ids: ReadonlySet<string>): readonly string[] {
  const isUsing = ({ options }: Pick<ControlDefinition, 'options'>): boolean => {
    const source = dictionaryOf(options);
    return source !== null && ids.has(source.dictionaryId);
  };
  return form.controls.flatMap((control) => [
    ...(isUsing(control) ? [control.key] : []),
    ...(control.columns ?? []).filter(isUsing).map(({ key }) => `${control.key}.${key}`),
  ]);
}

/** Returns whether a record holds the entry in one of these controls. */
export async function isInUse(executor: Executor, uses: readonly DictionaryUse[], code: string): Promise<boolean> {
  for (const { schemaCode, control } of uses) {
    const column = await columnOf(executor, schemaCode, control);
    if (!column) continue;
    const value = sql.ref(column.name);
    const isEqual = column.isList ? sql`${code} = any(${value})` : sql`${value} = ${code}`;
    const { rows } = await sql`select from ${sql.id('biz', column.table)} where ${isEqual} limit 1`.execute(executor);
    if (rows.length > 0) return true;
  }
  return false;
}

async function columnOf(executor: Executor, schemaCode: string, control: string) {
  const model = await findModel(executor, schemaCode);
  if (!model) return null;
  const table = tableOf(model.definition);
  const [key = '', own] = control.split('.');
  const sheet = own === undefined ? undefined : table.sheets.find(({ item }) => item.code === key);
  const container = own === undefined ? table : sheet;
  const [column] = container?.items.find(({ item }) => item.code === (own ?? key))?.columns ?? [];
  return container && column ? { table: container.name, name: column.name, isList: column.type === 'text[]' } : null;
}
