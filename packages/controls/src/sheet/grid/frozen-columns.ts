/** Returns the attributes of a cell in a frozen column; its position depends on the widths of the columns before it. */
export function frozenCellProps(index: number, frozen: number): { 'data-frozen'?: 'last' | 'yes'; style?: { readonly left: string } } {
  if (index >= frozen) return {};
  return { 'data-frozen': index === frozen - 1 ? 'last' : 'yes', style: { left: `var(${frozenStart(index)})` } };
}

/** The CSS variable with the start of a frozen column. */
export function frozenStart(index: number): `--${string}` {
  return `--ink-frozen-${index}`;
}
