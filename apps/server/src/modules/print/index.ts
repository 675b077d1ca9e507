export { answerPdf } from './answer-pdf.ts';
export { renderPage } from './html/render-page.ts';
export { printModule } from './module.ts';
export { printPictures } from './print-pictures.ts';
export { previewedPrint } from './templates/previewed-print.ts';
export { storeTemplates } from './templates/store-templates.ts';
