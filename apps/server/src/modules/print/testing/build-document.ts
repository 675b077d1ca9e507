import type { PrintDocument } from '@inkstone/api';

export const text = (words: string) => ({ kind: 'text' as const, text: words });

/** A printed expense claim with one field and the given changes. */
export function buildDocument(changes: Partial<PrintDocument> = {}): PrintDocument {
  return {
    locale: 'zh',
    title: '費用報銷單',
    organization: '硯台公司',
    paper: { size: 'A4', orientation: 'portrait' },
    head: '',
    foot: '',
    watermark: '',
    facts: [{ label: '單據編號', value: 'EX-0001' }],
    blocks: [{ kind: 'row', cells: [{ label: '事由', span: 24, value: text('台北高雄出差') }] }],
    history: null,
    signBoxes: [],
    printed: '林雅婷 列印於 2026-11-22 14:30',
    ...changes,
  };
}

export function buildSheet(rows: number): PrintDocument['blocks'][number] {
  return {
    kind: 'sheet',
    label: '明細',
    columns: [
      { width: 200, align: 'start' },
      { width: 100, align: 'end' },
    ],
    table: {
      kind: 'table',
      head: ['項目', '金額'],
      rows: Array.from({ length: rows }, (_, index) => [text(`車票${index + 1}號`), text(String(index))]),
      foot: [{ kind: 'empty' }, text('合計999')],
    },
  };
}
