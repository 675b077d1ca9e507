/** The codes with one at another index. */
export function reordered(codes: readonly string[], code: string, index: number): readonly string[] {
  return codes.filter((each) => each !== code).toSpliced(index, 0, code);
}

/** The index at which a code stands when it is dropped above or below another one. */
export function placeBeside(codes: readonly string[], dropped: string, beside: string, edge: 'above' | 'below'): number {
  const others = codes.filter((each) => each !== dropped);
  return others.indexOf(beside) + (edge === 'below' ? 1 : 0);
}
