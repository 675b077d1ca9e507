import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const deletePrintTemplate = post<typeof contracts.deletePrintTemplate>('/api/app/print_template/delete');
export const listPrintForms = get<typeof contracts.listPrintForms>('/api/app/print_template/forms');
export const listPrintTemplates = get<typeof contracts.listPrintTemplates>('/api/app/print_template/list');
export const previewPrintTemplate = post<typeof contracts.previewPrintTemplate>('/api/app/print_template/preview');
export const savePrintTemplate = post<typeof contracts.savePrintTemplate>('/api/app/print_template/save');
export const loadPrintDatas = get<typeof contracts.loadPrintDatas>('/api/runtime/form/loadPrintDatas');
export const formPdf = get<typeof contracts.formPdf>('/api/runtime/form/pdf');
export const formToHtml = post<typeof contracts.formToHtml>('/api/runtime/form/to_html');
export const formToPdf = post<typeof contracts.formToPdf>('/api/runtime/form/to_pdf');
