import { locales } from '@inkstone/schema';
import { z } from 'zod';
import { paperSchema } from './print-template.ts';

type Drawn =
  | { kind: 'empty' }
  | { kind: 'text'; text: string; tone?: 'normal' | 'muted' | 'strong' | undefined }
  | { kind: 'list'; items: Drawn[] }
  | { kind: 'table'; head: string[]; rows: Drawn[][]; foot?: Drawn[] | undefined }
  | { kind: 'link'; text: string; record: { schemaCode: string; id: string } }
  | { kind: 'file'; refId: string; name: string; fileSize: number }
  | { kind: 'image'; refId: string; alt: string }
  | { kind: 'seal'; text: string; tone: 'agree' | 'disagree' | 'neutral' };

/** A value ready to be drawn, as models present it. */
export const drawnValueSchema: z.ZodType<Drawn> = z.lazy(() => drawnUnion);
/** Values in rows, as a sub-table is printed. */
export const drawnTableSchema = z.object({
  kind: z.literal('table'),
  head: z.array(z.string()),
  rows: z.array(z.array(drawnValueSchema)),
  foot: z.array(drawnValueSchema).optional(),
});
const drawnUnion = z.discriminatedUnion('kind', [
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
  z.object({ kind: z.literal('row'), cells: z.array(z.object({ label: z.string(), span: z.number(), value: drawnValueSchema })) }),
  z.object({
    kind: z.literal('sheet'),
    label: z.string(),
    columns: z.array(z.object({ width: z.number(), align: z.enum(['start', 'end']) })),
    table: drawnTableSchema,
  }),
]);

/** A step of the approval as paper tells it. */
const stepSchema = z.object({
  /** Who acted; for whom, where it was somebody else's. */
  who: z.string(),
  what: z.string(),
  where: z.string(),
  /** In the organisation's time zone. */
  when: z.string(),
  opinion: z.string(),
  seal: z.object({ text: z.string(), tone: z.enum(['agree', 'disagree', 'neutral']) }).nullable(),
  /** The id of a signature written by hand. */
  signature: z.string().nullable(),
  /** Belongs to a round that was overtaken by a return. */
  superseded: z.boolean(),
});
export type PrintStep = z.infer<typeof stepSchema>;

/** A record as paper has it, with what this person may see; HTML and PDF are drawn from it. */
export const printDocumentSchema = z.object({
  locale: z.enum(locales),
  title: z.string(),
  organization: z.string(),
  paper: paperSchema,
  head: z.string(),
  foot: z.string(),
  watermark: z.string(),
  /** What is said of every record: its number, owner, time, state. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  blocks: z.array(blockSchema),
  /** Null: it is not printed, or there is none for this person. */
  history: z.array(stepSchema).nullable(),
  signBoxes: z.array(z.string()),
  /** Who printed it, and when. */
  printed: z.string(),
});
export type PrintDocument = z.infer<typeof printDocumentSchema>;
