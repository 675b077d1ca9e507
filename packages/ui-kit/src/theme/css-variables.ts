import { paletteOf, type Accents } from './accents.ts';
import { fonts, radii, spaces, typeScale, type ColorScheme } from './tokens.ts';

/** Returns the tokens as custom properties (`--ink-text` and so on) for style sheets. */
export function cssVariables(scheme: ColorScheme, accents?: Accents): Readonly<Record<`--ink-${string}`, string>> {
  const variables: Record<`--ink-${string}`, string> = {};
  for (const [name, value] of Object.entries(paletteOf(scheme, accents))) variables[`--ink-${kebab(name)}`] = value;
  spaces.forEach((pixels, index) => (variables[`--ink-space-${index + 1}`] = `${pixels}px`));
  for (const [name, pixels] of Object.entries(radii)) variables[`--ink-radius-${name}`] = `${pixels}px`;
  variables['--ink-radius'] = `${radii.medium}px`;
  for (const [name, { size, line }] of Object.entries(typeScale)) {
    variables[`--ink-size-${name}`] = `${size}px`;
    variables[`--ink-leading-${name}`] = `${line}px`;
  }
  for (const [name, stack] of Object.entries(fonts)) variables[`--ink-font-${name}`] = stack;
  return variables;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
