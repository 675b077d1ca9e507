import { documentId, objectsIn, type Documents } from '@inkstone/design';
import { localizedName, type DocumentKey } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { codeFromName } from '../codes/code-from-name.ts';
import { codesIn } from '../frame/parts.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { menuTexts } from './menu.locale.ts';

type FormKey = Extract<DocumentKey, { readonly schemaCode: string }>;

const entriesOf = (documents: Documents, appCode: string) =>
  objectsIn(documents.get(documentId({ kind: 'app', code: appCode }))?.content['functions']);

/** The forms that no entry of the menu opens. */
export function unlistedForms(documents: Documents, appCode: string): readonly FormKey[] {
  const used = new Set(entriesOf(documents, appCode).map(({ schemaCode, formCode }) => `${textOf(schemaCode)}.${textOf(formCode)}`));
  const forms = [...documents.values()].flatMap(({ key }) => (key.kind === 'form' ? [key] : []));
  return forms.filter(({ schemaCode, code }) => !used.has(`${schemaCode}.${code}`));
}

/** Adds an entry of the menu for a form, with the first list and the first workflow of its model. */
export function useAddMenuEntry(appCode: string): (form: FormKey) => Promise<void> {
  const t = useTexts(menuTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { documents } = useDocuments();
  const { edit } = useEdit();
  return async (form) => {
    const named = nameOf(documents, form);
    const code = await codeFromName(named.name, { taken: codesIn(entriesOf(documents, appCode)), fallback: 'entry' });
    const parts = [...documents.values()];
    const list = parts.find(({ key }) => key.kind === 'list' && key.schemaCode === form.schemaCode);
    const workflow = parts.find(({ key, content }) => key.kind === 'workflow' && content['schemaCode'] === form.schemaCode);
    const value = {
      name: named.name,
      ...(named.name_i18n && { name_i18n: { ...named.name_i18n } as Record<string, string> }),
      schemaCode: form.schemaCode,
      formCode: form.code,
      ...(list && { listCode: list.key.code }),
      ...(workflow && { workflowCode: workflow.key.code }),
    };
    if (edit([{ op: 'insert', document: { kind: 'app', code: appCode }, path: ['functions', code], value }]))
      announce(t('added', { name: localizedName(named, locale) }));
  };
}
