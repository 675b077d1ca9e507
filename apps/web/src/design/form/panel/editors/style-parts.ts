/** Declarations of a style by their properties, in the order in which they are written. */
type StyleParts = Readonly<Record<string, string | undefined>>;

/** The properties that the panel edits. */
export type StyleProperty = 'font-size' | 'font-weight' | 'font-style' | 'text-decoration' | 'color' | 'background-color';

export function readStyle(text: string): StyleParts {
  const declarations = text.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', ...value] = declaration.split(':');
    return name.trim() === '' || value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join(':').trim()]];
  });
  return Object.fromEntries(declarations);
}

export const writeStyle = (parts: StyleParts): string =>
  Object.entries(parts)
    .flatMap(([property, value]) => (value === undefined || value === '' ? [] : [`${property}: ${value}`]))
    .join('; ');
