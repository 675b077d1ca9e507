import fc from 'fast-check';

// With INKSTONE_SEED a run draws the same cases each time, so that what a commit answers does not depend on luck; without, it explores.
const seed = process.env['INKSTONE_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
