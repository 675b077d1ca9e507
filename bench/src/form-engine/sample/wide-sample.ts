export const wideCount = 1000;
export const maxLength = 100;
/** Every third control is a number of at least 0, the others are required texts of limited length. */
export const isNumber = (index: number): boolean => index % 3 === 0;

export const wideValues: Readonly<Record<string, string | number>> = Object.fromEntries(
  Array.from({ length: wideCount }, (_, index) => [`c${index}`, isNumber(index) ? index / 4 : `拜訪客戶的差旅費 ${index}`]),
);
