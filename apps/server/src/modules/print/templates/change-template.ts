import { maxPrintTemplates, type CallArguments, type savePrintTemplate } from '@inkstone/api';
import type { PrintDefinition } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { codeForName, loadForm, lockPublishing, publishDocuments, publishedContents } from '../../apps/index.ts';
import { storeTemplates } from './store-templates.ts';
import { templatesOf } from './stored-template.ts';

type SaveRequest = CallArguments<typeof savePrintTemplate>;

/** Saves a template. Refuses with `not-found`, `conflict`, `print-template-name-taken` and `print-templates-full`. */
export async function saveTemplate(context: CommandContext, input: SaveRequest): Promise<{ id: string; version: number }> {
  const { trx } = context;
  const { schemaCode, formCode, template } = input;
  const { name } = template;
  await lockPublishing(trx);
  const { appCode } = await loadForm(trx, schemaCode, formCode);
  const others = await templatesOf(trx, input);
  const stored = input.id === undefined ? null : (others.find(({ id }) => id === input.id) ?? refuse('not-found'));
  if (stored && stored.version !== input.version) refuse('conflict');
  if (!stored && others.length >= maxPrintTemplates) refuse('print-templates-full', { max: maxPrintTemplates });
  if (others.some((each) => each.id !== input.id && each.name === name)) refuse('print-template-name-taken', { name });
  const published = await publishedContents<PrintDefinition>(trx, 'print', appCode);
  const ofModel = published.filter((each) => each.schemaCode === schemaCode);
  const ofForm = ofModel.filter((each) => each.formCode === formCode);
  const own = stored && ofForm.find((each) => each.name === stored.name);
  const code = own?.code ?? codeForName('print', `${formCode} ${name}`, new Set(ofModel.map((each) => each.code)));
  const formerDefaults = template.isDefault ? ofForm.filter((each) => each.isDefault && each.code !== code) : [];
  const changed = [...formerDefaults.map((each) => ({ ...each, isDefault: false })), { ...template, code, schemaCode, formCode }];
  await publishDocuments(
    context,
    appCode,
    changed.map((content) => ({ key: keyOf(content), content })),
  );
  await storeTemplates(trx, appCode);
  const saved = (await templatesOf(trx, input)).find((each) => each.name === name)!;
  return { id: saved.id, version: saved.version };
}

const keyOf = ({ schemaCode, code }: PrintDefinition) => ({ kind: 'print', schemaCode, code }) as const;

/** Deletes a template. Refuses with `not-found`. */
export async function deleteTemplate(context: CommandContext, id: string): Promise<void> {
  const { trx } = context;
  await lockPublishing(trx);
  const columns = ['schema_code', 'form_code', 'name'] as const;
  const row = (await trx.selectFrom('print_templates').select(columns).where('id', '=', id).executeTakeFirst()) ?? refuse('not-found');
  const { appCode } = await loadForm(trx, row.schema_code, row.form_code);
  const published = await publishedContents<PrintDefinition>(trx, 'print', appCode);
  const own = published.find(
    ({ schemaCode, formCode, name }) => schemaCode === row.schema_code && formCode === row.form_code && name === row.name,
  );
  if (!own) refuse('not-found');
  await publishDocuments(context, appCode, [{ key: keyOf(own), content: null }]);
  await storeTemplates(trx, appCode);
}
