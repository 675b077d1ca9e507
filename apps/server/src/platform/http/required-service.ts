/** A service that several modules may provide. */
interface RequiredServices<T> {
  /** The implementations of the connected modules. */
  all(): readonly T[];
  providedBy(implementation: T): ProvidedService;
}

/**
 * A service that a module requires from a module after it in `modules.ts`. The requiring module declares the interface and calls `get`, the
 * other one lists its implementation under `provides`, and `connectModules` connects the two when the server is created.
 */
interface RequiredService<T> {
  /** Returns the implementation; throws if no connected module provides it. */
  get(): T;
  providedBy(implementation: T): ProvidedService;
}

export interface ProvidedService {
  connect(): void;
}

/** Declares a service that exactly one module provides. */
export function requireService<T>(name: string): RequiredService<T> {
  const services = requireServices<T>();
  return {
    get() {
      const [implementation] = services.all();
      if (implementation === undefined) throw new Error(`no module provides ${name}`);
      return implementation;
    },
    providedBy: (implementation) => services.providedBy(implementation),
  };
}

/** Declares a service that any number of modules provide. */
export function requireServices<T>(): RequiredServices<T> {
  // A set, because each server of a process connects the same modules.
  const connected = new Set<T>();
  return {
    all: () => [...connected],
    providedBy: (implementation) => ({ connect: () => void connected.add(implementation) }),
  };
}
