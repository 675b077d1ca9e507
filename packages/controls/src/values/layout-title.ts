import type { ModelContext, Presentation } from '@inkstone/form-engine';

/** Presents a control without a value by its label. */
export function presentLabel({ label }: ModelContext, tone?: 'muted' | 'strong'): Presentation {
  return label === '' ? { kind: 'empty' } : { kind: 'text', text: label, ...(tone && { tone }) };
}
