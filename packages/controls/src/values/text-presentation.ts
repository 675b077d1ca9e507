import type { Presentation } from '@inkstone/form-engine';

/** Presents plain text; an empty text as `empty`. */
export function presentText(text: string): Presentation {
  return text === '' ? { kind: 'empty' } : { kind: 'text', text };
}
