import type { FastifyInstance } from 'fastify';
import { findJsonExcess, jsonBounds } from './json-bounds.ts';
import { Refusal } from './refusal.ts';
import { refuseUnstorableText } from './storable-text.ts';

/** Only escapes can put a NUL or a lone surrogate into a JSON text. */
const unstorableEscape = /\\u(?:0000|[dD][89a-fA-F])/;

/** Parses JSON bodies. Refuses bodies beyond `jsonBounds`, texts that cannot be stored, and keys that would change prototypes. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    const excess = findJsonExcess(text);
    if (excess) return done(new Refusal(excess, { max: excess === 'nested-too-deep' ? jsonBounds.depth : jsonBounds.values }));
    return parse(request, text, (error, value) => {
      if (error) return done(error);
      try {
        if (unstorableEscape.test(text)) refuseUnstorableText(value);
      } catch (refusal) {
        return done(refusal as Refusal);
      }
      return done(null, value);
    });
  });
}
