import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';

// Lets Node load what only bundlers know: JSX, stylesheets, JSON as it is imported for browsers, addresses of files, `import.meta.glob`, and
// modules of libraries for bundlers. Types are stripped here too, in an eighth of the time that Node takes.

/** Libraries that have these for bundlers, and the same for `require`. */
const forBundlers = /^(antd\/es|@ant-design\/icons\/es|@atlaskit\/pragmatic-drag-and-drop)\//;

/** The name of a class stands for itself. */
const classNames = 'export default new Proxy({}, { get: (_, name) => name });';

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.endsWith('?url'))
      return { url: `${nextResolve(specifier.slice(0, -'?url'.length), context).url}?url`, shortCircuit: true };
    if (!forBundlers.test(specifier) || !context.conditions.includes('import')) return nextResolve(specifier, context);
    const path = createRequire(context.parentURL!).resolve(specifier.replace('/es/', '/lib/'));
    return { url: `${pathToFileURL(path).href}?names`, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    const [address, query] = url.split('?') as [string, string | undefined];
    const source = sourceOf(address, query, context.importAttributes);
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

/** The source of what Node cannot load by itself. */
function sourceOf(
  address: string,
  query: string | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (query === 'url') return `export default ${JSON.stringify(address)};`;
  if (!address.startsWith('file:')) return undefined;
  const path = fileURLToPath(address);
  if (query === 'names') return sourceWithNames(path);
  if (path.endsWith('.css')) return classNames;
  if (path.includes('/node_modules/')) return undefined;
  if (path.endsWith('.json') && !attributes['type']) return `export default ${readFileSync(path, 'utf8')};`;
  return /\.tsx?$/.test(path) ? sourceWithoutTypes(path) : undefined;
}

/** Exports what a CommonJS module of a library exports, its default too. */
function sourceWithNames(path: string): string {
  const names = Object.keys(createRequire(path)(path) as object).filter((name) => name !== 'default');
  return `import all from ${JSON.stringify(path)}; export default all.default; export const { ${names.join(', ')} } = all;`;
}

function sourceWithoutTypes(path: string): string {
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), {
    tsconfig: false,
    sourcemap: true,
    jsx: { runtime: 'automatic' },
    typescript: { onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
  const lines = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${withGlob(code)}\n//# sourceMappingURL=data:application/json;base64,${lines}`;
}

const globName = JSON.stringify(new URL('glob-modules.ts', import.meta.url).href);

const withGlob = (code: string): string =>
  code.includes('import.meta.glob(')
    ? `${code.replaceAll('import.meta.glob(', 'await globModules(import.meta.dirname, ')}\nimport { globModules } from ${globName};`
    : code;
