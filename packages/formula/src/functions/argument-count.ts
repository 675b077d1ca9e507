import type { FunctionFace } from './formula-function.ts';

/** How many arguments a function takes; `most` is Infinity after a repeated parameter. */
export function argumentCount(declared: FunctionFace): { readonly least: number; readonly most: number } {
  const { parameters } = declared;
  const least = parameters.filter((parameter) => !parameter.optional).length;
  return { least, most: parameters.at(-1)?.repeated ? Infinity : parameters.length };
}
