import type { FunctionDeclaration } from './formula-function.ts';

/** Returns the accepted number of arguments of a function; `most` is Infinity with a repeated parameter. */
export function argumentCount(declared: FunctionDeclaration): { readonly least: number; readonly most: number } {
  const { parameters } = declared;
  const least = parameters.filter((parameter) => !parameter.optional).length;
  return { least, most: parameters.at(-1)?.repeated ? Infinity : parameters.length };
}
