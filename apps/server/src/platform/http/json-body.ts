import type { FastifyInstance } from 'fastify';
import { findJsonExcess, jsonBounds } from './json-bounds.ts';
import { Refusal } from './refusal.ts';
import { refuseUnstorableText } from './storable-text.ts';

/** Escapes are the only way by which a NUL or half of a surrogate pair comes into a JSON text. */
const oddEscape = /\\u(?:0000|[dD][89a-fA-F])/;

/** Reads JSON bodies within `jsonBounds` and with texts that can be stored; keys that reach into prototypes are refused as before. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    const excess = findJsonExcess(text);
    if (excess) return done(new Refusal(excess, { max: excess === 'nested-too-deep' ? jsonBounds.depth : jsonBounds.values }));
    return parse(request, text, (error, value) => {
      if (error) return done(error);
      try {
        if (oddEscape.test(text)) refuseUnstorableText(value);
      } catch (refusal) {
        return done(refusal as Refusal);
      }
      return done(null, value);
    });
  });
}
