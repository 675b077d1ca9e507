import type { FieldPath } from '@inkstone/schema';

/** Returns the ids that connect a label, its input, tips and issues. A path is unique in the open form. */
function fieldId(part: 'input' | 'label' | 'tips' | 'error', path: FieldPath): string {
  return `ink-${part}-${path.replace(/[^\w-]/g, '_')}`;
}

export const inputId = (path: FieldPath): string => fieldId('input', path);
export const labelId = (path: FieldPath): string => fieldId('label', path);
export const tipsId = (path: FieldPath): string => fieldId('tips', path);
export const errorId = (path: FieldPath): string => fieldId('error', path);
