import { maxPrintTemplates, type CallArguments, type savePrintTemplate } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockDocument } from '../../apps/index.ts';
import { templatesOf, type FormKey } from './stored-template.ts';

type SaveRequest = CallArguments<typeof savePrintTemplate>;

/** Saves a template. Refuses with `not-found`, `conflict`, `print-template-name-taken` and `print-templates-full`. */
export async function saveTemplate(context: CommandContext, input: SaveRequest): Promise<{ id: string; version: number }> {
  const { trx } = context;
  await lockForm(trx, input);
  const others = await templatesOf(trx, input);
  const stored = input.id === undefined ? null : (others.find(({ id }) => id === input.id) ?? refuse('not-found'));
  if (stored && stored.version !== input.version) refuse('conflict');
  if (!stored && others.length >= maxPrintTemplates) refuse('print-templates-full', { max: maxPrintTemplates });
  const { name } = input.template;
  if (others.some((each) => each.id !== input.id && each.name === name)) refuse('print-template-name-taken', { name });
  if (input.template.isDefault) await clearDefault(trx, input);
  return write(context, input, stored);
}

/** Serialises changes of a form's templates, so that the limit, unique names and the single default hold. */
function lockForm(trx: Trx, { schemaCode, formCode }: FormKey): Promise<void> {
  return lockDocument(trx, { kind: 'form', scope: schemaCode, code: formCode });
}

async function clearDefault(trx: Trx, { schemaCode, formCode }: FormKey): Promise<void> {
  await trx
    .updateTable('print_templates')
    .set({ is_default: false })
    .where('schema_code', '=', schemaCode)
    .where('form_code', '=', formCode)
    .where('is_default', '=', true)
    .execute();
}

async function write(
  { trx, actor, now }: CommandContext,
  { schemaCode, formCode, template: { name, isDefault, ...content } }: SaveRequest,
  stored: { readonly id: string; readonly version: number } | null,
): Promise<{ id: string; version: number }> {
  const at = now();
  const changed = { name, is_default: isDefault, content: JSON.stringify(content), modified_at: at, modified_by: actor.id };
  if (stored) {
    const version = stored.version + 1;
    await trx
      .updateTable('print_templates')
      .set({ ...changed, version })
      .where('id', '=', stored.id)
      .execute();
    return { id: stored.id, version };
  }
  const id = createId(at.getTime());
  await trx
    .insertInto('print_templates')
    .values({ ...changed, id, schema_code: schemaCode, form_code: formCode, version: 1, created_at: at })
    .execute();
  return { id, version: 1 };
}

/** Deletes a template. Refuses with `not-found`. */
export async function deleteTemplate(trx: Trx, id: string): Promise<void> {
  const { numDeletedRows } = await trx.deleteFrom('print_templates').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) refuse('not-found');
}
