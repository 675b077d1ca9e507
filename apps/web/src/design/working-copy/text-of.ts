import type { Json } from '@inkstone/design';

/** A text of a document; a draft may hold anything in its place, which is no text then. */
export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
