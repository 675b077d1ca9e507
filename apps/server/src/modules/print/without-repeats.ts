import type { PrintDocument } from '@inkstone/api';

type Block = PrintDocument['blocks'][number];

/** Removes repetitions: the name of the form, which is the title, and the name of a sub-table below a heading with the same text. */
export function withoutRepeats(blocks: readonly Block[], title: string): Block[] {
  return blocks
    .filter((block) => block.kind !== 'row' || !block.cells.every(({ label, value }) => label === '' && isWords(value, title)))
    .map((block, index, all) => {
      const before = all[index - 1];
      const isNamed = block.kind === 'sheet' && before?.kind === 'heading' && before.text === block.label;
      return isNamed ? { ...block, label: '' } : block;
    });
}

function isWords(value: { readonly kind: string; readonly text?: string }, words: string): boolean {
  return value.kind === 'text' && value.text === words;
}
