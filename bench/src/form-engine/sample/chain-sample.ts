export const inputCount = 500;
export const formulaCount = 300;
export const chainLength = 100;
export const conditionCount = 200;

/** Formula `f5` of a chain adds its own input to its predecessor; the first formula of a chain adds two inputs. */
export function formulaReads(index: number): readonly [string, string] {
  return [index % chainLength === 0 ? `in${index + formulaCount / 3}` : `f${index - 1}`, `in${index}`];
}

/** Condition `t5` shows its control if formula `f5` is above this value. */
export const shownAbove = 2500;

export const chainValues: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: inputCount }, (_, index) => [`in${index}`, index + 0.25]),
);
