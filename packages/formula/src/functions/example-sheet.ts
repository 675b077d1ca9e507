/** The columns of the sub-table `items` that examples of functions may read; the help shows them. */
export const exampleSheet: Readonly<Record<string, readonly (string | number | null)[]>> = {
  kind: ['pen', 'ink', 'pen'],
  qty: [2, 1, null],
  price: [12.5, 80, 5],
};
