import { fileUpload } from '@inkstone/api';
import { describe, expect, test, vi } from 'vitest';
import { createUploader } from './uploader.ts';

/** A request that the test answers. */
class HeldRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  body: FormData | null = null;
  path = '';
  status = 0;
  responseText = '';
  isAborted = false;

  open(_method: string, path: string): void {
    this.path = path;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
  }
  answer(status: number, data: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(data);
    this.dispatchEvent(new Event('load'));
  }
}

function uploaderWith(renew: (refused: string) => Promise<string | null> = async () => null) {
  const requests: HeldRequest[] = [];
  const uploader = createUploader({ token: () => 'old', renew, locale: () => 'zh', clientType: () => 'PC' }, () => {
    const request = new HeldRequest();
    requests.push(request);
    return request as unknown as XMLHttpRequest;
  });
  const file = new File(['bytes'], '報價.pdf');
  const send = (options: object = {}) =>
    uploader(fileUpload, { schemaCode: 'claim', control: 'papers' }, file, { idempotencyKey: 'key-1', ...options });
  return { requests, send };
}

const done = { errcode: 0, errmsg: '', data: { id: 'f1' } };
const refused = (status: number, code: string) => [status, { errcode: status * 100, errmsg: '不行', data: { code } }] as const;

describe('an upload', () => {
  test('sends its fields before the file, with token and idempotency key', async () => {
    const { requests, send } = uploaderWith();

    const answer = send();
    requests[0]!.answer(200, done);

    await expect(answer).resolves.toEqual({ id: 'f1' });
    expect([...requests[0]!.body!.keys()]).toEqual(['schemaCode', 'control', 'file']);
    expect(requests[0]!.headers).toMatchObject({ Authorization: 'Bearer old', 'Idempotency-Key': 'key-1', 'X-Locale': 'zh' });
    expect(requests[0]!.headers).not.toHaveProperty('Content-Type');
  });

  test('reports its progress', async () => {
    const { requests, send } = uploaderWith();
    const onProgress = vi.fn();

    const answer = send({ onProgress });
    requests[0]!.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: 3, total: 4 }));
    requests[0]!.answer(200, done);
    await answer;

    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.75);
  });

  test('is sent again with a renewed token and the same key', async () => {
    const { requests, send } = uploaderWith(async () => 'new');

    const answer = send();
    requests[0]!.answer(...refused(401, 'token-expired'));
    await expect.poll(() => requests).toHaveLength(2);
    requests[1]!.answer(200, done);

    await expect(answer).resolves.toEqual({ id: 'f1' });
    expect(requests[1]!.headers).toMatchObject({ Authorization: 'Bearer new', 'Idempotency-Key': 'key-1' });
  });

  test('that is refused carries the message of the server', async () => {
    const { requests, send } = uploaderWith();

    const answer = send();
    requests[0]!.answer(...refused(422, 'file-content-wrong'));

    await expect(answer).rejects.toMatchObject({ kind: 'refused', code: 'file-content-wrong', message: '不行' });
  });

  test('without a response is offline', async () => {
    const { requests, send } = uploaderWith();

    const answer = send();
    requests[0]!.dispatchEvent(new Event('error'));

    await expect(answer).rejects.toMatchObject({ kind: 'offline' });
  });

  test('can be aborted', async () => {
    const { requests, send } = uploaderWith();
    const abort = new AbortController();

    const answer = send({ signal: abort.signal });
    abort.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests[0]!.isAborted).toBe(true);
  });
});
