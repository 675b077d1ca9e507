import type { ControlType } from './models.ts';
import { commonProperties } from './panel/common-properties.ts';
import type { PropertyText, PropertyTexts } from './props/property-text.ts';

/** The texts of controls are read from their folders, because no form needs them. */
const files = import.meta.glob<PropertyTexts>('./*/*.panel.ts', { eager: true, import: 'panel' });

/** The texts of the properties that stand in the folders of the controls, by type. */
export const ownProperties = new Map(Object.entries(files).map(([path, texts]) => [path.split('/')[1] as ControlType, texts]));

/** The name, the help and the words of a property, for designers. A contract test asserts that there are no properties without. */
export function propertyTextOf(type: ControlType, option: string): PropertyText {
  const own = ownProperties.get(type);
  if (own && Object.hasOwn(own, option)) return own[option]!;
  return Object.hasOwn(commonProperties, option) ? commonProperties[option]! : { label: same(option), help: same('') };
}

const same = (text: string) => ({ zh: text, en: text });
