import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isKindName, kinds, type KindName } from './kinds.ts';
import { isPlainText, parseName } from './names.ts';
import { NameRefusal, type NewLine, type Recipe, type Request } from './recipe.ts';

/** The paths that were written and edited, and what is left to do. */
export interface Created {
  readonly written: readonly string[];
  readonly edited: readonly string[];
  readonly scripts: NonNullable<Recipe['scripts']>;
  readonly next: readonly string[];
}

/**
 * Adds one thing to the checkout at `root`: `kind name [Chinese name]`. Throws a `NameRefusal` before anything is written if the arguments
 * cannot be used.
 */
export function create(root: string, args: readonly string[]): Created {
  const [kind = '', given = '', zh, ...further] = args;
  if (!isKindName(kind)) throw new NameRefusal(`Name one of these kinds first: ${Object.keys(kinds).join(', ')}.`);
  if (further.length > 0) throw new NameRefusal('Too many arguments; put a name with spaces between quotes.');
  const request = { root, ...parseGiven(kind, given, zh) };
  const recipe = kinds[kind].recipe(request);
  const values = { ...request.names, ...recipe.values };
  const files = recipe.files.map(({ path, template }) => [path, filled(readTemplate(kind, template), values)] as const);
  const edited = withLines(request, recipe.lines);
  for (const [path, text] of [...files, ...edited]) write(join(root, path), text);
  return { written: files.map(([path]) => path), edited: [...edited.keys()], scripts: recipe.scripts ?? [], next: recipe.next };
}

function parseGiven(kind: KindName, given: string, zh: string | undefined): Pick<Request, 'parent' | 'names'> {
  const slash = given.lastIndexOf('/');
  const names = parseName(given.slice(slash + 1), zh);
  const { example } = kinds[kind];
  if (names === null)
    throw new NameRefusal(
      `"${given}" cannot be a name: write lower-case words joined by hyphens, at most 40 characters, for example ${example}.`,
    );
  if (zh !== undefined && !isPlainText(zh))
    throw new NameRefusal('The Chinese name has 1 to 40 characters and no quotes, brackets or backslashes.');
  return { parent: slash < 0 ? null : given.slice(0, slash), names };
}

const readTemplate = (kind: KindName, template: string): string => readFileSync(join(import.meta.dirname, kind, `${template}.txt`), 'utf8');

const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? missing(key));

function missing(key: string): never {
  throw new Error(`a template uses the unknown placeholder ${key}`);
}

/** The edited files by path; a list that is not there yet starts empty. */
function withLines({ root }: Request, lines: readonly NewLine[]): ReadonlyMap<string, string> {
  const edited = new Map<string, string>();
  for (const line of lines) {
    const full = join(root, line.path);
    const text = edited.get(line.path) ?? (existsSync(full) ? readFileSync(full, 'utf8') : '');
    edited.set(line.path, inserted(text, line));
  }
  return edited;
}

function inserted(text: string, { path, after, text: added, last = false }: NewLine): string {
  const found = [...text.matchAll(new RegExp(after.source, `${after.flags}g`))].at(last ? -1 : 0);
  if (!found) throw new Error(`${path} has no place for ${added.trim()}`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + added + text.slice(at);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
