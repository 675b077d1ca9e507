import { createHash } from 'node:crypto';
import type { InstanceEvent } from '@inkstone/workflow';
import type { StoredRecord } from '../../records/index.ts';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';

/** The form data the actor acted on. */
export interface FormSnapshot {
  readonly version: number;
  readonly hash: Buffer;
}

export interface ChainedEvent {
  readonly seq: number;
  readonly event: InstanceEvent;
  readonly form: FormSnapshot;
  readonly hash: Buffer;
}

export interface ChainEnd {
  readonly seq: number;
  readonly hash: Buffer | null;
}

export function formSnapshot({ version, values }: Pick<StoredRecord, 'version' | 'values'>): FormSnapshot {
  return { version, hash: sha256(canonicalJson(values)) };
}

/** Appends events to the end of a hash chain. Each hash covers the one before, so changing, omitting or inserting an event is detected. */
export function chain(instanceId: string, end: ChainEnd, events: readonly InstanceEvent[], form: FormSnapshot): ChainedEvent[] {
  const links: ChainedEvent[] = [];
  let { seq, hash } = end;
  for (const event of events) {
    seq += 1;
    hash = linkHash(instanceId, { seq, event, form }, hash);
    links.push({ seq, event, form, hash });
  }
  return links;
}

export function linkHash(instanceId: string, { seq, event, form }: Omit<ChainedEvent, 'hash'>, previous: Buffer | null): Buffer {
  const content = { instanceId, seq, event, form: { version: form.version, hash: hex(form.hash) }, previous: hex(previous) };
  return sha256(canonicalJson(content));
}

function hex(hash: Buffer | null): string | null {
  return hash?.toString('hex') ?? null;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
