import type { Role } from '../sample.ts';

export type Ids = Readonly<Record<Role, string>>;

/** Splits a text at the ids of a sample. Returns a function that inserts other ids, at the cost of a template literal. */
export function compileText(text: string, roles: Readonly<Record<string, Role>>): (ids: Ids) => string {
  const pieces = text.split(new RegExp(`(${Object.keys(roles).join('|')})`));
  const literals = pieces.filter((_, index) => index % 2 === 0);
  const gaps = pieces.filter((_, index) => index % 2 === 1).map((id) => roles[id]!);
  return (ids) => {
    let result = literals[0]!;
    for (let index = 0; index < gaps.length; index += 1) result += ids[gaps[index]!] + literals[index + 1]!;
    return result;
  };
}
