/** What a cell of a frozen column is given; its place comes from the widths of the columns before it. */
export function frozenPlace(index: number, frozen: number): { 'data-frozen'?: 'last' | 'yes'; style?: { readonly left: string } } {
  if (index >= frozen) return {};
  return { 'data-frozen': index === frozen - 1 ? 'last' : 'yes', style: { left: `var(${frozenStart(index)})` } };
}

/** The variable that holds where a frozen column starts. */
export function frozenStart(index: number): `--${string}` {
  return `--ink-frozen-${index}`;
}
