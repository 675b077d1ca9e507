import { vi } from 'vitest';

// Hundreds of people sign in during the tests. Their passwords get a hash of the same kind that is quick to check; real processes, which
// browser tests and tests of the start use, have the parameters of the product.
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>();
  const quick = () => vi.fn<typeof library.hash>((password) => library.hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }));
  // One for all files of a worker, which share the modules that use it.
  const shared = globalThis as { quickHash?: ReturnType<typeof quick> };
  return { ...library, hash: (shared.quickHash ??= quick()) };
});
