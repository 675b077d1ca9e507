import type { Call } from '@inkstone/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../platform/api/client.ts';
import { dispatchLiveEvent } from '../../platform/live/live-listeners.ts';
import { createSigningServices } from './signing-services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = { id: 'f1', name: 'signature.png', fileSize: 9 };

function build() {
  const state = { written: null as object | null };
  const calls: string[] = [];
  const client = {
    call: async ({ path }: Call) => {
      calls.push(path);
      return path.endsWith('/open') ? { id: 'p1', token: 'secret', lastsSeconds: 300 } : state.written;
    },
  } as unknown as Client;
  return { signing: createSigningServices(client), state, calls };
}

const place = { schemaCode: 'claim', formCode: 'claim', control: 'seal' };
const never = new AbortController().signal;

test('a signing page has an address of this site and expires when the server states', async () => {
  const { signing } = build();

  const opened = await signing.open(place);

  expect(opened.address).toBe(`${window.location.origin}/#/sign/secret`);
  expect(opened.expiresAt.getTime() - Date.now()).toBe(300_000);
});

test('the signature is returned as soon as a live event reports it', async () => {
  const { signing, state } = build();
  const written = signing.written(await signing.open(place), { signal: never });

  state.written = { ...file, mediaType: 'image/png' };
  dispatchLiveEvent({ kind: 'signature-written', signingId: 'p1' });

  await expect(written).resolves.toEqual(file);
});

test('events of other signing pages cause no request', async () => {
  const { signing, calls } = build();
  const abort = new AbortController();
  const written = signing.written(await signing.open(place), { signal: abort.signal });
  await vi.advanceTimersByTimeAsync(0);
  const before = calls.length;

  dispatchLiveEvent({ kind: 'signature-written', signingId: 'another' });

  expect(calls).toHaveLength(before);
  abort.abort();
  await expect(written).rejects.toMatchObject({ name: 'AbortError' });
});

test('without live events it is polled, and after it expired there is none', async () => {
  const asked = build();
  const found = asked.signing.written(await asked.signing.open(place), { signal: never });
  asked.state.written = file;
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(found).resolves.toEqual(file);

  const late = build();
  const none = late.signing.written(await late.signing.open(place), { signal: never });
  await vi.advanceTimersByTimeAsync(300_000);

  await expect(none).resolves.toBeNull();
});
