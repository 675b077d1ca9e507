import type { Plugin } from 'vite';

/**
 * Fails the build when something brings the whole of zod: what it uses of their common part comes with every form, because modules of two
 * pages are one file. A constant that stands beside a schema of the server belongs into a file of its own, a schema that browsers read is
 * declared with `zod/mini` (docs/decisions/0031).
 */
export const smallSchemas = (): Plugin => ({
  name: 'small-schemas',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const whole = Object.entries(file.modules).some(([id, { renderedLength }]) => renderedLength > 0 && id.includes('/zod/v4/classic/'));
      const users = Object.keys(file.modules).filter((id) => !id.includes('/node_modules/'));
      if (whole) this.error(`${file.fileName} holds the whole of zod, for one of: ${users.join(', ')}`);
    }
  },
});
