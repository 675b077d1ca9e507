import type { CallOutput, listPrintForms } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { documentHeadsView, requireApp, loadForm } from '../../apps/index.ts';

/** Returns the forms of an application with the number of their templates. Refuses with `not-found`. */
export async function printForms(executor: Executor, appCode: string): Promise<CallOutput<typeof listPrintForms>> {
  await requireApp(executor, appCode);
  const heads = await executor
    .selectFrom(documentHeadsView.as('h'))
    .leftJoin('print_templates as t', (join) => join.onRef('t.schema_code', '=', 'h.scope').onRef('t.form_code', '=', 'h.code'))
    .select(({ fn }) => ['h.scope', 'h.code', fn.count<string>('t.id').as('templates')])
    .where('h.kind', '=', 'form')
    .where('h.app_code', '=', appCode)
    .where('h.active', '=', true)
    .groupBy(['h.scope', 'h.code'])
    .orderBy('h.scope')
    .orderBy('h.code')
    .execute();
  const forms: CallOutput<typeof listPrintForms> = [];
  for (const { scope, code, templates } of heads) {
    const { name, name_i18n } = (await loadForm(executor, scope, code)).definition;
    forms.push({ schemaCode: scope, formCode: code, name, ...(name_i18n && { name_i18n }), templates: Number(templates) });
  }
  return forms;
}
