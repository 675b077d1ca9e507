import type { Plugin } from 'vite';

const componentPackage = /^@rc-component\/[a-z-]+$/;

/**
 * The component packages below antd do nothing when they are loaded, but do not say so. Told on their behalf, parts nobody uses are
 * dropped: an input alone would bring the whole form package, 17 kB.
 */
export const dropUnusedParts = (): Plugin => ({
  name: 'drop-unused-parts',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!componentPackage.test(id)) return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    return resolved ? { ...resolved, moduleSideEffects: false } : null;
  },
});
