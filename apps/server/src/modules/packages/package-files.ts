import { locales, type Locale } from '@inkstone/schema';
import type { z } from 'zod';
import { findJsonExcess, jsonBounds } from '../../platform/http/json-bounds.ts';
import { unstorablePaths } from '../../platform/http/storable-text.ts';
import { inputTexts } from '@inkstone/schema/input-texts';
import { packageContentsSchema, packagedRoleSchema, type PackageContents, type PackagedRole } from './package-contents.ts';
import { packageIssue, type PackageIssue } from './package-issue.ts';
import { readableJson } from './readable-json.ts';

export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/** The version of the file format; other versions are refused. */
const packageFormat = 1;

interface PartFiles {
  readonly folder: string;
  readonly schema: z.ZodType;
  /** The name of a part's file in its folder, without `.json`. */
  fileName(part: never): string;
}

const byCode = { fileName: ({ code }: { code: string }) => code };
const inModel = { fileName: ({ schemaCode, code }: { schemaCode: string; code: string }) => `${schemaCode}/${code}` };

const { models, forms, lists, workflows, pages, rules, dictionaries } = packageContentsSchema.shape;
const partFiles = {
  models: { folder: 'models', schema: models.element, ...byCode },
  forms: { folder: 'forms', schema: forms.element, ...inModel },
  lists: { folder: 'lists', schema: lists.element, ...inModel },
  workflows: { folder: 'workflows', schema: workflows.element, ...byCode },
  pages: { folder: 'pages', schema: pages.element, ...byCode },
  rules: { folder: 'rules', schema: rules.element, ...byCode },
  dictionaries: { folder: 'dictionaries', schema: dictionaries.element, ...byCode },
  roles: { folder: 'roles', schema: packagedRoleSchema, fileName: ({ name }: PackagedRole) => name.replace(/[^\p{L}\p{N}_-]+/gu, '-') },
} as const satisfies Record<string, PartFiles>;
type PartKey = keyof typeof partFiles;
const partKeys = Object.keys(partFiles) as PartKey[];

const shellSchema = packageContentsSchema.omit(Object.fromEntries(partKeys.map((key) => [key, true])) as Record<PartKey, true>);

/** Returns one file for each part, in folders by kind, ordered by path; the same contents give the same files. */
export function packageFiles(contents: PackageContents): PackageFile[] {
  const parts = partKeys.flatMap((key) => namedFiles(key, contents[key]));
  const shell = Object.fromEntries(Object.entries(contents).filter(([key]) => !(key in partFiles)));
  return [{ path: 'app.json', text: readableJson({ format: packageFormat, ...shell }) }, ...parts].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
}

function namedFiles(key: PartKey, parts: readonly object[]): PackageFile[] {
  const { folder } = partFiles[key];
  const taken = new Set<string>();
  return parts.map((part) => {
    const name = fileNameOf(key, part);
    let path = `${folder}/${name}.json`;
    // Names of roles may differ only in characters that file names cannot contain.
    for (let next = 2; taken.has(path.toLowerCase()); next += 1) path = `${folder}/${name}-${next}.json`;
    taken.add(path.toLowerCase());
    return { path, text: readableJson(part) };
  });
}

function fileNameOf(key: PartKey, part: object): string {
  return partFiles[key].fileName(part as never);
}

/** Returns the contents of a package, or all issues of its files, in the given language. */
export function readPackage(
  files: readonly PackageFile[],
  locale: Locale = locales[0],
): { readonly contents: PackageContents } | { readonly issues: PackageIssue[] } {
  const issues: PackageIssue[] = [];
  const read: Record<PartKey, object[]> = {
    models: [],
    forms: [],
    lists: [],
    workflows: [],
    pages: [],
    rules: [],
    dictionaries: [],
    roles: [],
  };
  let shell: object | null = null;
  for (const file of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const key = partKeys.find((each) => file.path.startsWith(`${partFiles[each].folder}/`) && file.path.endsWith('.json'));
    if (file.path !== 'app.json' && key === undefined) {
      issues.push(packageIssue('FileUnknown', file.path));
      continue;
    }
    const part = readPart(file, key === undefined ? shellSchema : partFiles[key].schema, { issues, locale });
    if (part === null) continue;
    if (key === undefined) shell = part;
    else {
      if (key !== 'roles' && file.path !== `${partFiles[key].folder}/${fileNameOf(key, part)}.json`) {
        issues.push(packageIssue('PlaceWrong', file.path, { place: `${partFiles[key].folder}/${fileNameOf(key, part)}.json` }));
      }
      read[key].push(part);
    }
  }
  if (!files.some(({ path }) => path === 'app.json')) issues.push(packageIssue('AppMissing', 'app.json'));
  if (issues.length > 0 || shell === null) return { issues };
  return { contents: { ...shell, ...read } as PackageContents };
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
  if (path === 'app.json' && (value as { format?: unknown } | null)?.format !== packageFormat) {
    issues.push(
      packageIssue('FormatUnknown', path, { format: String((value as { format?: unknown } | null)?.format), known: packageFormat }),
    );
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
