import { newSuppliers } from './people.ts';
import type { Random } from './random.ts';
import { dayMinutes, type RecordHistory } from './record-history.ts';

const articles = [
  ['白板筆（盒）', 180],
  ['碳粉匣', 2380],
  ['網路線 CAT6（箱）', 2650],
  ['公務手機', 12900],
  ['外接硬碟 2TB', 2490],
  ['文件櫃', 4650],
] as const;

/** Suppliers and articles that were entered during the three months. */
export function masterData(random: Random): RecordHistory[] {
  return [
    ...newSuppliers.map(([supplier_name, tax_number, contact, phone], index): RecordHistory => ({
      schemaCode: 'supplier',
      by: index % 2 === 0 ? 'budget' : 'finance2',
      ago: (59 - index * 6) * dayMinutes - random.between(30, 400),
      values: { supplier_name, tax_number, contact, phone },
      steps: [],
    })),
    ...articles.map(([article_name, price], index): RecordHistory => ({
      schemaCode: 'catalogue_item',
      by: 'budget',
      ago: (55 - index * 9) * dayMinutes - random.between(30, 400),
      values: { article_name, price, available: true },
      steps: [],
    })),
  ];
}
