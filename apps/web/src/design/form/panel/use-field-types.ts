import { useMemo } from 'react';
import { controlModels } from '@inkstone/controls/models';
import type { FieldTypes, FormulaType } from '@inkstone/formula';
import type { LocalizedText } from '@inkstone/schema';
import { isControlType } from '../control-kinds.ts';
import { useFormDesigner } from '../use-form-designer.ts';

export interface NamedFields {
  readonly fields: FieldTypes;
  /** What people call the fields. */
  readonly labels: Readonly<Record<string, LocalizedText>>;
}

/** The fields that a formula of a control may name; in a column also those of its row. */
export function useFieldTypes(key: string): NamedFields {
  const { content } = useFormDesigner();
  const [sheet, column] = key.split('.');
  const row = column === undefined ? null : sheet!;
  return useMemo(() => {
    const fields: Record<string, FormulaType> = {};
    const labels: Record<string, LocalizedText> = {};
    const add = (
      name: string,
      { type, options }: { readonly type: string; readonly options: { readonly name: string; readonly name_i18n?: unknown } },
    ) => {
      const model = isControlType(type) ? controlModels[type] : null;
      if (!model || model.role === 'layout') return;
      fields[name] = model.valueType;
      const { en } = (options.name_i18n ?? {}) as { readonly en?: string };
      labels[name] = { zh: options.name, en: en ?? options.name };
    };
    for (const control of content.controls.values()) {
      add(control.key, control);
      for (const each of control.columns ?? []) {
        add(`${control.key}.${each.key}`, each);
        if (control.key === row) add(each.key, each);
      }
    }
    return { fields, labels };
  }, [content, row]);
}
