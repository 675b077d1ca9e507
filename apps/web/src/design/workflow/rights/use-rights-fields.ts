import { useMemo, useState } from 'react';
import { controlModels } from '@inkstone/controls/models';
import { controlPalette } from '@inkstone/controls/palette';
import { objectsIn, type JsonObject } from '@inkstone/design';
import { localizedName, type NameI18n } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { isControlType } from '../../form/control-kinds.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import { useSchemaCode } from '../panel/use-schema-code.ts';
import type { RightsField } from './form-rights.ts';
import { rightsTexts } from './rights.locale.ts';
import { toldApart } from './told-apart.ts';

interface NamedRightsField extends RightsField {
  readonly name: string;
  /** What kind of control it is. */
  readonly kind: string;
}

/** The controls of all forms of the model, with the columns of sub-tables below them, in the order of the forms; no two have one name. */
export function useRightsFields(): readonly NamedRightsField[] {
  const t = useTexts(rightsTexts);
  const { documents } = useDocuments();
  const locale = useLocale();
  const schemaCode = useSchemaCode();
  const forms = useSameList([...documents.values()].filter(({ key }) => key.kind === 'form' && key.schemaCode === schemaCode));
  return useMemo(() => {
    const found = new Map<string, NamedRightsField>();
    const add = (control: JsonObject, sheet: string | null) => {
      const own = textOf(control['key']);
      const key = sheet === null ? own : `${sheet}.${own}`;
      const { name, name_i18n } = (control['options'] ?? {}) as { readonly name?: unknown; readonly name_i18n?: NameI18n };
      const named = localizedName({ name: typeof name === 'string' && name !== '' ? name : own, name_i18n }, locale);
      const type = textOf(control['type']);
      const kind = isControlType(type) ? controlPalette[type].name[locale] : type;
      found.set(key, { key, sheet, isSheet: type === 'sheet', name: named, kind });
    };
    for (const { content } of forms) {
      for (const control of objectsIn(content['controls']).filter(hasRights)) {
        if (found.has(textOf(control['key']))) continue;
        add(control, null);
        for (const column of objectsIn(control['columns'])) add(column, textOf(control['key']));
      }
    }
    return toldApart([...found.values()], (name, difference) => t('alike', { name, difference }));
  }, [forms, locale, t]);
}

/** The list before, while its members are the same. */
function useSameList<T>(list: readonly T[]): readonly T[] {
  const [kept, keep] = useState(list);
  if (kept.length === list.length && kept.every((each, index) => each === list[index])) return kept;
  keep(list);
  return list;
}

/** Controls that only arrange others, such as a container, are seen with what stands in them. */
function hasRights({ type }: JsonObject): boolean {
  const models: Readonly<Record<string, { readonly role: string } | undefined>> = controlModels;
  const model = typeof type === 'string' ? models[type] : undefined;
  return model === undefined || model.role !== 'layout' || type === 'group' || type === 'description';
}
