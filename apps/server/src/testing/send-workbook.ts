import { randomUUID } from 'node:crypto';
import type { Call, CallOutput, RefusalData } from '@inkstone/api';
import type { TestPerson, TestServer } from './test-server.ts';

const boundary = 'inkstone-import';

/** Sends a file with form fields, as a browser does. */
export async function sendWorkbook<C extends Call>(
  server: TestServer,
  person: TestPerson,
  call: C,
  {
    fields,
    bytes,
    name = 'rows.xlsx',
  }: { readonly fields: Readonly<Record<string, string>>; readonly bytes: Buffer; readonly name?: string },
): Promise<{ readonly status: number; readonly errmsg: string; readonly data: CallOutput<C> & RefusalData }> {
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const answer = await server.inject({
    method: 'POST',
    url: call.path,
    headers: {
      authorization: `Bearer ${person.accessToken}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': randomUUID(),
      'x-locale': 'en',
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const { data, errmsg } = answer.json<{ data: CallOutput<C> & RefusalData; errmsg: string }>();
  return { status: answer.statusCode, data, errmsg };
}
