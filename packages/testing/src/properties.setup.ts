import fc from 'fast-check';

// With INKSTONE_SEED a run generates the same cases each time, so that the result of a commit is reproducible; without it, each run
// explores new cases.
const seed = process.env['INKSTONE_SEED'];
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) });
