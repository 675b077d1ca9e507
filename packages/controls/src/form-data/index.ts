export { readFormData, writeFormData, type ReadFormData } from './form-data-codec.ts';
export { formDataItemSchema, type FormDataItem } from './form-data-item.ts';
export { validateFormData } from './validate-form-data.ts';
