import type { ModelContext, Presentation } from '@inkstone/form-engine';

/** A control that holds nothing is its own words. */
export function presentLabel({ label }: ModelContext, tone?: 'muted' | 'strong'): Presentation {
  return label === '' ? { kind: 'empty' } : { kind: 'text', text: label, ...(tone && { tone }) };
}
