import { createRequire } from 'node:module';
import { vi } from 'vitest';

// Hundreds of people sign in during the tests. Their passwords get a hash of the same kind that is quick to check; real processes, which
// browser tests and tests of the start use, have the parameters of the product.
const library = createRequire(import.meta.url)('@node-rs/argon2') as { hash: typeof import('@node-rs/argon2').hash };
// Files share the library, which is loaded before what imports it.
if (!vi.isMockFunction(library.hash)) {
  const { hash } = library;
  library.hash = vi.fn<typeof hash>((password) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 }));
}
