export { FormField } from '../layout/FormField.tsx';
export { FormRenderer } from './FormRenderer.tsx';
export { loadUsualViews } from './usual-views.ui.ts';
export { presentFile, presentImage } from '../values/file-value.ts';
export { PresentationView } from '../presentation/PresentationView.tsx';
export { focusField } from '../layout/focus-field.ui.ts';
export { completeLayout, shareSpans } from '../layout/grid-rows.ts';
