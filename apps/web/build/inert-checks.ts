/** Stands in for zod in the browser: declarations can be made, checking with one is a bug. */
const checking = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode']);

const declaration: object = new Proxy(() => declaration, {
  get(target, name) {
    if (checking.has(name)) throw new Error(`checks are left out of the browser: ${String(name)}`);
    return typeof name === 'symbol' ? Reflect.get(target, name) : declaration;
  },
  apply: () => declaration,
});

export const z = declaration;
export default z;
