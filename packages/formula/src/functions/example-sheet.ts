/** The columns of the sheet `items` that examples of functions may read, shown with the help. */
export const exampleSheet: Readonly<Record<string, readonly (string | number | null)[]>> = {
  kind: ['pen', 'ink', 'pen'],
  qty: [2, 1, null],
  price: [12.5, 80, 5],
};
