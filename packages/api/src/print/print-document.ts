import { locales, paperSchema } from '@inkstone/schema';
import { z } from 'zod';

type RenderedValue =
  | { kind: 'empty' }
  | { kind: 'text'; text: string; tone?: 'normal' | 'muted' | 'strong' | undefined }
  | { kind: 'list'; items: RenderedValue[] }
  | { kind: 'table'; head: string[]; rows: RenderedValue[][]; foot?: RenderedValue[] | undefined }
  | { kind: 'link'; text: string; record: { schemaCode: string; id: string } }
  | { kind: 'file'; refId: string; name: string; fileSize: number }
  | { kind: 'image'; refId: string; alt: string }
  | { kind: 'seal'; text: string; tone: 'agree' | 'disagree' | 'neutral' };

/** A value prepared for rendering by the model of its control. */
export const drawnValueSchema: z.ZodType<RenderedValue> = z.lazy(() => renderedValueUnion);
/** A table of values, such as a sub-table. */
export const drawnTableSchema = z.object({
  kind: z.literal('table'),
  head: z.array(z.string()),
  rows: z.array(z.array(drawnValueSchema)),
  foot: z.array(drawnValueSchema).optional(),
});
const renderedValueUnion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('text'), text: z.string(), tone: z.enum(['normal', 'muted', 'strong']).optional() }),
  z.object({ kind: z.literal('list'), items: z.array(drawnValueSchema) }),
  drawnTableSchema,
  z.object({ kind: z.literal('link'), text: z.string(), record: z.object({ schemaCode: z.string(), id: z.string() }) }),
  z.object({ kind: z.literal('file'), refId: z.string(), name: z.string(), fileSize: z.number() }),
  z.object({ kind: z.literal('image'), refId: z.string(), alt: z.string() }),
  z.object({ kind: z.literal('seal'), text: z.string(), tone: z.enum(['agree', 'disagree', 'neutral']) }),
]);

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  /** What follows no longer belongs to the heading above. */
  z.object({ kind: z.literal('rule') }),
  z.object({ kind: z.literal('row'), cells: z.array(z.object({ label: z.string(), span: z.number(), value: drawnValueSchema })) }),
  z.object({
    kind: z.literal('sheet'),
    label: z.string(),
    columns: z.array(z.object({ width: z.number(), align: z.enum(['start', 'end']) })),
    table: drawnTableSchema,
  }),
]);

/** A step of the approval history. */
const stepSchema = z.object({
  /** Who acted, and for whom if they acted for somebody else. */
  who: z.string(),
  what: z.string(),
  where: z.string(),
  /** In the organisation's time zone. */
  when: z.string(),
  opinion: z.string(),
  seal: z.object({ text: z.string(), tone: z.enum(['agree', 'disagree', 'neutral']) }).nullable(),
  /** The id of a handwritten signature. */
  signature: z.string().nullable(),
  /** Belongs to a round before the instance was sent back. */
  superseded: z.boolean(),
});
export type PrintStep = z.infer<typeof stepSchema>;

/** The printable content of a record, limited to what this person may see; HTML and PDF are rendered from it. */
export const printDocumentSchema = z.object({
  locale: z.enum(locales),
  title: z.string(),
  organization: z.string(),
  paper: paperSchema,
  head: z.string(),
  foot: z.string(),
  watermark: z.string(),
  /** The facts of every record: number, owner, time, state. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  blocks: z.array(blockSchema),
  /** Null if the history is not printed, or not visible to this person. */
  history: z.array(stepSchema).nullable(),
  signBoxes: z.array(z.string()),
  /** Who printed it, and when. */
  printed: z.string(),
});
export type PrintDocument = z.infer<typeof printDocumentSchema>;
