export { FormField } from './FormField.tsx';
export { FormRenderer } from './FormRenderer.tsx';
export { focusField } from './focus-field.ui.ts';
