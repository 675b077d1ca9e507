import {
  dictionaryDefinitionSchema,
  documentLists,
  documentSchemas,
  kindsOfModels,
  listedKinds,
  locales,
  readJson,
  roleDefinitionSchema,
  type ListedKind,
  type Locale,
} from '@inkstone/schema';
import { z } from 'zod';
import { findJsonExcess, jsonBounds } from '../../platform/http/json-bounds.ts';
import { unstorablePaths } from '../../platform/http/storable-text.ts';
import { inputTexts } from '@inkstone/schema/input-texts';
import { codeForName } from '../apps/index.ts';
import { packageContentsSchema, type PackageContents } from './package-contents.ts';
import { packageIssue, type PackageIssue } from './package-issue.ts';
import { readableJson } from './readable-json.ts';

export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The version of the file format; later ones are refused. Before format 2 roles had no codes, and there were neither print templates nor
 * scenarios.
 */
const packageFormat = 2;

const lists = { ...documentLists, dictionary: 'dictionaries' } as const satisfies Record<ListedKind | 'dictionary', keyof PackageContents>;
type PartKey = (typeof lists)[keyof typeof lists];
const partKeys: readonly PartKey[] = Object.values(lists);
const inModels: ReadonlySet<string> = new Set(kindsOfModels.map((kind) => documentLists[kind]));

/** The parts of a kind are in the folder of its name. */
const partSchemas: ReadonlyMap<PartKey, z.ZodType> = new Map([
  ...listedKinds.map((kind): [PartKey, z.ZodType] => [documentLists[kind], documentSchemas[kind]]),
  ['dictionaries', dictionaryDefinitionSchema],
]);
/** Parts that packages have since format 2. */
const addedLater: ReadonlySet<PartKey> = new Set(['prints', 'scenarios']);

/** A role without a code has the one that is made of its name. */
const earlierRoleSchema = z.preprocess((role) => {
  const name = typeof role === 'object' && role !== null && 'name' in role ? role.name : undefined;
  return typeof name === 'string' ? { code: codeForName('role', name, new Set()), ...(role as object) } : role;
}, roleDefinitionSchema);

const shellSchema = packageContentsSchema.omit(Object.fromEntries(partKeys.map((key) => [key, true])) as Record<PartKey, true>);

/** Returns one file for each part, in folders by kind, ordered by path; the same contents give the same files. */
export function packageFiles(contents: PackageContents): PackageFile[] {
  const parts = partKeys.flatMap((key) =>
    (contents[key] ?? []).map((part) => ({ path: `${key}/${fileNameOf(key, part)}.json`, text: readableJson(part) })),
  );
  const shell = Object.fromEntries(Object.entries(contents).filter(([key]) => !partKeys.some((each) => each === key)));
  return [{ path: 'app.json', text: readableJson({ format: packageFormat, ...shell }) }, ...parts].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

/** The name of a part's file in its folder, without `.json`. */
function fileNameOf(key: PartKey, part: object): string {
  const { schemaCode, code } = part as { readonly schemaCode?: string; readonly code: string };
  return inModels.has(key) ? `${schemaCode}/${code}` : code;
}

/** Returns the contents of a package, or all issues of its files, in the given language. */
export function readPackage(
  files: readonly PackageFile[],
  locale: Locale = locales[0],
): { readonly contents: PackageContents } | { readonly issues: PackageIssue[] } {
  const issues: PackageIssue[] = [];
  const format = formatOf(files);
  const isEarlier = format < packageFormat;
  const carried = partKeys.filter((key) => !isEarlier || !addedLater.has(key));
  const read = Object.fromEntries(carried.map((key): [PartKey, object[]] => [key, []]));
  let shell: object | null = null;
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const key = carried.find((each) => file.path.startsWith(`${each}/`) && file.path.endsWith('.json'));
    if (file.path !== 'app.json' && key === undefined) {
      issues.push(packageIssue('FileUnknown', file.path));
      continue;
    }
    const hasEarlierRole = isEarlier && key === 'roles';
    const part = readPart(file, key === undefined ? shellSchema : hasEarlierRole ? earlierRoleSchema : partSchemas.get(key)!, {
      issues,
      locale,
    });
    if (part === null) continue;
    if (key === undefined) shell = part;
    else {
      const place = `${key}/${fileNameOf(key, part)}.json`;
      if (!hasEarlierRole && file.path !== place) issues.push(packageIssue('PlaceWrong', file.path, { place }));
      read[key]?.push(part);
    }
  }
  if (!files.some(({ path }) => path === 'app.json')) issues.push(packageIssue('AppMissing', 'app.json'));
  if (issues.length > 0 || shell === null) return { issues };
  return { contents: { ...(shell as Pick<PackageContents, 'code'>), ...read } as PackageContents };
}

/** The format of a package; that of unreadable ones is reported with their file. */
function formatOf(files: readonly PackageFile[]): number {
  const shell = readJson(files.find(({ path }) => path === 'app.json')?.text ?? '');
  const format = typeof shell === 'object' && shell !== null && 'format' in shell ? shell.format : packageFormat;
  return typeof format === 'number' ? format : packageFormat;
}

interface Reading {
  readonly issues: PackageIssue[];
  readonly locale: Locale;
}

/** Returns the position of a JSON syntax error; the end of the text when it ends too early. */
function syntaxErrorPosition(error: unknown, text: string): { readonly line: number; readonly column: number } {
  const position = /line (\d+) column (\d+)/.exec(error instanceof Error ? error.message : '');
  if (position) return { line: Number(position[1]), column: Number(position[2]) };
  const lines = text.split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

function readPart({ path, text }: PackageFile, schema: z.ZodType, { issues, locale }: Reading): object | null {
  const excess = findJsonExcess(text);
  if (excess !== null) {
    const isDeep = excess === 'nested-too-deep';
    issues.push(packageIssue(isDeep ? 'NestedTooDeep' : 'TooManyValues', path, { max: isDeep ? jsonBounds.depth : jsonBounds.values }));
    return null;
  }
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    issues.push(packageIssue('NotJson', path, syntaxErrorPosition(error, text)));
    return null;
  }
  const unusable = unstorablePaths(value);
  if (unusable.length > 0) {
    issues.push(...unusable.map((at) => packageIssue('TextUnusable', path, { at })));
    return null;
  }
  const format = path === 'app.json' ? (value as { format?: unknown } | null)?.format : packageFormat;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1 || format > packageFormat) {
    issues.push(packageIssue('FormatUnknown', path, { format: String(format), known: packageFormat }));
    return null;
  }
  const parsed = schema.safeParse(value, { error: inputTexts[locale] });
  if (parsed.success) return parsed.data as object;
  issues.push(...parsed.error.issues.map((issue) => malformed(path, issue)));
  return null;
}

function malformed(path: string, issue: { readonly path: PropertyKey[]; readonly message: string }): PackageIssue {
  return packageIssue('PartMalformed', path, { at: issue.path.map(String).join('.') || '/', detail: issue.message });
}
