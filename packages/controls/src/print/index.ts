export type { PrintBlock, PrintCell, PrintColumn, PrintTable } from './print-block.ts';
export { printBody, type PrintWish } from './print-body.ts';
