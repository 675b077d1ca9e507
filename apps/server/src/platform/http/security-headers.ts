import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { permissionsPolicy } from './permissions-policy.ts';

const setHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The code scanner is a WebAssembly module of the product; this does not allow text to be run as script.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      // The components generate styles at run time.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // HSTS is set by the proxy, which knows whether the site is reachable by https only.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
});

/** The headers of all responses that restrict what browsers do with them. They are the same for every request and are made once. */
export const securityHeaders: Readonly<Record<string, string>> = { ...ofHelmet(), 'permissions-policy': permissionsPolicy };

function ofHelmet(): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => void (headers[name] = value), removeHeader: () => undefined };
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
