import type { ControlType } from '@inkstone/controls/models';
import { controlPalette } from '@inkstone/controls/palette';
import type { LocalizedText } from '@inkstone/schema';

/** The name of a new control: that of its type, with a number from the second one on. */
export function defaultName(type: ControlType, taken: ReadonlySet<string>): LocalizedText {
  const { name } = controlPalette[type];
  if (!taken.has(name.zh)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = { zh: `${name.zh} ${number}`, en: `${name.en} ${number}` };
    if (!taken.has(numbered.zh)) return numbered;
  }
}

/** Whether nobody has named a control yet. */
export function hasDefaultName(type: string, name: string): boolean {
  const palette = (controlPalette as Readonly<Record<string, { readonly name: LocalizedText } | undefined>>)[type]?.name.zh;
  return palette !== undefined && (name === palette || new RegExp(`^${palette} \\d+$`).test(name));
}
