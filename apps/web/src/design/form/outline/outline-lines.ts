import { localizedName, type Locale } from '@inkstone/schema';
import { childrenOf, type FormContent } from '../form-content.ts';

interface OutlineLine {
  /** The key of a control, or `sheet.column`. */
  readonly key: string;
  readonly type: string;
  readonly name: string;
  /** 1 for what stands in the form itself. */
  readonly level: number;
}

/** All controls and columns in the order of the form, each below what holds it. */
export function outlineLines(content: FormContent, locale: Locale): readonly OutlineLine[] {
  const below = (key: string, level: number): readonly OutlineLine[] => {
    const control = content.controls.get(key);
    if (!control) return [];
    const columns = (control.columns ?? []).map((column) => ({
      key: `${key}.${column.key}`,
      type: column.type,
      name: localizedName(column.options, locale) || column.key,
      level: level + 1,
    }));
    const own = { key, type: control.type, name: localizedName(control.options, locale) || key, level };
    return [own, ...columns, ...childrenOf(content, key).flatMap((child) => below(child, level + 1))];
  };
  return content.rows.flatMap(({ columns }) => columns.flatMap(({ control }) => below(control, 1)));
}
