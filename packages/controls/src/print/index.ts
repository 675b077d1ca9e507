export type { PrintBlock, PrintCell, PrintColumn, PrintTable } from './print-block.ts';
export { printBody, type PrintOptions } from './print-body.ts';
