import { expect, test } from 'vitest';
import { readEventStream } from './event-stream.ts';

function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

async function heard(...pieces: readonly string[]): Promise<readonly string[]> {
  const data: string[] = [];
  await readEventStream(streamOf(...pieces), (each) => data.push(each));
  return data;
}

test('each event arrives once, however the stream is split', async () => {
  await expect(heard('data: {"kind":"work-', 'changed"}\n', '\ndata: two\n\n')).resolves.toEqual(['{"kind":"work-changed"}', 'two']);
});

test('heartbeats and other fields are ignored', async () => {
  await expect(heard(': keep\n\n', 'retry: 1000\n\n', 'id: 7\nevent: x\ndata:one\n\n')).resolves.toEqual(['one']);
});

test('the lines of one event are joined, and all line endings are accepted', async () => {
  await expect(heard('data: a\r\ndata: b\r\n\r\n')).resolves.toEqual(['a\nb']);
});

test('an incomplete event at the end is ignored', async () => {
  await expect(heard('data: whole\n\ndata: ha')).resolves.toEqual(['whole']);
});
