/** Reads a server-sent event stream and passes the data of each event. Ends with the stream. */
export async function readEventStream(stream: ReadableStream<Uint8Array>, onData: (data: string) => void): Promise<void> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = dataOf(block);
      if (data !== null) onData(data);
    }
  }
}

function dataOf(block: string): string | null {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  return lines.length > 0 ? lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n') : null;
}
