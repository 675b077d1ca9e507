/** The services of one name that modules provide. */
interface RequiredServices<T> {
  /** The implementations of the modules that the server was put together of. */
  all(): readonly T[];
  providedBy(implementation: T): ProvidedService;
}

/**
 * What a module needs from one that stands above it in `modules.ts`. The lower module declares the interface and calls `get`, the upper one
 * lists its implementation under `provides`, and `connectModules` joins the two when the server is put together.
 */
interface RequiredService<T> {
  /** The implementation. Fails where the server was put together without the module that has it. */
  get(): T;
  providedBy(implementation: T): ProvidedService;
}

export interface ProvidedService {
  connect(): void;
}

/** For what one module provides. */
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

/** For what several modules provide, or none. */
export function requireServices<T>(): RequiredServices<T> {
  // Servers of one process are made of the same modules: connecting them again adds nothing.
  const connected = new Set<T>();
  return {
    all: () => [...connected],
    providedBy: (implementation) => ({ connect: () => void connected.add(implementation) }),
  };
}
