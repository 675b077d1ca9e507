/**
 * What a module needs from one that stands above it in `modules.ts`. The lower module declares the interface and calls `get`, the upper one
 * lists its implementation under `provides`, and `connectModules` joins the two when the server is put together.
 */
export interface RequiredService<T> {
  /** The implementation. Fails where the server was put together without the module that has it. */
  get(): T;
  providedBy(implementation: T): ProvidedService;
}

export interface ProvidedService {
  connect(): void;
}

export function requireService<T>(name: string): RequiredService<T> {
  let connected: { readonly implementation: T } | null = null;
  return {
    get() {
      if (!connected) throw new Error(`no module provides ${name}`);
      return connected.implementation;
    },
    providedBy: (implementation) => ({
      connect() {
        connected = { implementation };
      },
    }),
  };
}
