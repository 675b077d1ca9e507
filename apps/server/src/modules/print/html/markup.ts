/** Markup in which all inserted text is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Inserted = string | number | Markup | null | readonly Markup[];

/** Template tag for markup: inserted values are escaped, unless they are markup themselves. */
export function markup(parts: TemplateStringsArray, ...inserted: readonly Inserted[]): Markup {
  return new Markup(parts.reduce((made, part, index) => made + textOf(inserted[index - 1] ?? null) + part));
}

function textOf(inserted: Inserted): string {
  if (inserted === null) return '';
  if (inserted instanceof Markup) return inserted.text;
  if (typeof inserted === 'object') return inserted.map(({ text }) => text).join('');
  return escape(String(inserted));
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign]!);
}
