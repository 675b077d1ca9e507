import type { Presentation } from '@inkstone/form-engine';

/** Plain text as a presentation; nothing is `empty`. */
export function presentText(text: string): Presentation {
  return text === '' ? { kind: 'empty' } : { kind: 'text', text };
}
