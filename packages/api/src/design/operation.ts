import { codeSchema, documentKinds, kindsOfModels, type DocumentKind, type KindOfModel } from '@inkstone/schema';
import { z } from 'zod';

type OwnKind = Exclude<DocumentKind, KindOfModel>;
const ownKinds = documentKinds.filter((kind): kind is OwnKind => !kindsOfModels.some((other) => other === kind));

/** A document of an application; `app` is the application itself with its menu. Forms, lists and print templates belong to a model. */
export const documentKeySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(ownKinds), code: codeSchema }),
  z.object({ kind: z.enum(kindsOfModels), schemaCode: codeSchema, code: codeSchema }),
]);

/** Content of a document or of a part of one. A draft may be incomplete or wrong. */
export const contentSchema = z.record(z.string(), z.unknown());

const code = z.string().max(128);
const target = { document: documentKeySchema, path: z.array(code).max(8) };
const seen = z.object({ value: z.unknown().optional() });
const place = z.union([
  z.object({ after: code.nullable() }),
  z.object({ rightOf: code }),
  z.object({ leftOf: code }),
  z.object({ rowBelow: code }),
  z.object({ rowAbove: code }),
  z.object({ firstIn: code.nullable() }),
]);

/**
 * A change of a working copy. A path leads to a part by its code, as `["dataItems", "amount", "name"]`; the empty path is the document.
 * `was` is what the author saw: the operation is refused if that has changed.
 */
export const operationSchema = z.discriminatedUnion('op', [
  /** Sets a property; without a value removes it. */
  z.object({ op: z.literal('set'), ...target, value: z.unknown().optional(), was: seen.optional() }),
  /** Adds a part or a document; a part without a place becomes the last one. */
  z.object({ op: z.literal('insert'), ...target, value: contentSchema, at: place.optional() }),
  z.object({ op: z.literal('move'), ...target, at: place }),
  z.object({ op: z.literal('remove'), ...target, was: seen.optional() }),
  /** Changes the code of a part, or with the empty path of a document, that was never published, and every place that names it. */
  z.object({ op: z.literal('rename'), ...target, to: z.string().max(64) }),
]);
