import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Names } from './names.ts';

/** The request of `npm run new`, with the checkout that it applies to. */
export interface Request {
  readonly root: string;
  /** The part of the name before a slash: the category of a function, the module of an endpoint. */
  readonly parent: string | null;
  readonly names: Names;
}

/** A file to write, from a template in the folder of its kind. */
export interface NewFile {
  readonly path: string;
  readonly template: string;
}

/** Text that is inserted behind the first match of `after`, or behind the last one. */
export interface NewLine {
  readonly path: string;
  readonly after: RegExp;
  readonly text: string;
  readonly last?: boolean;
}

/** Everything that makes up one new thing. */
export interface Recipe {
  readonly files: readonly NewFile[];
  readonly lines: readonly NewLine[];
  /** Placeholders of the templates besides the forms of the name. */
  readonly values?: Readonly<Record<string, string>>;
  /** Scripts that bring generated pages up to date, run by Node. */
  readonly scripts?: readonly (readonly string[])[];
  /** What to do next, one sentence each. */
  readonly next: readonly string[];
}

/** A kind of thing that can be added. */
export interface Kind {
  /** How the name is given, for example `math/sign`. */
  readonly example: string;
  /** Returns what is added, or throws a `NameRefusal`. */
  recipe(request: Request): Recipe;
}

/** The name cannot be used; the message is a sentence for the person who gave it. */
export class NameRefusal extends Error {
  override readonly name = 'NameRefusal';
}

/** An import, behind the last one of the file. */
export const importLine = (path: string, text: string): NewLine => ({ path, after: /^(import|\} from) .*;$/m, last: true, text });

export const readText = ({ root }: Request, path: string): string => readFileSync(join(root, path), 'utf8');
export const exists = ({ root }: Request, path: string): boolean => existsSync(join(root, path));

export function refuseParent({ parent }: Request, kind: string): void {
  if (parent !== null) throw new NameRefusal(`The name of ${kind} has no slash.`);
}
